import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { AiModel } from '@gamegeek/contracts/models/models.types.js';
import { excessWidth, expectNoBarriers, expectSettled, watchForTrouble } from './support/barriers.js';
import { aGame, aRecord, newSession, submitScore, test as base, type Player } from './support/players.js';

const PICTURES = [1, 2, 3].map((n) => `https://pictures.example/${n}.svg`);
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><circle cx="8" cy="4.5" r="3" /></svg>';
/** Known to nobody's search until it is listed. */
const WORD = 'Quarzolith';

const test = base.extend<object, { listed: Game }>({
  /** A game with pictures, which somebody has just listed. */
  listed: [
    async ({ playwright, site, player }, use) => {
      const request = await playwright.request.newContext({ baseURL: site });
      await use(await listGame(request, player));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

async function listGame(request: APIRequestContext, player: Player): Promise<Game> {
  const { access_token: token } = await newSession(request, player);
  const [model] = (await (await request.get('/api/models')).json()) as AiModel[];
  const answer = await request.post('/api/games', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      name: `${WORD} ${player.user.username}`,
      description: 'Stack the stones before the tide comes in.',
      ai_model_id: model?.id,
      model_version_id: model?.versions[0]?.id,
      categories: ['Puzzle'],
      ai_integration_details: 'The model thinks up every stone.',
      game_url: 'https://quarzolith.example/',
      preview_images: PICTURES,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Game;
}

/** Pictures of games lie on other sites, which no test visits. */
async function drawPictures(page: Page): Promise<void> {
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: DRAWING }),
  );
}

test('from the models by one of their versions to a game', async ({ page, request }) => {
  const game = await aGame(request);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Models' }).click();
  await page.getByRole('link', { name: `View Details of ${game.ai_model_name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.ai_model_name })).toBeVisible();
  const versions = page.getByRole('combobox', { name: 'Model version' });
  await expect(versions).toHaveValue('');
  await versions.selectOption(String(game.model_version_id));
  await expect(page).toHaveURL(`/models/${game.ai_model_id}?version=${game.model_version_id}`);
  await page.getByRole('link', { name: game.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
  await page.goBack();
  await expect(versions).toHaveValue(String(game.model_version_id));
});

test('a misspelt word finds a new game, its pictures open by keyboard, and its board moves', async ({
  page,
  request,
  player,
  listed,
}) => {
  await drawPictures(page);
  await page.goto('/games');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('quarzolyth');
  const found = page.getByRole('link', { name: listed.name, exact: true });
  await expect(found).toBeVisible();
  await expect(page).toHaveURL('/games?search=quarzolyth');
  await found.click();

  await page.getByRole('tab', { name: 'Details' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'AI Integration', selected: true }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Screenshots', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.getByRole('img', { name: `Screenshot 1 of ${listed.name}` })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 of 3')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge screenshot 1' })).toBeFocused();

  await page.getByRole('tab', { name: 'Community' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: 20_000 });
  const record = aRecord();
  await submitScore(request, player, listed.id, record);
  const first = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(first).toContainText(player.user.username);
  await expect(first).toContainText(record.toLocaleString('en'));
  await expect(page.getByText('1 player', { exact: true }).first()).toBeVisible();
});

test('whoever comes back from a game finds the list as they left it', async ({ page }) => {
  await page.goto('/games?sort=name');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/games?sort=name&page=2');
  await expect(page.getByText(/page 2 of/)).toBeFocused();
  const game = page.locator('h3').getByRole('link').last();
  await game.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await game.click();
  await expect(page.getByRole('tab', { name: 'Details' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/page 2 of/)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

/** Each page is looked at in two of the four ways, so that it is seen in both themes and at both widths. */
const WAYS = [
  { theme: 'dark', width: 360, turn: 0 },
  { theme: 'light', width: 1280, turn: 0 },
  { theme: 'light', width: 360, turn: 1 },
  { theme: 'dark', width: 1280, turn: 1 },
];

for (const { theme, width, turn } of WAYS) {
  test(`the catalogue is open to everyone: ${theme}, ${width} px, ${turn + 1} of 2`, async ({ page, listed }) => {
    test.slow();
    await drawPictures(page);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
    const trouble = watchForTrouble(page);
    const halves = [
      ['/models', '/games?search=zzzzzzzz', `/games/${listed.id}?tab=community`],
      [`/models/${listed.ai_model_id}?version=${listed.model_version_id}`, `/games?search=${WORD}`],
    ];
    for (const route of halves[turn] ?? []) {
      await page.goto(route);
      await expectSettled(page);
      await expectNoBarriers(page, route);
      expect(await excessWidth(page), `${route} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    if (turn === 1) await expectOpenViewer(page, listed);
    expect(trouble).toEqual([]);
  });
}

async function expectOpenViewer(page: Page, { id }: Game): Promise<void> {
  await page.goto(`/games/${id}?tab=screenshots`);
  await page.getByRole('button', { name: 'Enlarge screenshot 1' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await expectNoBarriers(page, 'screenshots');
}
