// npm run dev: like npm start, with server and site reloading on changes.
import { spawn } from 'node:child_process';
import { lockHome, endGroup } from './launch/home-lock.mjs';
import { readEnvFile, serverEnvironment } from './launch/environment.mjs';
import { report } from './launch/failure.mjs';
import { inProject } from './launch/paths.mjs';
import { portFor } from './launch/port.mjs';
import { say, step } from './launch/progress.mjs';
import { provideServices } from './launch/services.mjs';
import { Shutdown } from './launch/shutdown.mjs';
import { exitOf, waitFor } from './services/processes.mjs';

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
  say('GameGeek, for development');
  const lock = await lockHome();
  shutdown.defer(() => lock.release());
  shutdown.begun.addEventListener('abort', () => lock.note({ stopping: true }));
  const port = await portFor('PORT', 3000);
  const apiPort = await portFor('API_PORT', 3001);

  const services = await provideServices(shutdown);
  if (shutdown.begun.aborted) return;
  lock.note(services);

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
  for (const { name, command } of tools) run(name, command, env, lock);

  await step('server answers', () =>
    waitFor(async () => shutdown.begun.aborted || (await answers(`${api}/health/ready`)), {
      within: Infinity,
      every: 200,
    }),
  );
  if (shutdown.begun.aborted) return;
  lock.note({ address });
  say(`\n  GameGeek is at ${address}  (changes to the sources show at once; Ctrl-C stops everything)\n`);
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} env
 * @param {{ child: (pid: number) => void }} lock
 */
function run(name, [program = '', ...args], env, lock) {
  // A process group of its own, because these tools start further processes.
  const child = spawn(program, args, {
    cwd: inProject(),
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const pid = child.pid ?? 0;
  lock.child(pid);
  shutdown.defer(async () => {
    await endGroup(pid);
  });
  void exitOf(child).then((code) => {
    if (shutdown.begun.aborted) return;
    console.error(`\nThe ${name}'s tool has ended (${code}): its last lines above say why.`);
    void shutdown.end(1);
  });
}

/** @param {string} url */
async function answers(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    return false;
  }
}
