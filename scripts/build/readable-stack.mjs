// Replaces positions in the bundled server by those in its source: `npm run -s readable-stack < server.log`.
// The server itself reads no source maps: they would occupy 60 MB and double the time of a start.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const POSITION = /(?:file:\/\/)?[^\s()"]*?(backend\/dist\/[\w./-]+\.js):(\d+):(\d+)/g;

/** @type {Map<string, SourceMap | undefined>} */
const maps = new Map();

/**
 * Leaves positions as they are when their file has no source map, for example after another build.
 * @param {string} text a stack trace, or any text with one
 * @param {string} project the folder with the build that wrote it
 */
export function readableStack(text, project = PROJECT) {
  return text.replace(POSITION, (position, file, line, column) => {
    const bundle = path.join(project, file);
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry) || !entry.originalSource) return position;
    const source = path.relative(project, path.resolve(path.dirname(bundle), entry.originalSource));
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

/** @param {string} bundle */
function mapOf(bundle) {
  const file = `${bundle}.map`;
  if (!maps.has(file)) {
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined);
  }
  return maps.get(file);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for await (const line of createInterface({ input: process.stdin })) console.log(readableStack(line));
}
