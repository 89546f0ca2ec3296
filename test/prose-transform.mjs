// Compiles the Markdown of frontend/src/content for Jest, as Vite does for the site.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compileProse } from '../frontend/src/content/compile-prose.ts';
import { inProject } from '../scripts/launch/paths.mjs';

const compiler = readFileSync(inProject('frontend', 'src', 'content', 'compile-prose.ts'));

export default {
  /** @param {string} source */
  process: (source) => ({ code: compileProse(source) }),
  /** @param {string} source @param {string} file */
  getCacheKey: (source, file) => createHash('sha256').update(compiler).update(file).update(source).digest('hex'),
};
