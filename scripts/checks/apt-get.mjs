import { execFile } from 'node:child_process';

/**
 * @param {string[]} args
 * @returns {Promise<string>} its output; the caller checks whether the program exists afterwards
 */
export function aptGet(...args) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Tests that run side by side may install something at the same time.
  return run([...sudo, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=120', ...args]);
}

/**
 * @param {string[]} command
 * @param {string} [cwd]
 * @returns {Promise<string>}
 */
export function run([program = '', ...args], cwd) {
  return new Promise((resolve) => {
    execFile(program, args, { cwd, timeout: 180_000, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
      resolve(`${stdout}${stderr}${error ? `${error.message}\n` : ''}`),
    );
  });
}
