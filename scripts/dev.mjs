// npm run dev: like npm start, but server and site reload on changes.
import { execa } from 'execa';
import { endGroup, lockHomeUntil } from './launch/home-lock.mjs';
import { readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { inProject } from './launch/paths.mjs';
import { portFor } from './launch/port.mjs';
import { say, step } from './launch/progress.mjs';
import { provideServices } from './launch/services.mjs';
import { runWithShutdown } from './launch/shutdown.mjs';
import { waitFor } from './services/processes.mjs';

await runWithShutdown(start, { code: 0 }); // Ctrl-C is the usual end

/** @param {import('./launch/shutdown.mjs').Shutdown} shutdown */
async function start(shutdown) {
  readEnvFile();
  say('GameGeek, for development');
  const lock = await lockHomeUntil(shutdown);
  const port = await portFor('PORT', 3000);
  const apiPort = await portFor('API_PORT', 3001);

  const services = await provideServices(shutdown);
  if (shutdown.signal.aborted) return;
  lock.update(services);

  const address = `http://localhost:${port}`;
  const api = `http://127.0.0.1:${apiPort}`;
  const env = { PUBLIC_URL: address, ...serverEnvironment({ ...services, port: apiPort }), GAMEGEEK_API: api };
  const tools = [
    { name: 'server', command: ['nest', 'start', 'backend', '--watch', '--preserveWatchOutput'] },
    {
      name: 'site',
      command: ['vite', 'frontend', '--host', 'localhost', '--port', port, '--strictPort', '--clearScreen', 'false'],
    },
  ];
  for (const { name, command } of tools) run(name, command, env, lock, shutdown);

  await step('server is ready', () =>
    waitFor(async () => shutdown.signal.aborted || (await isReady(`${api}/health/ready`)), {
      timeout: Infinity,
      interval: 200,
      what: 'the server to be ready',
      log: (line) => say(`    ${line}`),
    }),
  );
  if (shutdown.signal.aborted) return;
  lock.update({ address });
  say(`\n  GameGeek is at ${address}  (reloads on changes; Ctrl-C stops everything)\n`);
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {{ addChild: (pid: number) => void }} lock
 * @param {import('./launch/shutdown.mjs').Shutdown} shutdown
 */
function run(name, [program = '', ...args], env, lock, shutdown) {
  // Its own process group, because these tools start further processes.
  const child = execa(program, args, {
    cwd: inProject(),
    env,
    extendEnv: false,
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
    detached: true,
    cleanup: false,
    reject: false,
  });
  const pid = Number(child.pid);
  lock.addChild(pid);
  shutdown.defer(() => endGroup(pid));
  void child.then(({ exitCode, signal }) => {
    if (shutdown.signal.aborted) return;
    console.error(`\nThe ${name} process has ended (${exitCode ?? signal}): its output above shows why.`);
    void shutdown.end(1);
  });
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(30_000) })).ok;
  } catch {
    return false;
  }
}
