// npm start: builds what is stale and starts PostgreSQL, Redis and the server. Stops them in reverse order.
import path from 'node:path';
import { build } from './build/build.mjs';
import { lockHomeUntil } from './launch/home-lock.mjs';
import { requireDiskSpace } from './launch/disk-space.mjs';
import { readEnvFile, serverEnvironment, usesStoredSecret } from './launch/environment.mjs';
import { homeFolder } from './launch/paths.mjs';
import { portFor } from './launch/port.mjs';
import { say, step } from './launch/progress.mjs';
import { startServer } from './launch/server.mjs';
import { provideServices } from './launch/services.mjs';
import { runWithShutdown } from './launch/shutdown.mjs';

const RUN_MEGABYTES = 300;

await runWithShutdown(start, { code: 0 }); // Ctrl-C is the usual end

/** @param {import('./launch/shutdown.mjs').Shutdown} shutdown */
async function start(shutdown) {
  readEnvFile();
  say('GameGeek');
  const lock = await lockHomeUntil(shutdown);
  const port = await portFor('PORT', 3000);
  requireDiskSpace(homeFolder(), RUN_MEGABYTES, 'GameGeek');

  await step(
    (names) => (names.length ? `${names.join(' and ')} built` : 'server and site are built'),
    () => build({ signal: shutdown.signal }),
  );
  if (shutdown.signal.aborted) return;
  const services = await provideServices(shutdown);
  if (shutdown.signal.aborted) return;
  lock.update(services);
  if (process.env.DATABASE_URL?.trim() && usesStoredSecret()) {
    say(`  ✓ GAMEGEEK_SECRET is stored in ${path.join(homeFolder(), 'secret')}: back it up with your database`);
  }

  const server = startServer({
    env: serverEnvironment({ ...services, port }),
    log: (line) => say(`    ${line}`),
  });
  shutdown.defer((options) => server.stop(options));
  lock.addChild(server.pid);
  let ready = false;
  void server.exited.then((code) => handleEnd(code, ready, shutdown));
  ready = await step(
    (isReady) => (isReady ? 'server is ready' : ''),
    () => server.ready(),
  );
  if (!ready) return;

  const address = process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`;
  lock.update({ address });
  say(`\n  GameGeek is at ${address}  (Ctrl-C stops everything)\n`);
}

/**
 * @param {number | NodeJS.Signals} code exit code or signal of the server
 * @param {boolean} wasReady
 * @param {import('./launch/shutdown.mjs').Shutdown} shutdown
 */
function handleEnd(code, wasReady, shutdown) {
  if (shutdown.signal.aborted) return;
  // A server that refuses to start has already printed what to do.
  if (wasReady || (code !== 78 && code !== 1)) {
    console.error(`\nThe server has ended unexpectedly (${code}): its output above shows why; start it again.`);
  }
  void shutdown.end(1);
}
