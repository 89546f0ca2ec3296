import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { build, type Rolldown } from 'vite';
import { themeCss } from '../src/shared/theme/theme-css.js';

// Builds dist/arcade/{game}.html: one self-contained file per game. They run in a frame with an opaque origin and
// without network access, so scripts and styles are inline, with the nonce that the server inserts.

const HERE = import.meta.dirname;
const OUTPUT = path.join(HERE, '../dist/arcade');
const LIBS = path.join(HERE, '../../libs/');

async function bundle(game: ArcadeGameId): Promise<string> {
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
      rolldownOptions: {
        input: path.join(HERE, game, 'main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${game} has no script`);
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}

async function styles(game: ArcadeGameId): Promise<string> {
  const files = [path.join(HERE, 'shell/shell.css'), path.join(HERE, game, `${game}.css`)].filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return minify([themeCss(), ...texts].join('\n'));
}

function minify(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

function page(style: string, script: string): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="system">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>GameGeek Arcade</title>',
    `<style nonce="__CSP_NONCE__">${style}</style>`,
    '</head>',
    '<body>',
    `<script nonce="__CSP_NONCE__">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

await mkdir(OUTPUT, { recursive: true });
for (const game of ARCADE_GAME_IDS.filter((id) => existsSync(path.join(HERE, id, 'main.ts')))) {
  const [script, style] = await Promise.all([bundle(game), styles(game)]);
  await writeFile(path.join(OUTPUT, `${game}.html`), page(style, script));
}
