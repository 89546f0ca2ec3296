// The last step of the build: draws what each page shows before its code has run, for the server to send along. It lies
// beside the site in a file that no visitor gets (its name begins with a dot).
import { globSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { filesOf, START } from '../scripts/launch/built-files.mjs';
import type * as prerendering from './src/app/prerender.js';

const here = import.meta.dirname;

/** The English texts that a page shows at first, where those of the whole site are not all. */
const TEXTS: Record<string, string | string[]> = {
  models: 'models/i18n/models',
  model: 'models/i18n/models',
  games: 'games/i18n/games',
  game: 'games/i18n/games',
  leaderboard: ['activity/i18n/activity', 'trending/i18n/trending'],
  week: 'scores/i18n/weeks',
  player: 'profiles/i18n/profiles',
  about: 'static-pages/i18n/about/about',
  faq: 'static-pages/i18n/faq/faq',
  helpCenter: 'static-pages/i18n/help-center/help-center',
  apiDocumentation: 'static-pages/i18n/api-documentation/api-documentation',
  apiReference: 'api-reference/i18n/api-reference',
  terms: 'static-pages/i18n/terms/terms',
  privacy: 'static-pages/i18n/privacy/privacy',
};

/** `helpCenter` is `help-center.tsx` in the feature that it belongs to. */
function sourceOf(name: string): string {
  const file = `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;
  const [source, ...others] = globSync(`src/features/*/pages/${file}`, { cwd: here });
  if (source === undefined || others.length > 0) throw new Error(`one feature should have the page ${file}`);
  return source;
}

/** The files that the code of a page is made of, beyond those that every page names itself. */
function scriptsOf(name: string): string[] {
  const texts = [TEXTS[name] ?? []].flat();
  const english = texts.map((file) => `src/features/${file}.en.ts`);
  const wanted = [sourceOf(name), 'src/shared/i18n/locales/en.ts', ...english];
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
  // Only a compiler: nobody is served, and no file is watched.
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { DRAWN_PAGES, prerender } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof prerendering;
  const paints: Record<string, object> = {};
  for (const { name, path: page, address } of DRAWN_PAGES) {
    paints[page] = { ...(await prerender(address)), scripts: scriptsOf(name) };
  }
  await writeFile(path.join(here, 'dist/.first-paints.json'), JSON.stringify(paints));
} finally {
  await vite.close();
}
