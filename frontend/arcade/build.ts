import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ARCADE_GAME_IDS, type ArcadeGameId } from '@gamegeek/arcade/game.js';
import { LANGUAGES, type Language } from '@gamegeek/contracts/preferences/preferences.js';
import { arcadeFile } from '@gamegeek/rules/play-frames.js';
import { minify, type JsMinifyOptions } from '@swc/core';
import { build, type Plugin, type Rolldown } from 'vite';
import { themeCss } from '../src/shared/theme/theme-css.js';

// Builds dist/arcade/{game}.html and {game}.{language}.html: one self-contained file per game and language. They run in
// a frame with an opaque origin and without network access, so scripts and styles are inline, with the nonce that the
// server inserts. What is around runs is in a file for all games, extras.{language}-{hash}.js, what shows recordings in
// replay.{language}-{hash}.js, and what races them in race.{language}-{hash}.js.

const HERE = import.meta.dirname;
const OUTPUT = path.join(HERE, '../dist/arcade');
const LIBS = path.join(HERE, '../../libs/');

/**
 * Keeps one language of each table of texts: an object whose keys are exactly the languages. `inEachLanguage` becomes
 * what it would return.
 */
function oneLanguage(language: Language): Plugin {
  return {
    name: 'gamegeek-one-language',
    enforce: 'post',
    transform(code) {
      let rest = 0;
      let kept = '';
      for (const { start, end, text } of edits(this.parse(code), language)) {
        kept += code.slice(rest, start) + (typeof text === 'string' ? text : code.slice(text.start, text.end));
        rest = end;
      }
      return rest === 0 ? undefined : { code: kept + code.slice(rest), map: null };
    },
  };
}

interface Part {
  start: number;
  end: number;
}

/** A replacement: a text, or a part of the code. */
type Edit = Part & { text: string | Part };

/** The replacements in a syntax tree, in their order. `isGrouped`: within `inEachLanguage`, where a text stands alone. */
function* edits(node: unknown, language: Language, isGrouped = false): Generator<Edit> {
  if (typeof node !== 'object' || node === null) return;
  if (isGroupCall(node)) {
    const [group] = node.arguments;
    yield { start: node.start, end: group.start, text: `{${language}:` };
    yield* edits(group, language, true);
    yield { start: group.end, end: node.end, text: '}' };
    return;
  }
  const entry = isObject(node) ? entryOf(node, language) : undefined;
  if (!isObject(node) || !entry) for (const part of Object.values(node)) yield* edits(part, language, isGrouped);
  else if (isGrouped) yield { start: node.start, end: node.end, text: entry.value };
  else {
    yield { start: node.start, end: entry.start, text: '{' };
    yield { start: entry.end, end: node.end, text: '}' };
  }
}

type Entry = Part & { key?: { name?: string }; value: Part };
type ObjectPart = Part & { properties: Entry[] };
type GroupCall = Part & { arguments: [Part] };

const isObject = (node: object): node is ObjectPart => 'type' in node && node.type === 'ObjectExpression';

const isGroupCall = (node: object): node is GroupCall =>
  'callee' in node && (node.callee as { name?: string }).name === 'inEachLanguage';

function entryOf({ properties }: ObjectPart, language: Language): Entry | undefined {
  const names = properties.map(({ key }) => key?.name);
  const isTable = names.length === LANGUAGES.length && LANGUAGES.every((known) => names.includes(known));
  return isTable ? properties[names.indexOf(language)] : undefined;
}

/** Inlined functions and sequences look shorter, but compress less. */
const MINIFY: JsMinifyOptions = {
  module: false,
  ecma: 2022,
  compress: {
    ecma: 2022,
    toplevel: true,
    passes: 3,
    inline: 0,
    reduce_funcs: false,
    sequences: false,
    unsafe_arrows: true,
  },
  mangle: { toplevel: true },
};

async function bundle(folder: string, language: Language): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    root: HERE,
    publicDir: false,
    plugins: [
      oneLanguage(language),
      // Two percent smaller than with Rolldown's minifier alone.
      { name: 'minify', renderChunk: (code) => minify(code, MINIFY) },
    ],
    resolve: { alias: [{ find: /^@gamegeek\/([^/]+)\/(.+)\.js$/, replacement: `${LIBS}$1/src/$2.ts` }] },
    build: {
      target: 'es2022',
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(HERE, folder, 'main.ts'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]) as Rolldown.RolldownOutput[];
  const chunk = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${folder} has no script`);
  return chunk.code.trim().replaceAll('</script', String.raw`<\/script`);
}

/** Files that all games of a language load on demand. */
const SHARED = ['extras', 'replay', 'race'];

/** Returns the name of the first; the others differ in their first word. */
async function writeShared(language: Language): Promise<string> {
  const scripts = await Promise.all(SHARED.map((folder) => bundle(folder, language)));
  const hash = createHash('sha256').update(scripts.join()).digest('hex').slice(0, 8);
  const names = SHARED.map((folder) => `${folder}.${language}-${hash}.js`);
  await Promise.all(names.map((name, at) => writeFile(path.join(OUTPUT, name), scripts[at] ?? '')));
  return names[0] ?? '';
}

async function styles(game: ArcadeGameId): Promise<string> {
  const files = [path.join(HERE, 'shell/shell.css'), path.join(HERE, game, `${game}.css`)].filter(existsSync);
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return minifyCss([themeCss(), ...texts].join('\n'));
}

function minifyCss(css: string): string {
  return css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

function page(language: Language, style: string, script: string, shared: string): string {
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
    `<script nonce="__CSP_NONCE__" data-extras="${shared}">${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

await mkdir(OUTPUT, { recursive: true });
// Their names change with their content.
await Promise.all(globSync(`{${SHARED.join()}}.*`, { cwd: OUTPUT }).map((old) => rm(path.join(OUTPUT, old))));
const games = ARCADE_GAME_IDS.filter((id) => existsSync(path.join(HERE, id, 'main.ts')));
for (const language of LANGUAGES) {
  const shared = await writeShared(language);
  for (const game of games) {
    const html = page(language, await styles(game), await bundle(game, language), shared);
    await writeFile(path.join(OUTPUT, `${arcadeFile(game, language)}.html`), html);
  }
}
