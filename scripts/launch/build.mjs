// Builds server and site when their sources have changed since the last build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exitOf } from '../services/processes.mjs';
import { Failure } from './failure.mjs';
import { PROJECT, inProject } from './paths.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} sources files and folders that decide how it looks
 * @property {string} output its main file
 * @property {string} mark says what it was built from; lies in the output, so that every other build removes it
 * @property {string[][]} commands one after the other
 */

const SHARED = ['libs', 'package-lock.json', 'tsconfig.base.json'];

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'server',
    sources: ['backend', 'nest-cli.json', 'scripts/launch/bundle-server.mjs', ...SHARED],
    output: 'backend/dist/backend/src/main.js',
    mark: 'backend/dist/.built-from',
    commands: [
      ['nest', 'build', 'backend'],
      ['node', 'scripts/launch/bundle-server.mjs'],
    ],
  },
  {
    name: 'site',
    sources: ['frontend', 'scripts/launch/built-files.mjs', 'scripts/resolve-typescript.ts', ...SHARED],
    output: 'frontend/dist/index.html',
    mark: 'frontend/dist/.built-from',
    commands: [['npm', 'run', '--silent', 'build', '-w', 'frontend']],
  },
];

const NO_SOURCE = ['**/node_modules/**', '**/dist/**', '**/test/**', '**/e2e/**', '**/*.spec.*'];

/**
 * Told by content, not by time: a git checkout changes the times of files that stay the same.
 * @param {string[]} sources
 * @param {string} [project]
 * @returns {string}
 */
export function fingerprint(sources, project = PROJECT) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const place = path.join(project, source);
    if (!existsSync(place)) continue;
    const files = statSync(place).isDirectory()
      ? globSync(`${source}/**/*`, { cwd: project, exclude: NO_SOURCE }).sort()
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
 * @param {string} now the fingerprint of its sources
 */
function isCurrent({ output, mark }, now) {
  return existsSync(inProject(output)) && existsSync(inProject(mark)) && readFileSync(inProject(mark), 'utf8') === now;
}

/**
 * @param {{ all?: boolean, only?: string[], signal?: AbortSignal }} [options]
 *   all: also what is current; only: the parts with these names
 * @returns {Promise<string[]>} the names of the parts that were built
 */
export async function build({ all = false, only, signal } = {}) {
  const stale = PARTS.filter(({ name }) => only?.includes(name) ?? true)
    .map((part) => ({ part, now: fingerprint(part.sources) }))
    .filter(({ part, now }) => all || !isCurrent(part, now));
  // Sequentially: each is short and uses all cores.
  for (const { part, now } of stale) {
    for (const command of part.commands) await run(part.name, command, signal);
    writeFileSync(inProject(part.mark), now);
  }
  return stale.map(({ part }) => part.name);
}

/**
 * The compiler's own stack says nothing about our mistake.
 * @param {string} output
 */
export function withoutFrames(output) {
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
  const child = spawn(program, args, { cwd: PROJECT, stdio: ['ignore', 'pipe', 'pipe'], signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await exitOf(child);
  if (code === 0 || signal?.aborted) return;
  console.error(withoutFrames(output));
  throw new Failure(`The ${name} could not be built: what is wrong stands above; mend it and try again.`);
}
