import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { test } from './support/test.js';

const FRONTEND = path.join(import.meta.dirname, '..');
const ADDRESS = 'http://screens.test';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** A placeholder of the size of an avatar. */
const AVATAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#888" d="M2 2h4v4H2z"/></svg>';

const SCREENS = {
  home: '/',
  auth: '/auth',
  leaderboard: '/leaderboard',
  models: '/models',
  model: '/models/1?version=12',
  games: '/games',
  game: '/games/1',
  player: '/u/grace',
  faq: '/faq',
  profile: '/profile&as=ada',
  inbox: '/inbox&as=ada',
  'submit-game': '/submit-game&as=ada',
};

/** Each theme and each width once; as high as what a page shows first, on a phone somewhat more. */
const LOOKS = [
  { theme: 'dark', width: 1280, height: 1200 },
  { theme: 'light', width: 360, height: 2000 },
];

type Files = ReadonlyMap<string, string | Uint8Array>;

/** The app with invented data, built into memory: the site is built without it. */
async function buildScreens(): Promise<Files> {
  const built = await build({
    root: FRONTEND,
    configFile: path.join(FRONTEND, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: path.join(FRONTEND, 'screens.html') } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map((file): [string, string | Uint8Array] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  return new Map([...files, ['/theme.js', await readFile(path.join(FRONTEND, 'public/theme.js'))]]);
}

async function serve(page: Page, files: Files): Promise<void> {
  await page.route(`${ADDRESS}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/avatar')) return route.fulfill({ contentType: 'image/svg+xml', body: AVATAR });
    const file = files.get(pathname);
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[path.extname(pathname)] ?? '', body: Buffer.from(file) });
  });
}

/** At half size: a quarter of the bytes, and moved or recoloured elements still differ. */
test.use({ deviceScaleFactor: 0.5, contextOptions: { reducedMotion: 'reduce' } });

test('every page matches its screenshot', async ({ page }) => {
  await serve(page, await buildScreens());
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  for (const { theme, ...viewport } of LOOKS) {
    await page.setViewportSize(viewport);
    for (const [name, at] of Object.entries(SCREENS)) {
      // Parts of a page are loaded after it.
      await page.goto(`${ADDRESS}/screens.html?theme=${theme}&at=${at}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.clock.runFor(3_000);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect.soft(page).toHaveScreenshot(`${name}-${theme}-${viewport.width}.png`);
    }
  }
});
