// The last step of the build: prerenders the pages before their code runs, in every language, for the server to send
// along, and writes the pages of prose as Markdown. The results are in files that the server does not deliver (their
// names begin with a dot).
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { createServer, loadConfigFromFile } from 'vite';
import { chunks, filesOf, START } from '../scripts/build/built-files.mjs';
import type * as markdown from './src/app/markdown.js';
import type * as prerendering from './src/app/prerender.js';

const here = import.meta.dirname;
const content = path.join(here, 'src/content');

/**
 * `helpCenter` is `routes/help-center.tsx`, and `content/help-center.en.md` or `help-center.texts.ts?en` of a feature.
 */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function textsOf(namespace: string, language: Language): string {
  const name = `/${fileOf(namespace)}.`;
  const ends = [`${name}${language}.md`, `${name}texts.ts?${language}`];
  const [source, ...others] = Object.keys(chunks).filter((file) => ends.some((end) => file.endsWith(end)));
  if (source === undefined || others.length > 0) throw new Error(`${ends.join(' or ')} should exist once`);
  return source;
}

/** The files that the code of a page consists of, beyond those that every page loads. */
function scriptsOf(name: string, namespaces: readonly string[], language: Language): string[] {
  // Validation messages are written in English.
  const ofEveryPage = language === 'en' ? ['common'] : ['common', 'validation'];
  const texts = [...ofEveryPage, ...namespaces].map((namespace) => textsOf(namespace, language));
  const wanted = [`src/routes/${fileOf(name)}.tsx`, ...texts];
  const atStart = filesOf(START);
  return [...filesOf(wanted)].filter((file) => !atStart.has(file)).map((file) => `/${file}`);
}

const site = await loadConfigFromFile(
  { command: 'serve', mode: 'production' },
  path.join(here, 'vite.config.ts'),
  here,
);
const vite = await createServer({
  ...site?.config,
  configFile: false,
  mode: 'production',
  appType: 'custom',
  logLevel: 'warn',
  // Only as a compiler: it serves no requests and watches no files.
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { LANGUAGES, PRERENDERED_PAGES, prerender } = (await vite.ssrLoadModule(
    '/src/app/prerender.tsx',
  )) as typeof prerendering;
  const paints: Partial<Record<Language, Record<string, object>>> = {};
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const pages = (paints[language] = {} as Record<string, object>);
    for (const { name, path: page, address, namespaces } of PRERENDERED_PAGES) {
      pages[page] = {
        ...(await prerender(address, language)),
        scripts: scriptsOf(name, namespaces, language),
      };
    }
  }
  await writeFile(path.join(here, 'dist/.first-paints.json'), JSON.stringify(paints));

  const { markdownOf, proseNames } = (await vite.ssrLoadModule('/src/app/markdown.ts')) as typeof markdown;
  const documents: Partial<Record<Language, Record<string, string>>> = {};
  for (const file of globSync('*.md', { cwd: content })) {
    const [name = '', language] = file.split('.') as [string, Language];
    const page = proseNames.find((known) => fileOf(known) === name);
    if (page === undefined) throw new Error(`${file} belongs to no page`);
    const source = await readFile(path.join(content, file), 'utf8');
    Object.assign((documents[language] ??= {}), await markdownOf(page, source, language));
  }
  await writeFile(path.join(here, 'dist/.documents.json'), JSON.stringify(documents));
} finally {
  await vite.close();
}
