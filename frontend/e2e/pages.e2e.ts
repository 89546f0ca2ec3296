import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { expectSettled, collectProblems } from './support/accessibility.js';
import { createPlayer, seededGame, newSession, signIn } from './support/players.js';
import { shiftsOf, watchShifts } from './support/layout-shift.js';
import { test } from './support/test.js';

test('an unknown address shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveTitle('Page Not Found');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveTitle('Home');
});

test('the server-rendered head exists once and is replaced on navigation', async ({ page, request }) => {
  const trouble = collectProblems(page);
  const [game] = (await (await request.get('/api/games?limit=1')).json()) as Game[];
  const head = page.locator('head');
  const canonical = head.locator('link[rel=canonical]');
  await page.goto(`/games/${game?.id}`);
  await expectSettled(page);
  await expect(page).toHaveTitle(game?.name ?? '');
  await expect(canonical).toHaveAttribute('href', page.url());
  for (const one of [
    'title',
    'meta[name=description]',
    'script[type="application/ld+json"]',
    '[property="og:title"]',
  ]) {
    await expect(head.locator(one), one).toHaveCount(1);
  }
  await page.goto(`/models/${game?.ai_model_id}`);
  await expect(page).toHaveTitle(game?.ai_model_name ?? '');
  await page.goto('/');
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await expect(page).toHaveTitle('Games');
  await expect(head.locator('title')).toHaveCount(1);
  await expect(canonical).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('the social card of a game is an image with the cover of the game', async ({ page, request }) => {
  const [snake] = (await (await request.get('/api/games?search=Neon%20Snake&limit=1')).json()) as Game[];
  await page.goto(`/games/${snake?.id}`);
  const address = await page.locator('head meta[property="og:image"]').getAttribute('content');
  expect(address).toContain(`/api/games/${snake?.id}/card.png?v=`);
  const answer = await request.get(new URL(address ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  const picture = (await answer.body()).toString('base64');
  const { size, colors } = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    // Within the cover; a generated pattern has three colours.
    const { data } = context?.getImageData(64, 216, 480, 270) ?? { data: new Uint8ClampedArray() };
    const colors = new Set(new Uint32Array(data.buffer)).size;
    return { size: [image.width, image.height], colors };
  }, picture);
  expect(size).toEqual([1200, 630]);
  expect(colors).toBeGreaterThan(10);
});

test('the script before the first paint is cached under a name with a content hash', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('head script[src*="theme"]').getAttribute('src');
  expect(address).toMatch(/^\/assets\/theme-[\w-]{8}\.js$/);
  const { headers } = await request.get(address ?? '').then((answer) => ({ headers: answer.headers() }));
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the verification banner does not shift the page, and covers little of a phone', async ({
  page,
  request,
  rival,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await watchShifts(page);
  await signIn(page, await newSession(request, rival));
  await page.goto('/about');
  const banner = page.getByRole('region', { name: 'Email verification' });
  await expect(banner).toBeInViewport();
  expect((await banner.boundingBox())?.height).toBeLessThan(64);
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});

test('/login redirects to /auth', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL('/auth');
});

/** A window in which scripts never load. */
async function withoutScripts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // All except the one that sets the theme before the first paint.
  await page.route(/\/assets\/(?!theme-)[^/]*\.js$/, (route) => route.abort());
  return page;
}

test('a page is readable and its links work before its scripts have run', async ({ context, request }) => {
  const page = await withoutScripts(context);
  const game = await seededGame(request);
  await page.goto(`/games/${game.id}`);
  await expect(page.getByRole('main').getByText(game.name).first()).toBeVisible();
  // Controls that would do nothing are disabled.
  await expect(page.locator('button:not([inert]), :enabled:is(input, select)')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Games' }).click();
  await expect(page).toHaveURL('/games');
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeVisible();
});

const DOCUMENTATION = ['/about', '/faq', '/help-center', '/privacy', '/terms', '/api-documentation', '/api/reference'];

test('every page of documentation shows all of its Markdown without JavaScript, with the address of this site', async ({
  browser,
  request,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of DOCUMENTATION) {
    await page.goto(address);
    const shown = plain((await page.getByRole('main').textContent()) ?? '');
    const lines = linesOf(await (await request.get(`${address}.md`)).text());
    expect(lines.length, address).toBeGreaterThan(10);
    expect(
      lines.filter((line) => !shown.includes(plain(line))),
      address,
    ).toEqual([]);
    expect(shown, address).not.toMatch(/__served_|\{site\}/);
  }
  await page.goto('/faq');
  await page.getByText('Does it cost anything?').click();
  await expect(page.getByText('No. Browsing, playing, an account')).toBeVisible();
  await context.close();
});

/** What is shown of Markdown, line by line: headings, text, samples, cells of tables, codes of errors. */
function linesOf(markdown: string): string[] {
  const [text = ''] = markdown.split('\n\n---\n');
  return text
    .split('\n')
    .filter((line) => !/^(```|\| ---|https?:\S+$)/.test(line))
    .flatMap((line) => line.split('|'))
    .map((line) =>
      line
        .replace(/^(#+|-|\d+\.) /, '')
        .replace(/^\d{3} `(\w+)`: .*/, '$1')
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/:$/, ''),
    )
    .filter((line) => /\w/.test(line));
}

/** Without marks of Markdown and spaces, of which a page has fewer between its elements. */
const plain = (text: string) => text.replace(/[`*\\\s]/g, '');

test('a stored theme and language are applied with the first paint', async ({ context }) => {
  const page = await withoutScripts(context);
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('language', 'fr');
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(245, 246, 251)',
  );
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  // The prerendered page is in the language of the browser.
  await expect(page.getByText('Welcome to')).toBeHidden();
});

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' });

  test('a first visit is in German from the first paint, until another language is chosen below the page', async ({
    context,
    page,
  }) => {
    const early = await withoutScripts(context);
    await early.goto('/leaderboard');
    for (const shown of [early, page]) {
      if (shown === page) await page.goto('/leaderboard');
      await expect(shown.getByRole('heading', { level: 1, name: 'Bestenlisten' })).toBeVisible();
      await expect(shown).toHaveTitle('Bestenlisten');
      await expect(shown.locator('html')).toHaveAttribute('lang', 'de');
    }
    await page.getByRole('contentinfo').getByRole('combobox').selectOption('English');
    await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Weekly Champions' })).toBeVisible();
    await page.reload();
    await expect(page).toHaveTitle('Leaderboards');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the home page of a signed-in user does not shift while it loads slowly, in the language of the account', async ({
  browser,
  request,
  site,
}) => {
  const player = await createPlayer(site);
  const session = await newSession(request, player);
  await request.put('/api/user/preferences', {
    headers: { Authorization: `Bearer ${session.access_token}` },
    data: { language: 'de' },
  });
  await Promise.all(
    [360, 1280].map(async (width) => {
      const context = await browser.newContext({ baseURL: site, viewport: { width, height: 900 } });
      const page = await context.newPage();
      await page.route('/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => setTimeout(() => server.send(message), 1_500));
      });
      await watchShifts(page);
      await signIn(page, session);
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: 'Willkommen bei GameGeek' })).toBeVisible();
      const leaders = page.getByRole('region', { name: 'Gerade vorn' });
      await expect(leaders.getByText('Verbindet neu…')).toBeVisible();
      await expect(leaders.getByText('Live', { exact: true })).toBeVisible();
      await expect(leaders.getByRole('rowheader')).toHaveCount(4);
      expect(await shiftsOf(page), `${width} px`).toBeLessThan(0.02);
      await context.close();
    }),
  );
});
