import { expect, type Page, type Route } from '@playwright/test';
import { paths } from '../src/shared/routing/paths.js';
import { expectAccessibleInBothThemes, expectSettled, collectProblems } from './support/accessibility.js';
import {
  SCORED,
  createPlayer,
  seededGame,
  nextRecord,
  dismissVerifyBanner,
  newSession,
  signIn,
  submitScore,
} from './support/players.js';
import { shiftsOf, watchShifts } from './support/layout-shift.js';
import { test } from './support/test.js';

/** Waits for the connection, which may take long on a busy machine. */
async function expectLive(page: Page): Promise<void> {
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible({ timeout: 20_000 });
}

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('rowheader') });

test.describe('a board with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a score of an external game moves the board of every watcher', async ({ page, request, player, rival }) => {
    const game = await seededGame(request, SCORED.leaderChange);
    await page.goto(`/leaderboard?game=${game.id}`);
    await expectLive(page);
    const record = nextRecord();
    await submitScore(request, player, game.id, record);
    await expect(rows(page).first()).toContainText(player.user.username);
    await expect(rows(page).first()).toContainText(record.toLocaleString('en'));

    await submitScore(request, rival, game.id, nextRecord());
    await expect(rows(page).first()).toContainText(rival.user.username);
    await expect(rows(page).nth(1)).toContainText(player.user.username);
  });

  test('a record highlights its row behind the text', async ({ page, request, player }) => {
    const game = await seededGame(request, SCORED.highlight);
    await page.goto(`/leaderboard?game=${game.id}`);
    await expectLive(page);
    await submitScore(request, player, game.id, nextRecord());
    await expect(rows(page).first()).toContainText(player.user.username);
    const moving = () => page.locator('tbody').evaluate((board) => board.getAnimations({ subtree: true }).length);
    await expect.poll(moving).toBe(0);
    // The row is in its final position, so that only the glow is visible.
    await submitScore(request, player, game.id, nextRecord());
    await expect.poll(() => pauseGlow(page)).toBe(1);
    const [lit, second, third] = [
      await backgroundOf(page, 0),
      await backgroundOf(page, 1),
      await backgroundOf(page, 2),
    ];
    expect(second.equals(third)).toBe(true);
    expect(lit.equals(second)).toBe(false);
  });
});

/** Pauses the glow at its brightest and returns its strength. */
function pauseGlow(page: Page): Promise<number> {
  return page.locator('tbody').evaluate((board) => {
    const glows = board.getAnimations({ subtree: true });
    for (const glow of glows) {
      glow.pause();
      glow.currentTime = 0.12 * Number(glow.effect?.getTiming().duration);
    }
    return glows.length;
  });
}

/** A screenshot of a row between rank and name. */
async function backgroundOf(page: Page, place: number): Promise<Buffer> {
  const row = await rows(page).nth(place).boundingBox();
  if (!row) throw new Error(`Row ${place} is not visible`);
  return page.screenshot({ clip: { x: row.x + 60, y: row.y + 12, width: 16, height: 28 } });
}

test('the global board and the home page update live', async ({ page, request, player }) => {
  const game = await seededGame(request, SCORED.globalBoard);
  await page.goto('/');
  const panel = page.getByRole('region', { name: 'Leading Now' });
  await expectLive(page);
  // Totals add up: another journey may have records in a hundred games by now.
  await submitScore(request, player, game.id, nextRecord() * 1_000);
  await expect(panel.getByRole('rowheader').first()).toHaveText(player.user.username);
  await panel.getByRole('link', { name: 'View Full Leaderboard' }).click();
  await expect(rows(page).first()).toContainText(player.user.username);
});

test('game, week and page are in the address and in the history', async ({ page, request }) => {
  const game = await seededGame(request);
  await page.goto('/leaderboard');
  const picker = page.getByRole('combobox', { name: 'Game' });
  await picker.fill(game.name);
  await page.getByRole('option', { name: game.name }).first().click();
  await expect(page).toHaveURL(`/leaderboard?game=${game.id}`);
  await page.getByRole('tab', { name: 'Weekly Champions' }).click();
  await expect(page).toHaveURL(`/leaderboard?game=${game.id}&period=week`);
  await page.goBack();
  await expect(page.getByRole('tab', { name: game.name, selected: true })).toBeVisible();
  await expect(picker).toHaveValue(game.name);
});

test('a later page of the board keeps its scroll position', async ({ page }) => {
  await page.goto('/leaderboard');
  await expectLive(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/leaderboard?page=2');
  await expect(rows(page).first()).toContainText('Rank 11');
  await page.reload();
  await expect(page.getByText(/Page 2 of/)).toBeVisible();
  // By rank, because other journeys change the global board at the same time.
  await expect(rows(page).first()).toContainText('Rank 11');
});

test('Find me opens the page of the user’s own row, which shows a rank of three digits in full on a phone', async ({
  page,
  request,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const player = await createPlayer(site);
  const game = await seededGame(request, SCORED.findMe);
  await submitScore(request, player, game.id, 1);
  await dismissVerifyBanner(page, player);
  await signIn(page, await newSession(request, player));
  await page.goto('/leaderboard');
  await page.getByRole('button', { name: 'Find me' }).click();
  const own = page.locator('tr[aria-current="true"]');
  await expect(own).toContainText(player.user.username);
  await expect(own).toBeInViewport();
  await expect(page.getByText(/^You are number/)).toBeVisible();
  const rank = own.getByText(/^\d{3}$/, { exact: true });
  await expect(rank).toBeVisible();
  const room = await rank.evaluate((number) => {
    const digits = document.createRange();
    digits.selectNodeContents(number);
    const [row, cell] = [number.closest('tr'), number.closest('td')].map((box) => box?.getBoundingClientRect());
    const { left, right } = digits.getBoundingClientRect();
    return { before: left - (row?.left ?? left), after: (cell?.right ?? right) - right };
  });
  // The mark at the beginning of the row is 3 px wide.
  expect(room.before).toBeGreaterThanOrEqual(6);
  expect(room.after).toBeGreaterThanOrEqual(3);
});

test('changes are held while the pointer is in the list', async ({ page, request, player }) => {
  const game = await seededGame(request, SCORED.heldChanges);
  await page.goto(`/leaderboard?game=${game.id}`);
  await expectLive(page);
  const leader = await rows(page).first().getByRole('rowheader').textContent();
  await rows(page).nth(2).hover();
  await submitScore(request, player, game.id, nextRecord());
  const pill = page.getByRole('button', { name: 'Show 1 new score' });
  await expect(pill).toBeVisible();
  await expect(rows(page).first().getByRole('rowheader')).toHaveText(leader ?? '');
  await pill.click();
  await expect(rows(page).first()).toContainText(player.user.username);
});

test('the board is correct after a reconnection, without a reload', async ({ page, context, request, player }) => {
  const game = await seededGame(request, SCORED.reconnection);
  await page.goto(`/leaderboard?game=${game.id}`);
  await expectLive(page);
  await context.setOffline(true);
  await expect(page.getByText('Reconnecting…').first()).toBeVisible({ timeout: 45_000 });
  await submitScore(request, player, game.id, nextRecord());
  await context.setOffline(false);
  await expectLive(page);
  await expect(rows(page).first()).toContainText(player.user.username);
});

test('losing the connection before all parts have loaded keeps the board in place', async ({
  page,
  context,
  request,
}) => {
  const game = await seededGame(request);
  const late: Route[] = [];
  await page.route('**/report-button-*.js', (route) => void late.push(route));
  await page.goto(`/leaderboard?game=${game.id}`);
  await expectLive(page);
  await expect.poll(() => late.length).toBeGreaterThan(0);
  await context.setOffline(true);
  await Promise.all(late.map((route) => route.abort()));
  await expect(page.getByText('Reconnecting…').first()).toBeVisible();
  await expect(rows(page).first()).toContainText('Rank 1');
});

test('the whole board works by keyboard', async ({ page, request }) => {
  const game = await seededGame(request);
  await page.goto('/leaderboard');
  await expectLive(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Game' })).toBeFocused();
  await page.keyboard.type(game.name);
  await expect(page.getByRole('option', { name: game.name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/leaderboard?game=${game.id}`);
  const links = page.getByRole('link', { name: new RegExp(`^(Play Game|Game Page) of ${game.name}$`) });
  await expect(links.last()).toBeVisible();
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Weekly Champions', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/period=week/);
});

test('every target of the game picker is at least 44 px high on a phone, and its buttons as wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/leaderboard');
  await expectLive(page);
  const picker = page.getByRole('combobox', { name: 'Game' });
  await picker.click();
  const options = page.getByRole('listbox', { name: 'Game' }).getByRole('option');
  await expect(options.nth(1)).toBeVisible();
  for (const target of [picker, ...(await options.all())])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  const { width, height } = (await page.getByRole('button', { name: 'Show games' }).boundingBox()) ?? {};
  expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('a patch renders only the rows that it changes', async ({ page, request, player }) => {
  const game = await seededGame(request, SCORED.renderedRows);
  await page.goto(`/leaderboard?game=${game.id}`);
  await expectLive(page);
  await submitScore(request, player, game.id, nextRecord());
  await expect(rows(page).first()).toContainText(player.user.username);
  // The marks of the first record leave the rows that it moved.
  await expect(rows(page).locator('[data-change]')).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const row = element?.closest('tr');
        if (row) row.dataset.touched = 'yes';
      }
    }).observe(document.querySelector('tbody') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const record = nextRecord();
  await submitScore(request, player, game.id, record);
  await expect(rows(page).first()).toContainText(record.toLocaleString('en'));
  await expect(page.locator('tr[data-touched]')).toHaveCount(1);
  await expect(page.locator('tr[data-touched]')).toContainText(player.user.username);
});

test('a finished week has a page with its champions', async ({ page }) => {
  const trouble = collectProblems(page);
  await page.goto('/leaderboard?period=week');
  await expect(page.getByText(/^Resets in /)).toBeVisible();
  await page.getByRole('link', { name: /^Champions of week \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Champions of week \d+, \d{4}$/ })).toBeVisible();
  const week = page.url();
  const podium = page.getByRole('region', { name: 'Over all games' });
  await expect(podium.getByRole('listitem').first()).toContainText('Rank 1');
  await expectSettled(page);
  await expectAccessibleInBothThemes(page, 'week');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await podium.getByRole('link').first().click();
  const medals = page.getByRole('region', { name: 'Weekly championships' });
  await medals
    .getByRole('link', { name: /^Champion of week \d+, \d{4} · All games$/ })
    .first()
    .click();
  await expect(page).toHaveURL(week);
  expect(trouble).toEqual([]);
});

for (const width of [360, 1280]) {
  test(`boards do not shift while the session is checked, ${width} px wide`, async ({ page, request, rival }) => {
    await page.setViewportSize({ width, height: 900 });
    const game = await seededGame(request, SCORED.sessionCheck);
    await submitScore(request, rival, game.id, 1);
    await dismissVerifyBanner(page, rival);
    await watchShifts(page);
    await signIn(page, await newSession(request, rival));
    await page.goto(`/leaderboard?game=${game.id}`);
    await expect(page.getByRole('button', { name: 'Find me' })).toBeVisible();
    await expectLive(page);
    expect(await shiftsOf(page), 'leaderboard').toBeLessThan(0.02);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`/games/${game.id}`);
    await expect(page.getByText(/^You are #/)).toBeVisible();
    expect(await shiftsOf(page), 'game page').toBeLessThan(0.01);
  });
}

test('a maker makes a time trial on a phone, and the faster time of another player leads on both their screens at once', async ({
  page,
  browser,
  request,
  player,
  rival,
  listed,
}) => {
  const slug = `time-trial-${crypto.randomUUID().slice(0, 6)}`;
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, await newSession(request, player));
  await dismissVerifyBanner(page, player);
  await page.goto(paths.studioPart(listed.id, 'boards'));
  await page.getByRole('button', { name: 'New board' }).click();
  const form = page.getByRole('dialog', { name: 'New board' });
  await form.getByLabel('Name', { exact: true }).fill(slug.replaceAll('-', ' '));
  await form.getByLabel('What counts').selectOption('Time, less is better');
  await form.getByRole('button', { name: 'Make board' }).click();
  await expect(page.getByText(`GameGeek.gameOver(milliseconds, { board: '${slug}' })`)).toBeVisible();
  await page.getByRole('link', { name: `View ${slug.replaceAll('-', ' ')}` }).click();
  await expectLive(page);

  const other = await browser.newPage();
  await other.goto(`/games/${listed.id}?board=${slug}`);
  await expectLive(other);
  await submitScore(request, player, listed.id, 83_456, slug);
  for (const screen of [page, other]) await expect(rows(screen).first()).toContainText('1:23.456');
  await submitScore(request, rival, listed.id, 62_500, slug);
  for (const screen of [page, other]) {
    await expect(rows(screen).first()).toContainText(rival.user.username);
    await expect(rows(screen).first()).toContainText('1:02.500');
    await expect(rows(screen).nth(1)).toContainText('1:23.456');
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await other.close();
});
