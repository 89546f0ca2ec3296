// Looks up the files of a chunk in Vite's manifest, for the size budgets and the last build step.
import { existsSync, readFileSync } from 'node:fs';
import { inProject } from '../launch/paths.mjs';

/**
 * @typedef {object} Chunk
 * @property {string} file
 * @property {string} [name]
 * @property {string} [src]
 * @property {boolean} [isDynamicEntry]
 * @property {string[]} [imports]
 */

const manifest = inProject('frontend/dist/.vite/manifest.json');
if (!existsSync(manifest)) throw new Error('The site is not built: run "npm run build" first.');
/** @type {Readonly<Record<string, Chunk>>} by source file */
export const chunks = JSON.parse(readFileSync(manifest, 'utf8'));

/** The chunks that every page loads: index.html and those named 'app' in vite.config.ts. */
export const START = ['index.html', ...Object.keys(chunks).filter((source) => chunks[source]?.name === 'app')];

/**
 * Returns the files of sources and of everything that they import.
 * @param {readonly string[]} sources
 */
export function filesOf(sources) {
  /** @type {Set<string>} */
  const files = new Set();
  const queue = [...sources];
  for (const source of queue) {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The site has no chunk for ${source}: correct the path where it is requested.`);
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    queue.push(...(chunk.imports ?? []));
  }
  return files;
}
