// Checks one after the other: all of them, also after one has failed, then a summary.
import { spawn } from 'node:child_process';
import { endGroup } from '../launch/claim.mjs';
import { Failure } from '../launch/failure.mjs';
import { PROJECT } from '../launch/paths.mjs';
import { duration, say } from '../launch/progress.mjs';
import { exitOf } from '../services/processes.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[] | (() => Promise<unknown>)} act a command, or something to do here
 * @property {NodeJS.ProcessEnv} [env] further variables for the command
 * @property {number} [limit] a command that takes longer than this many milliseconds hangs, and has failed
 *
 * @typedef {{ name: string, passed: boolean, took: number }} Result
 */

const LIMIT = 4 * 60_000;

/**
 * @param {Step[]} steps
 * @param {import('../launch/shutdown.mjs').Shutdown} shutdown
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, shutdown) {
  const results = [];
  for (const step of steps) {
    if (shutdown.begun.aborted) break;
    say(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
    const begun = performance.now();
    const passed = await passes(step, shutdown);
    const took = performance.now() - begun;
    say(`${passed ? '✓' : '✗'} ${step.name} (${duration(took)})`);
    results.push({ name: step.name, passed, took });
  }
  return results;
}

/** @param {Result[]} results */
export function summarise(results) {
  say(`\n── summary ${'─'.repeat(53)}`);
  for (const { name, passed, took } of results) {
    say(`${passed ? '✓' : '✗'} ${name.padEnd(22)} ${duration(took).padStart(8)}`);
  }
}

/**
 * @param {Step} step
 * @param {import('../launch/shutdown.mjs').Shutdown} shutdown
 */
async function passes({ act, env, limit = LIMIT }, shutdown) {
  if (Array.isArray(act)) return (await runCommand(act, { env, limit, shutdown })) === 0;
  try {
    await act();
    return true;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return false;
  }
}

/**
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, limit: number, shutdown: import('../launch/shutdown.mjs').Shutdown }} options
 */
async function runCommand([program = '', ...args], { env, limit, shutdown }) {
  // A group of its own: ended as a whole when it hangs or when somebody presses Ctrl-C.
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const end = () => endGroup(child.pid ?? 0);
  shutdown.defer(() => (child.exitCode === null && child.signalCode === null ? end() : undefined));
  const clock = setTimeout(() => {
    console.error(`${program} has not ended after ${duration(limit)}: it is stopped.`);
    void end();
  }, limit);
  const code = await exitOf(child);
  clearTimeout(clock);
  return code;
}
