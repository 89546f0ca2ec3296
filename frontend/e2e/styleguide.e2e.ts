import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expectAccessibleInBothThemes } from './support/accessibility.js';
import { test } from './support/test.js';

const FRONTEND = path.join(import.meta.dirname, '..');
const ADDRESS = 'http://styleguide.test/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** A placeholder of the size of an avatar. */
const AVATAR = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#888" d="M2 2h4v4H2z"/></svg>';

type Files = ReadonlyMap<string, string | Uint8Array>;

/** The styleguide, built into memory: the site is built without it. */
async function buildStyleguide(): Promise<Files> {
  const built = await build({
    root: FRONTEND,
    configFile: path.join(FRONTEND, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false, minify: false, rolldownOptions: { input: path.join(FRONTEND, 'styleguide.html') } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const files = output.map((file): [string, string | Uint8Array] => [
    `/${file.fileName}`,
    file.type === 'chunk' ? file.code : file.source,
  ]);
  return new Map([...files, ['/theme.js', await readFile(path.join(FRONTEND, 'public/theme.js'))]]);
}

async function openStyleguide(page: Page): Promise<void> {
  const files = await buildStyleguide();
  await page.route(`${ADDRESS}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith('/avatar')) return route.fulfill({ contentType: 'image/svg+xml', body: AVATAR });
    const file = files.get(pathname === '/' ? '/styleguide.html' : pathname);
    if (file === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[path.extname(pathname)] ?? TYPES['.html'], body: Buffer.from(file) });
  });
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.goto(ADDRESS);
  await expect(page.locator('[data-part]').last()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // Reconnecting is shown after two seconds.
  await page.clock.runFor(3_000);
}

/** At half size: a quarter of the bytes, and moved or recoloured elements still differ. */
test.use({
  viewport: { width: 760, height: 900 },
  deviceScaleFactor: 0.5,
  contextOptions: { reducedMotion: 'reduce' },
});

/** In screenshots. The palette's own test measures contrasts; menus and dialogs are opened below. */
const PICTURED = ['Type and space', 'Actions', 'Fields', 'Boards', 'Cards and pictures', 'States'];

test('every shared part matches its screenshot in dark and light', async ({ page }) => {
  await openStyleguide(page);
  for (const theme of ['dark', 'light']) {
    await page.evaluate((choice) => (document.documentElement.dataset.theme = choice), theme);
    const picture = (name: string): string => `${name.toLowerCase().replaceAll(' ', '-')}-${theme}.png`;
    for (const name of PICTURED) {
      await expect.soft(page.getByRole('region', { name, exact: true })).toHaveScreenshot(picture(name));
    }
    await page.getByRole('button', { name: 'Open a plain dialog' }).click();
    await expect.soft(page.getByRole('dialog')).toHaveScreenshot(picture('dialog'));
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Show a failure' }).click();
    await expect
      .soft(page.getByRole('listitem').filter({ hasText: 'Please try again.' }))
      .toHaveScreenshot(picture('toast'));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.mouse.move(0, 0);
  }
  await expectAccessibleInBothThemes(page, 'styleguide');
});
