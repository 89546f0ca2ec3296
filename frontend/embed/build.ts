import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { themeCss } from '../src/shared/theme/theme-css.js';

// Builds dist/embed/board.html, whose script is a separate asset: it is fetched once for all boards.

const HERE = import.meta.dirname;
const DIST = path.join(HERE, '../dist');
const LIBS = path.join(HERE, '../../libs/');

const made = await build({
  configFile: false,
  logLevel: 'warn',
  root: HERE,
  publicDir: false,
  resolve: { alias: [{ find: /^@gamegeek\/([^/]+)\/(.+)\.js$/, replacement: `${LIBS}$1/src/$2.ts` }] },
  build: {
    target: 'es2022',
    write: false,
    modulePreload: false,
    rolldownOptions: { input: path.join(HERE, 'main.ts'), output: { codeSplitting: false } },
  },
});
const outputs = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
const chunk = outputs.flatMap(({ output }) => output).find((output) => output.type === 'chunk');
if (!chunk) throw new Error('The embedded board has no script');
const script = `assets/embed-board-${createHash('sha256').update(chunk.code).digest('hex').slice(0, 8)}.js`;
const style = [themeCss(), await readFile(path.join(HERE, 'board.css'), 'utf8')].join('\n').replace(/\s+/g, ' ');
const page = [
  '<!doctype html>',
  '<html lang="en" data-theme="system">',
  '<head>',
  '<meta charset="utf-8">',
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  '<title>GameGeek</title>',
  `<style nonce="__CSP_NONCE__">${style}</style>`,
  `<script type="module" src="/${script}"></script>`,
  '</head>',
  '<body></body>',
  '</html>',
  '',
];
await mkdir(path.join(DIST, 'embed'), { recursive: true });
await writeFile(path.join(DIST, script), chunk.code);
await writeFile(path.join(DIST, 'embed/board.html'), page.join('\n'));
