// node scripts/with-services.mjs <command> [arguments]
//
// Runs a command with DATABASE_URL and REDIS_URL: those of the settings, else those of the GameGeek running from this
// folder, else private services started for the command.
import { execa } from 'execa';
import { build } from './build/build.mjs';
import { lockHomeUntil, runningLauncher } from './launch/home-lock.mjs';
import { readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { Failure } from './launch/failure.mjs';
import { inProject } from './launch/paths.mjs';
import { provideServices } from './launch/services.mjs';
import { runWithShutdown } from './launch/shutdown.mjs';

await runWithShutdown(async (shutdown) => shutdown.end(await run(process.argv.slice(2), shutdown)));

/**
 * @param {string[]} command
 * @param {import('./launch/shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<number>} its exit code
 */
async function run([program, ...args], shutdown) {
  if (!program) throw new Failure('Name the command to run: node scripts/with-services.mjs <command> [arguments].');
  readEnvFile();
  await build({ signal: shutdown.signal });
  const { databaseUrl, redisUrl } = await findServices(shutdown);
  if (shutdown.signal.aborted || !databaseUrl || !redisUrl) return 1;
  const env = serverEnvironment({ databaseUrl, redisUrl, port: process.env.PORT?.trim() || '3000' });
  // Without a limit: it may be writing a backup.
  const child = execa(program, args, {
    cwd: inProject(),
    env,
    extendEnv: false,
    stdio: 'inherit',
    forceKillAfterDelay: false,
    reject: false,
  });
  shutdown.defer(() => {
    child.kill();
    return child;
  });
  return (await child).exitCode ?? 1;
}

/** @param {import('./launch/shutdown.mjs').Shutdown} shutdown */
async function findServices(shutdown) {
  const running = runningLauncher();
  if (running?.databaseUrl) return running;
  await lockHomeUntil(shutdown);
  return provideServices(shutdown);
}
