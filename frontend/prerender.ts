// The last step of the build: draws what each page shows before its code has run, for the server to send along. It lies
// beside the site in a file that no visitor gets (its name begins with a dot).
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { filesOf, START } from '../scripts/launch/built-files.mjs';
import type * as prerendering from './src/app/prerender.js';

const here = import.meta.dirname;

/** The pages that are the same for everybody, by the paths of the router: an address of each, and its code. */
const PAGES: Record<string, { address: string; route: string; texts?: string }> = {
  '/': { address: '/', route: 'home/pages/home' },
  '/models': { address: '/models', route: 'models/pages/models', texts: 'models/texts/models' },
  '/models/:id': { address: '/models/1', route: 'models/pages/model', texts: 'models/texts/models' },
  '/games': { address: '/games', route: 'games/pages/games', texts: 'games/texts/games' },
  '/games/:id': { address: '/games/1', route: 'games/pages/game', texts: 'games/texts/games' },
  '/leaderboard': { address: '/leaderboard', route: 'scores/pages/leaderboard', texts: 'activity/texts/activity' },
  '/leaderboard/weeks/:week': {
    address: '/leaderboard/weeks/2026-W01',
    route: 'scores/pages/week',
    texts: 'scores/texts/weeks',
  },
  '/u/:username': { address: '/u/__served_name__', route: 'profile/pages/player', texts: 'profile/texts/profile' },
  '/about': { address: '/about', route: 'static-pages/pages/about', texts: 'static-pages/texts/about/about' },
  '/faq': { address: '/faq', route: 'static-pages/pages/faq', texts: 'static-pages/texts/faq/faq' },
  '/help-center': {
    address: '/help-center',
    route: 'static-pages/pages/help-center',
    texts: 'static-pages/texts/help-center/help-center',
  },
  '/api-documentation': {
    address: '/api-documentation',
    route: 'static-pages/pages/api-documentation',
    texts: 'static-pages/texts/api-documentation/api-documentation',
  },
  '/api/reference': {
    address: '/api/reference',
    route: 'api-reference/pages/api-reference',
    texts: 'api-reference/texts/api-reference',
  },
  '/auth': { address: '/auth', route: 'auth/pages/auth' },
  '/terms': { address: '/terms', route: 'static-pages/pages/terms', texts: 'static-pages/texts/terms/terms' },
  '/privacy': { address: '/privacy', route: 'static-pages/pages/privacy', texts: 'static-pages/texts/privacy/privacy' },
  '*': { address: '/nowhere', route: 'static-pages/pages/not-found' },
};

/** The files that the code of a page is made of, beyond those that every page names itself. */
function scriptsOf({ route, texts }: (typeof PAGES)[string]): string[] {
  const wanted = [`src/features/${route}.tsx`, 'src/shared/i18n/locales/en.ts'];
  if (texts) wanted.push(`src/features/${texts}.en.ts`);
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
  const { prerender } = (await vite.ssrLoadModule('/src/app/prerender.tsx')) as typeof prerendering;
  const paints: Record<string, object> = {};
  for (const [page, parts] of Object.entries(PAGES)) {
    paints[page] = { ...(await prerender(parts.address)), scripts: scriptsOf(parts) };
  }
  await writeFile(path.join(here, 'dist/.first-paints.json'), JSON.stringify(paints));
} finally {
  await vite.close();
}
