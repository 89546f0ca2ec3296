import { spawn } from 'node:child_process';
import { exitOf } from '../services/processes.mjs';

const MODULE = new URL('shutdown.mjs', import.meta.url).href;

/**
 * A process with three cleanups, one of which fails.
 * @param {string} [options] of `listen`
 */
async function launcher(options = '') {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { Shutdown } from '${MODULE}';
       const shutdown = new Shutdown();
       shutdown.listen(${options});
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
  let output = '';
  /** @param {string} text */
  const waitForOutput = (text) =>
    new Promise((resolve) => {
      if (output.includes(text)) return resolve(undefined);
      const listen = () => output.includes(text) && (child.stdout?.off('data', listen), resolve(undefined));
      child.stdout?.on('data', listen);
    });
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.resume();
  await waitForOutput('started');
  return { child, waitForOutput, exited: exitOf(child), lines: () => output.trim().split('\n').filter(Boolean) };
}

describe('shutdown', () => {
  const IN_ORDER = [
    'started',
    'Stopping …  (press Ctrl-C again to stop at once)',
    'server stopping',
    'database stopped',
  ];

  it.each(
    /** @type {[NodeJS.Signals, number][]} */ ([
      ['SIGINT', 130],
      ['SIGTERM', 143],
      ['SIGHUP', 129],
    ]),
  )('on %s runs all cleanups in reverse order, despite a failing one, and exits with %s', async (signal, code) => {
    const { child, exited, lines } = await launcher();
    child.kill(signal);
    expect(await exited).toBe(code);
    expect(lines()).toEqual(IN_ORDER);
  });

  it('is the usual end of a program that runs until it is stopped, with the exit code 0', async () => {
    const { child, exited, lines } = await launcher('{ code: 0 }');
    child.kill('SIGINT');
    expect(await exited).toBe(0);
    expect(lines()).toEqual(IN_ORDER);
  });

  it('starts when the parent exits', async () => {
    const { child, exited, lines } = await launcher();
    child.disconnect();
    expect(await exited).toBe(143);
    expect(lines()).toEqual(IN_ORDER);
  });

  it('treats several signals of one Ctrl-C as one', async () => {
    const { child, exited, waitForOutput, lines } = await launcher();
    child.kill('SIGINT');
    await waitForOutput('server stopping');
    child.kill('SIGINT');
    child.kill('SIGTERM');
    expect(await exited).toBe(130);
    expect(lines()).toEqual(IN_ORDER);
  });
});
