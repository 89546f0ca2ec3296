import { execa } from 'execa';
import { PROJECT } from '../launch/paths.mjs';

/**
 * @param {string[]} args
 * @returns {Promise<string>} its output; the caller checks whether the program exists afterwards
 */
export function aptGet(...args) {
  const [program = '', ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'apt-get', '-qq'];
  // Tests that run side by side may install something at the same time.
  return run(program, [...rest, '-o', 'DPkg::Lock::Timeout=120', ...args]);
}

/**
 * @param {string} program
 * @param {string[]} args
 * @returns {Promise<string>} its output, with the reason of a failure
 */
export async function run(program, args) {
  const { all, shortMessage } = await execa(program, args, {
    cwd: PROJECT,
    timeout: 180_000,
    all: true,
    reject: false,
  });
  return [all, shortMessage, ''].filter((line) => line !== undefined).join('\n');
}
