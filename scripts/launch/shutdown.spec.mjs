import { spawn } from 'node:child_process';
import { exitOf } from '../services/processes.mjs';

const MODULE = new URL('shutdown.mjs', import.meta.url).href;

/** A process with three cleanups, one of which fails. */
async function launcher() {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { Shutdown } from '${MODULE}';
       const shutdown = new Shutdown();
       shutdown.listen();
       shutdown.defer(() => console.log('database stopped'));
       shutdown.defer(() => { throw new Error('this one cannot be stopped'); });
       shutdown.defer(() => new Promise((resolve) => {
         console.log('server stopping');
         setTimeout(resolve, 50);
       }));
       console.log('started');
       setInterval(() => {}, 1e6);`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let said = '';
  /** @param {string} text */
  const hears = (text) =>
    new Promise((resolve) => {
      if (said.includes(text)) return resolve(undefined);
      const listen = () => said.includes(text) && (child.stdout?.off('data', listen), resolve(undefined));
      child.stdout?.on('data', listen);
    });
  child.stdout?.on('data', (chunk) => (said += String(chunk)));
  child.stderr?.resume();
  await hears('started');
  return { child, hears, exited: exitOf(child), said: () => said.trim().split('\n').filter(Boolean) };
}

describe('shutdown', () => {
  const IN_ORDER = ['started', 'Stopping …  (Ctrl-C again hurries)', 'server stopping', 'database stopped'];

  it.each(/** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'on %s ends everything in reverse order, despite failures, with code 0',
    async (signal) => {
      const { child, exited, said } = await launcher();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(said()).toEqual(IN_ORDER);
    },
  );

  it('follows the end of the parent', async () => {
    const { child, exited, said } = await launcher();
    child.disconnect();
    expect(await exited).toBe(0);
    expect(said()).toEqual(IN_ORDER);
  });

  it('treats several signals of one Ctrl-C as one', async () => {
    const { child, exited, hears, said } = await launcher();
    child.kill('SIGINT');
    await hears('server stopping');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
    expect(said()).toEqual(IN_ORDER);
  });
});
