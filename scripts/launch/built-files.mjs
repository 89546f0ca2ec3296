// Reads from Vite's manifest which files a part of the site needs; used by the budgets and the last build step.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [name]
 * @property {string} [src]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 */

const place = inProject('frontend/dist/.vite/manifest.json');
if (!existsSync(place)) throw new Error('The site is not built: run "npm run build" first.');
/** @type {Readonly<Record<string, Chunk>>} by their sources */
export const chunks = JSON.parse(readFileSync(place, 'utf8'));

/** The entry chunks of every page: libraries and site, named in vite.config.ts. */
export const START = ['index.html', ...Object.keys(chunks).filter((source) => chunks[source]?.name === 'app')];

/**
 * The files of some sources and of all they import, each once.
 * @param {readonly string[]} sources
 */
export function filesOf(sources) {
  /** @type {Set<string>} */
  const files = new Set();
  const wanted = [...sources];
  for (const source of wanted) {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The site has no ${source} any more: correct whoever asks for it.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    wanted.push(...(chunk.imports ?? []));
  }
  return files;
}
