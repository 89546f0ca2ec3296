import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import { build, type Plugin, type Rolldown } from 'vite';
import { themeCss } from '../src/shared/theme/theme-css.js';

// Builds dist/arcade/{game}.html and {game}.{language}.html: one self-contained file per game and language. They run in
// a frame with an opaque origin and without network access, so scripts and styles are inline, with the nonce that the
// server inserts.

const HERE = import.meta.dirname;
const OUTPUT = path.join(HERE, '../dist/arcade');
const LIBS = path.join(HERE, '../../libs/');

/** Keeps one language of each table of texts: an object whose keys are exactly the languages. */
function oneLanguage(language: Language): Plugin {
  return {
    name: 'gamegeek-one-language',
    enforce: 'post',
    transform(code) {
      let rest = 0;
      let kept = '';
      for (const { table, entry } of textTables(this.parse(code), language)) {
        kept += `${code.slice(rest, table.start)}{${code.slice(entry.start, entry.end)}}`;
        rest = table.end;
      }
      return rest === 0 ? undefined : { code: kept + code.slice(rest), map: null };
    },
  };
}

interface Part {
  start: number;
  end: number;
}

/** The tables of texts in a syntax tree, in their order, with the entry of a language. */
function* textTables(node: unknown, language: Language): Generator<{ table: Part; entry: Part }> {
  if (typeof node !== 'object' || node === null) return;
  const entry = isObject(node) ? entryOf(node, language) : undefined;
  if (isObject(node) && entry) yield { table: node, entry };
  else for (const part of Object.values(node)) yield* textTables(part, language);
}

type ObjectPart = Part & { properties: (Part & { key?: { name?: string } })[] };

const isObject = (node: object): node is ObjectPart => 'type' in node && node.type === 'ObjectExpression';

function entryOf({ properties }: ObjectPart, language: Language): Part | undefined {
  const names = properties.map(({ key }) => key?.name);
  const isTable = names.length === LANGUAGES.length && LANGUAGES.every((known) => names.includes(known));
  return isTable ? properties[names.indexOf(language)] : undefined;
}

async function bundle(game: ArcadeGameId, language: Language): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: HERE,
    publicDir: false,
    plugins: [oneLanguage(language)],
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

function page(language: Language, style: string, script: string): string {
  return [
    '<!doctype html>',
    `<html lang="${language}" data-theme="system">`,
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
  const style = await styles(game);
  for (const language of LANGUAGES) {
    const name = language === 'en' ? game : `${game}.${language}`;
    await writeFile(path.join(OUTPUT, `${name}.html`), page(language, style, await bundle(game, language)));
  }
}
