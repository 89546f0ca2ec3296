// Runs all checks, also after a failure, and prints a summary.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { endGroup } from '../launch/home-lock.mjs';
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
 * @property {boolean} [aside] a command that the next steps do not wait for: one such after the other takes what time they
 *   leave to the processors, and says what it has to say when it is through
 *
 * @typedef {{ name: string, passed: boolean, took: number }} Result
 */

const LIMIT = 4 * 60_000;
/** Runs at low priority. */
const LAST_IN_LINE = ['nice', '-n', '10'];

/**
 * One after the other; or some beside each other, and then each says what it has to say when it is through.
 * @param {Step[]} steps
 * @param {import('../launch/shutdown.mjs').Shutdown} shutdown
 * @param {number} [atOnce]
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, shutdown, atOnce = 1) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Promise<void>} */
  let asides = Promise.resolve();
  const rest = steps.entries();
  const heading = (/** @type {string} */ name) => say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const run = async (/** @type {number} */ index, /** @type {Step} */ step) => {
    if (shutdown.begun.aborted) return;
    /** @type {string[] | undefined} */
    const said = atOnce > 1 || step.aside ? [] : undefined;
    if (!said) heading(step.name);
    const begun = performance.now();
    const passed = await passes(step, shutdown, said);
    const took = performance.now() - begun;
    if (said) heading(step.name);
    process.stdout.write(said?.join('') ?? '');
    say(`${passed ? '✓' : '✗'} ${step.name} (${duration(took)})`);
    results[index] = { name: step.name, passed, took };
  };
  const lane = async () => {
    for (const [index, step] of rest) {
      if (step.aside) asides = asides.then(() => run(index, step));
      else await run(index, step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  await asides;
  return results.filter(Boolean);
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
 * @param {string[]} [said] takes what a command prints
 */
async function passes({ act, env, limit = LIMIT, aside = false }, shutdown, said) {
  if (Array.isArray(act)) {
    return (await runCommand(aside ? [...LAST_IN_LINE, ...act] : act, { env, limit, shutdown, said })) === 0;
  }
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
 * @param {{ env?: NodeJS.ProcessEnv, limit: number, shutdown: import('../launch/shutdown.mjs').Shutdown,
 *   said?: string[] }} options
 */
async function runCommand([program = '', ...args], { env, limit, shutdown, said }) {
  const output = said ? 'pipe' : 'inherit';
  // A process group of its own, to be ended as a whole on a timeout or Ctrl-C.
  const child = spawn(program, args, {
    cwd: PROJECT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  const end = () => endGroup(child.pid ?? 0);
  shutdown.defer(() => (child.exitCode === null && child.signalCode === null ? end() : undefined));
  const clock = setTimeout(() => {
    console.error(`${program} has not ended after ${duration(limit)}: it is stopped.`);
    void end();
  }, limit);
  const printed = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const [code, ...all] = await Promise.all([exitOf(child), ...printed]);
  said?.push(...all);
  clearTimeout(clock);
  return code;
}
