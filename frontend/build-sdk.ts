import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minify } from '@swc/core';
import { build, type Rolldown } from 'vite';
import { compressFile } from './compress-file.ts';

// Builds dist/sdk: what pages of game creators load, and files for games outside browsers. The overlay is loaded when a
// game is over.

const OUTPUT = path.join(import.meta.dirname, 'dist/sdk');
const LIBS = path.join(import.meta.dirname, '../libs/');
const SOURCES = path.join(LIBS, 'sdk/src');

/** SWC escapes letters such as é, which takes more space. */
const LATIN_ESCAPES = /\\x([a-f][\da-f])/g;

interface Bundle {
  entry: string;
  file: string;
  format: 'iife' | 'es';
  define?: Record<string, string>;
}

async function bundle({ entry, file, format, define }: Bundle): Promise<Rolldown.OutputChunk> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: SOURCES,
    publicDir: false,
    define,
    plugins: [
      // Two percent smaller than with Rolldown's minifier alone.
      {
        name: 'minify',
        renderChunk: async (source) => {
          const { code, map } = await minify(source, { module: format === 'es', toplevel: true, sourceMap: true });
          return { code: code.replace(LATIN_ESCAPES, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))), map };
        },
      },
    ],
    resolve: { alias: [{ find: /^@gamegeek\/([^/]+)\/(.+)\.js$/, replacement: `${LIBS}$1/src/$2.ts` }] },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      sourcemap: true,
      // As a library it gets none of Vite's own code.
      lib: { entry: path.join(SOURCES, entry), formats: [format], name: 'GameGeekSdk' },
      rolldownOptions: { output: { entryFileNames: file, minify: true, comments: false } },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
  const chunk = outputs.flatMap(({ output }) => output).find((output) => output.type === 'chunk');
  if (!chunk?.map) throw new Error(`${entry} has no script`);
  return chunk;
}

async function write({ code, map }: Rolldown.OutputChunk, file: string): Promise<void> {
  const script = code.replace(/\n?\/\/# sourceMappingURL=.*\n?$/, '');
  // The server names the source map in a header.
  await writeFile(path.join(OUTPUT, file), `${script.trimEnd()}\n`);
  await compressFile(path.join(OUTPUT, file));
  await writeFile(path.join(OUTPUT, `${file}.map`), JSON.stringify({ ...map, file }));
}

/**
 * Returns the name of the file as a literal. It contains a content hash, so that browsers can cache the file
 * indefinitely.
 */
async function writeHashed(entry: string, name: string, define?: Record<string, string>): Promise<string> {
  const chunk = await bundle({ entry, file: `${name}.js`, format: 'es', define });
  const file = `${name}-${createHash('sha256').update(chunk.code).digest('hex').slice(0, 8)}.js`;
  await write(chunk, file);
  return JSON.stringify(file);
}

await rm(OUTPUT, { recursive: true, force: true });
await mkdir(OUTPUT, { recursive: true });
const values = { __VALUES_FILE__: await writeHashed('../../rules/src/boards/format-value.ts', 'v1-values') };
const parts = {
  __OVERLAY_FILE__: await writeHashed('overlay/overlay.ts', 'v1-overlay', values),
  __MESSAGES_FILE__: await writeHashed('messages/messages.ts', 'v1-messages'),
  __RECORDINGS_FILE__: await writeHashed('recordings.ts', 'v1-recordings'),
};
const define = { __MORE_FILE__: await writeHashed('more.ts', 'v1-more', parts) };
await write(await bundle({ entry: 'classic.ts', file: 'v1.js', format: 'iife', define }), 'v1.js');
await write(await bundle({ entry: 'build/build.ts', file: 'v1-build.js', format: 'iife', define }), 'v1-build.js');
await write(await bundle({ entry: 'module.ts', file: 'v1.mjs', format: 'es', define }), 'v1.mjs');
await write(await bundle({ entry: 'board-element.ts', file: 'v1-board.js', format: 'es' }), 'v1-board.js');
await cp(path.join(LIBS, 'sdk/native'), OUTPUT, { recursive: true, filter: (file) => !file.includes('__pycache__') });
const types = await readFile(path.join(SOURCES, 'types.ts'), 'utf8');
const exported = ['start', 'gameOver'].map((name) => `export declare const ${name}: GameGeekSdk['${name}'];\n`);
await writeFile(path.join(OUTPUT, 'v1.d.ts'), [types, '\n// What /sdk/v1.mjs exports.\n', ...exported].join(''));
