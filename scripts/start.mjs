// npm start: builds what is stale, starts PostgreSQL and Redis, then the server, and stops them in the opposite order.
import path from 'node:path';
import { build } from './launch/build.mjs';
import { lockHome } from './launch/home-lock.mjs';
import { requireDiskSpace } from './launch/disk-space.mjs';
import { keepsSecret, readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { report } from './launch/failure.mjs';
import { homeFolder } from './launch/paths.mjs';
import { portFor } from './launch/port.mjs';
import { say, step } from './launch/progress.mjs';
import { startServer } from './launch/server.mjs';
import { provideServices } from './launch/services.mjs';
import { Shutdown } from './launch/shutdown.mjs';

const RUN_MEGABYTES = 300;

const shutdown = new Shutdown();
shutdown.listen();

try {
  await start();
} catch (error) {
  if (!shutdown.begun.aborted) {
    report(error);
    await shutdown.end(1);
  }
}

async function start() {
  readEnvFile();
  say('GameGeek');
  const lock = await lockHome();
  shutdown.defer(() => lock.release());
  shutdown.begun.addEventListener('abort', () => lock.note({ stopping: true }));
  const port = await portFor('PORT', 3000);
  requireDiskSpace(homeFolder(), RUN_MEGABYTES, 'GameGeek');

  await step(
    (built) => (built.length ? `${built.join(' and ')} built` : 'server and site are built'),
    () => build({ signal: shutdown.begun }),
  );
  if (shutdown.begun.aborted) return;
  const services = await provideServices(shutdown);
  if (shutdown.begun.aborted) return;
  lock.note(services);
  if (process.env.DATABASE_URL?.trim() && keepsSecret()) {
    say(`  ✓ GAMEGEEK_SECRET is kept in ${path.join(homeFolder(), 'secret')}: keep it with your database`);
  }

  const server = startServer({ env: serverEnvironment({ ...services, port }) });
  shutdown.defer((options) => server.stop(options));
  lock.child(server.pid);
  let ready = false;
  void server.exited.then((code) => handleEnd(code, ready));
  ready = await step(
    (answered) => (answered ? 'server is ready' : ''),
    () => server.ready(),
  );
  if (!ready) return;

  const address = process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`;
  lock.note({ address });
  say(`\n  GameGeek is at ${address}  (Ctrl-C stops everything)\n`);
}

/**
 * @param {number | NodeJS.Signals} code how the server ended
 * @param {boolean} wasReady
 */
function handleEnd(code, wasReady) {
  if (shutdown.begun.aborted) return;
  // A server that refuses to start has said in one sentence what to do.
  if (wasReady || (code !== 78 && code !== 1)) {
    console.error(`\nThe server has ended unexpectedly (${code}): its last lines above say why; start again.`);
  }
  void shutdown.end(1);
}
