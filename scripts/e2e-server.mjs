// Runs the built server on PORT with temporary services and data, for the browser tests.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { build } from './build/build.mjs';
import { serverEnvironment } from './launch/environment.mjs';
import { onParentExit } from './launch/parent.mjs';
import { inProject } from './launch/paths.mjs';
import { startServer } from './launch/server.mjs';
import { runWithShutdown } from './launch/shutdown.mjs';
import { startThrowawayServices } from './services/throwaway.mjs';

await runWithShutdown(async (shutdown) => {
  onParentExit(() => void shutdown.end(1));
  await build({ signal: shutdown.signal });
  const starting = startThrowawayServices();
  shutdown.defer(async () => (await starting.catch(() => undefined))?.remove());
  const { folder, postgres, redis } = await starting;
  const home = process.env.E2E_HOME ?? folder; // emails and logs are removed with it
  shutdown.defer(() => rmSync(home, { recursive: true, force: true }));
  process.env.GAMEGEEK_HOME = home;
  mkdirSync(home, { recursive: true });
  const env = serverEnvironment({
    databaseUrl: postgres.url,
    redisUrl: redis.url,
    port: process.env.PORT ?? '4173',
  });
  // For operator commands, such as creating an admin (frontend/e2e/support/admins.ts).
  const { DATABASE_URL, REDIS_URL, GAMEGEEK_SECRET } = env;
  writeFileSync(path.join(home, 'services.json'), JSON.stringify({ DATABASE_URL, REDIS_URL, GAMEGEEK_SECRET }));
  // Tests need more boards than games that can be played.
  const seed = inProject('backend', 'dist', 'backend', 'src', 'seed.js');
  await execa(process.execPath, [seed, '--play-all'], { cwd: inProject(), env, extendEnv: false, stdio: 'inherit' });
  const server = startServer({ env });
  shutdown.defer(() => server.stop());
  void server.exited.then(() => shutdown.end(1));
});
