// node scripts/with-services.mjs <command> [arguments]
//
// Runs a command with DATABASE_URL and REDIS_URL: those of the settings, else those of the GameGeek running from this
// folder, else private services started for the command.
import { execa } from 'execa';
import { build } from './build/build.mjs';
import { lockHome, runningLauncher } from './launch/home-lock.mjs';
import { readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { Failure, report } from './launch/failure.mjs';
import { inProject } from './launch/paths.mjs';
import { provideServices } from './launch/services.mjs';
import { Shutdown } from './launch/shutdown.mjs';

const shutdown = new Shutdown();
shutdown.listen();

try {
  await shutdown.end(await run(process.argv.slice(2)));
} catch (error) {
  report(error);
  await shutdown.end(1);
}

/**
 * @param {string[]} command
 * @returns {Promise<number>} its exit code
 */
async function run([program, ...args]) {
  if (!program) throw new Failure('Name the command to run: node scripts/with-services.mjs <command> [arguments].');
  readEnvFile();
  await build({ signal: shutdown.signal });
  const { databaseUrl, redisUrl } = await findServices();
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

async function findServices() {
  const running = runningLauncher();
  if (running?.databaseUrl) return running;
  const lock = await lockHome();
  shutdown.defer(() => lock.release());
  return provideServices(shutdown);
}
