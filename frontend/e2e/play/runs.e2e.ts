import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';
import { expectAccessible, expectNoClipping } from '../support/accessibility.js';
import { createPlayer } from '../support/players.js';
import { playStacker } from '../support/stacker-run.js';
import { test } from '../support/test.js';

const PHONE = { width: 360, height: 740 };

const commentsOf = (page: Page) => page.getByRole('region', { name: /^Comments/ }).getByText('Live', { exact: true });
const placeOf = (page: Page) => page.frameLocator('iframe').getByRole('slider', { name: 'Place in the run' });

test('a checked run is watched again from the profile of its player, at any speed and from any moment on', async ({
  page,
  site,
}) => {
  // A profile lists few games, and the player of the worker has many.
  const player = await createPlayer(site);
  const { id, gameId, score } = await playStacker(page.request, player);
  await page.addInitScript(() => localStorage.setItem('theme', 'system'));
  await page.goto(paths.player(player.user.username));
  await page.getByRole('link', { name: /^Watch: the run in/ }).click();
  await expect(page).toHaveURL(paths.run(String(id)));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(player.user.username);
  const game = page.frameLocator('iframe');
  const shown = game.locator('.hud .main dd');
  // Reduced motion: nothing moves until it is asked to.
  await expect(game.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(shown).toHaveText('0');
  await game.getByRole('combobox', { name: 'Speed' }).selectOption('8 ×');
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.getByRole('button', { name: 'Watch again' })).toBeVisible();
  await expect(shown).toHaveText(score.toLocaleString('en'));
  await expect(game.getByRole('status')).toContainText(`End of the run`);
  await placeOf(page).press('Home');
  await expect(shown).toHaveText('0');
  await game.getByRole('button', { name: 'Step forward' }).click();
  await expect(shown).not.toHaveText('0');
  await placeOf(page).press('End');
  await expect(shown).toHaveText(score.toLocaleString('en'));
  await expect(placeOf(page)).toHaveAttribute('aria-valuetext', /Score: /);
  await expect(commentsOf(page)).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(page, `a run, ${theme}`);
  }
  await page.setViewportSize(PHONE);
  await page.goto(paths.run(String(id)));
  await expect(placeOf(page)).toBeVisible();
  await expect(commentsOf(page)).toBeVisible();
  await expectNoClipping(page, 'a run on a phone');
  await expect(placeOf(page)).toBeInViewport();
  await page.getByRole('link', { name: 'Race it' }).press('Enter');
  // It begins at once: the recorded run, on a board of its own, drops pieces all the time.
  await expect(game.locator('.rival canvas').first()).toBeVisible();
  await expect(game.locator('.hud dd', { hasText: '-' })).toBeVisible();
  await expectNoClipping(page, 'a race on a phone');
  await page.goto(paths.player(player.user.username));
  await expect(page.getByRole('link', { name: /^Watch: the run in/ })).toBeVisible();

  // On another site, it opens in a new tab.
  const board = await page.context().newPage();
  await board.goto(`/embed/board/${gameId}?rows=100`);
  const watch = board.getByRole('link', { name: `Watch: the run of ${player.user.username}` });
  const opening = board.waitForEvent('popup');
  await watch.click();
  await expect(await opening).toHaveURL(paths.run(String(id)));
});
