// Builds server and site when their sources have changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { Failure } from '../launch/failure.mjs';
import { PROJECT, inProject } from '../launch/paths.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files and folders that affect the output
 * @property {string} output its main file
 * @property {string} mark file with the fingerprint of the sources; in the output folder, so that other builds remove it
 * @property {string[][]} commands run in order
 */

const SHARED = ['libs', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'server',
    sources: ['backend', 'nest-cli.json', 'scripts/build/bundle-server.mjs', ...SHARED],
    output: 'backend/dist/backend/src/main.js',
    mark: 'backend/dist/.built-from',
    commands: [
      ['nest', 'build', 'backend'],
      ['node', 'scripts/build/bundle-server.mjs'],
    ],
  },
  {
    name: 'site',
    sources: ['frontend', 'scripts/build/built-files.mjs', 'scripts/resolve-typescript.ts', ...SHARED],
    output: 'frontend/dist/index.html',
    mark: 'frontend/dist/.built-from',
    commands: [['npm', 'run', '--silent', 'build', '-w', 'frontend']],
  },
];

const EXCLUDED = ['**/node_modules/**', '**/dist/**', '**/test/**', '**/e2e/**', '**/*.spec.*'];

/**
 * Hashes contents, because git checkout changes the times of unchanged files.
 * @param {string[]} sources
 * @param {string} [project]
 * @returns {string}
 */
export function fingerprint(sources, project = PROJECT) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const fullSource = path.join(project, source);
    if (!existsSync(fullSource)) continue;
    const files = statSync(fullSource).isDirectory()
      ? globSync(`${source}/**/*`, { cwd: project, exclude: EXCLUDED }).sort()
      : [source];
    for (const file of files) {
      const full = path.join(project, file);
      if (!statSync(full).isFile()) continue;
      hash.update(`${file}\0`).update(readFileSync(full)).update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * @param {Part} part
 * @param {string} current fingerprint of its sources
 */
function isUpToDate({ output, mark }, current) {
  return (
    existsSync(inProject(output)) && existsSync(inProject(mark)) && readFileSync(inProject(mark), 'utf8') === current
  );
}

/**
 * @param {{ all?: boolean, only?: string[], signal?: AbortSignal }} [options]
 *   all: also parts that are up to date; only: the parts with these names
 * @returns {Promise<string[]>} the names of the parts that were built
 */
export async function build({ all = false, only, signal } = {}) {
  const stale = PARTS.filter(({ name }) => only?.includes(name) ?? true)
    .map((part) => ({ part, current: fingerprint(part.sources) }))
    .filter(({ part, current }) => all || !isUpToDate(part, current));
  // Sequentially: each is short and uses all cores.
  for (const { part, current } of stale) {
    for (const command of part.commands) await run(part.name, command, signal);
    writeFileSync(inProject(part.mark), current);
  }
  return stale.map(({ part }) => part.name);
}

/**
 * Removes the stack of the compiler itself, which does not help to find the error.
 * @param {string} output
 */
export function withoutStack(output) {
  const frame = /^\s*(\d+: |at |Stack backtrace:)/;
  return output
    .split('\n')
    .filter((line) => !frame.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * @param {string} name of the part
 * @param {string[]} command
 * @param {AbortSignal} [signal]
 */
async function run(name, [program = '', ...args], signal) {
  const options = {
    cwd: PROJECT,
    stdin: /** @type {const} */ ('ignore'),
    all: true,
    reject: false,
    cancelSignal: signal,
  };
  const { failed, all, shortMessage } = await execa(program, args, options);
  if (!failed || signal?.aborted) return;
  console.error(withoutStack(all || (shortMessage ?? '')));
  throw new Failure(`The ${name} could not be built: fix the error above, then try again.`);
}
