// node scripts/with-services.mjs <command> [arguments]
//
// Runs a command with DATABASE_URL and REDIS_URL: those of the settings, else those of the GameGeek running from this
// folder, else private services started for the command.
import { spawn } from 'node:child_process';
import { build } from './build/build.mjs';
import { lockHome, runningLauncher } from './launch/home-lock.mjs';
import { readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { Failure, report } from './launch/failure.mjs';
import { inProject } from './launch/paths.mjs';
import { provideServices } from './launch/services.mjs';
import { Shutdown } from './launch/shutdown.mjs';
import { exitOf } from './services/processes.mjs';

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
  const child = spawn(program, args, { cwd: inProject(), env, stdio: 'inherit' });
  const exited = exitOf(child);
  shutdown.defer(() => {
    child.kill('SIGTERM');
    return exited;
  });
  const code = await exited;
  return typeof code === 'number' ? code : 1;
}

async function findServices() {
  const running = runningLauncher();
  if (running?.databaseUrl) return running;
  const lock = await lockHome();
  shutdown.defer(() => lock.release());
  return provideServices(shutdown);
}
