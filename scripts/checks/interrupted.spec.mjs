import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { descendantsOf, exitOf, isAlive, waitFor } from '../services/processes.mjs';

const module = (/** @type {string} */ file) => new URL(file, import.meta.url).href;

/** A test program: starts PostgreSQL and Redis like the global setup of Jest, which has no handler for signals. */
const TESTS = `
  import { startThrowawayServices } from '${module('../services/throwaway.mjs')}';
  const { folder, postgres, redis } = await startThrowawayServices();
  console.log(JSON.stringify({ folder, services: [postgres.pid, redis.pid] }));
  setInterval(() => {}, 1e6);`;

/** Like `npm test`, with this program as its only step. */
const RUN = `
  import { runSteps } from '${module('steps.mjs')}';
  import { Shutdown } from '${module('../launch/shutdown.mjs')}';
  const shutdown = new Shutdown();
  shutdown.listen();
  const tests = [process.execPath, '--input-type=module', '-e', process.env.TESTS];
  const [result] = await runSteps([{ name: 'tests', run: tests }], shutdown);
  await shutdown.end(result?.passed ? 0 : 1);`;

describe('an interrupted test run', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'gamegeek-'));
  afterAll(() => rmSync(home, { recursive: true }));

  /** @param {string} program */
  async function start(program) {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, TESTS, GAMEGEEK_HOME: home },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    const line = await waitFor(() => /^\{.*\}$/m.exec(output)?.[0], { timeout: 120_000 });
    /** @type {{ folder: string, services: number[] }} */
    const started = JSON.parse(line ?? '');
    const pid = Number(child.pid);
    return { pid, ...started, exited: exitOf(child), processes: descendantsOf(pid) };
  }

  it.each(
    /** @type {[string, NodeJS.Signals, 'group' | 'parent', number][]} */ ([
      ['Ctrl-C in a terminal', 'SIGINT', 'group', 130],
      ['SIGTERM for the parent alone', 'SIGTERM', 'parent', 143],
    ]),
  )('by %s leaves no process and no data, and reports it by its exit code', async (_how, signal, target, code) => {
    const { pid, folder, services, exited, processes } = await start(RUN);
    expect(processes).toEqual(expect.arrayContaining(services));
    process.kill(target === 'group' ? -pid : pid, signal);
    expect(await exited).toBe(code);
    expect(processes.filter(isAlive)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });

  it('by a kill of the test program leaves nothing either, after a moment', async () => {
    const { pid, folder, processes } = await start(TESTS);
    process.kill(pid, 'SIGKILL');
    await waitFor(() => !processes.some(isAlive), { timeout: 30_000 });
    expect(processes.filter(isAlive)).toEqual([]);
    expect(existsSync(folder)).toBe(false);
  });
});
