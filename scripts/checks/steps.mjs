// Runs all checks, also after a failure, and prints a summary.
import { execa } from 'execa';
import { endGroup } from '../launch/home-lock.mjs';
import { Failure } from '../launch/failure.mjs';
import { PROJECT } from '../launch/paths.mjs';
import { duration, say } from '../launch/progress.mjs';
import { descendantsOf, endProcess } from '../services/processes.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[] | (() => Promise<unknown>)} run a command or a function
 * @property {NodeJS.ProcessEnv} [env] additional variables for the command
 * @property {number} [timeout] in milliseconds, after which a command is stopped and has failed
 * @property {boolean} [background] runs the command at low priority while later steps run, one such command at a time
 *
 * @typedef {{ name: string, passed: boolean, milliseconds: number }} Result
 */

const DEFAULT_TIMEOUT = 4 * 60_000;
/** Signal 0 only waits. */
const LAST_STEPS = /** @type {[NodeJS.Signals | 0, number][]} */ ([
  [0, 20_000],
  ['SIGKILL', 5_000],
]);
const LOW_PRIORITY = ['nice', '-n', '10'];

/**
 * Runs steps in order. The output of concurrent and background steps is printed when they end.
 * @param {Step[]} steps
 * @param {import('../launch/shutdown.mjs').Shutdown} shutdown
 * @param {number} [concurrency]
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, shutdown, concurrency = 1) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Promise<void>} */
  let background = Promise.resolve();
  const queue = steps.entries();
  const heading = (/** @type {string} */ name) => say(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const runStep = async (/** @type {number} */ index, /** @type {Step} */ step) => {
    if (shutdown.signal.aborted) return;
    /** @type {string[] | undefined} */
    const output = concurrency > 1 || step.background ? [] : undefined;
    if (!output) heading(step.name);
    const startedAt = performance.now();
    const passed = await passes(step, shutdown, output);
    const milliseconds = performance.now() - startedAt;
    if (output) heading(step.name);
    process.stdout.write(output?.join('') ?? '');
    say(`${passed ? '✓' : '✗'} ${step.name} (${duration(milliseconds)})`);
    results[index] = { name: step.name, passed, milliseconds };
  };
  const worker = async () => {
    for (const [index, step] of queue) {
      if (step.background) background = background.then(() => runStep(index, step));
      else await runStep(index, step);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  await background;
  return results.filter(Boolean);
}

/** @param {Result[]} results */
export function summarise(results) {
  say(`\n── summary ${'─'.repeat(53)}`);
  for (const { name, passed, milliseconds } of results) {
    say(`${passed ? '✓' : '✗'} ${name.padEnd(22)} ${duration(milliseconds).padStart(8)}`);
  }
}

/**
 * @param {Step} step
 * @param {import('../launch/shutdown.mjs').Shutdown} shutdown
 * @param {string[]} [output] receives the output of a command; otherwise it is printed directly
 */
async function passes({ run, env, timeout = DEFAULT_TIMEOUT, background = false }, shutdown, output) {
  if (Array.isArray(run)) {
    return runCommand(background ? [...LOW_PRIORITY, ...run] : run, { env, timeout, shutdown, output });
  }
  try {
    await run();
    return true;
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    return false;
  }
}

/**
 * @param {string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, timeout: number, shutdown: import('../launch/shutdown.mjs').Shutdown,
 *   output?: string[] }} options
 */
async function runCommand([program = '', ...args], { env, timeout, shutdown, output }) {
  const stdio = output ? 'pipe' : 'inherit';
  // Its own process group, which is stopped as a whole on a timeout or Ctrl-C.
  const child = execa(program, args, {
    cwd: PROJECT,
    env,
    stdin: 'ignore',
    stdout: stdio,
    stderr: stdio,
    all: Boolean(output),
    stripFinalNewline: false,
    detached: true,
    cleanup: false,
    reject: false,
  });
  const end = async () => {
    // Some have groups of their own: PostgreSQL, Redis, browsers. They end by themselves, but may take a moment.
    const started = descendantsOf(child.pid ?? 0);
    await endGroup(child.pid ?? 0);
    await Promise.all(started.map((pid) => endProcess(pid, LAST_STEPS)));
  };
  shutdown.defer(() => (child.exitCode === null && child.signalCode === null ? end() : undefined));
  const timer = setTimeout(() => {
    console.error(`${program} timed out after ${duration(timeout)} and is stopped.`);
    void end();
  }, timeout);
  const { failed, all } = await child;
  output?.push(all ?? '');
  clearTimeout(timer);
  return !failed;
}
