import { expect, type Page } from '@playwright/test';
import { paths } from '../../src/shared/routing/paths.js';
import { expectAccessible, expectNoClipping } from '../support/accessibility.js';
import { createPlayer, dismissVerifyBanner, newSession, signIn, type Player } from '../support/players.js';
import { playStacker } from '../support/stacker-run.js';
import { test } from '../support/test.js';

const PHONE = { width: 360, height: 740 };

async function openAs(page: Page, player: Player, address: string): Promise<void> {
  await dismissVerifyBanner(page, player);
  await signIn(page, await newSession(page.request, player));
  await page.goto(address);
}

test('a challenge reaches its opponent, and the answer reaches the challenger', async ({ page, browser, site }) => {
  const [challenger, opponent] = [await createPlayer(site), await createPlayer(site)];
  const { id } = await playStacker(page.request, challenger);
  await openAs(page, challenger, paths.run(String(id)));
  await page.getByRole('button', { name: 'Challenge', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Challenge' });
  await dialog.getByRole('textbox').fill(opponent.user.username);
  await dialog.getByRole('button', { name: 'Create challenge' }).click();
  await dialog.getByRole('link', { name: 'See the challenge' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`You challenge ${opponent.user.username}`);
  await expect(page.getByText('No result')).toHaveCount(1);
  await page.goto('/inbox');

  const phone = await browser.newContext({ baseURL: site, viewport: PHONE });
  const other = await phone.newPage();
  await openAs(other, opponent, '/inbox');
  await other.getByRole('link', { name: 'See the challenge' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toContainText(`${challenger.user.username} challenges you`);
  await expectAccessible(other, 'a challenge on a phone');
  await expectNoClipping(other, 'a challenge on a phone');
  await other.getByRole('link', { name: 'Take it on' }).click();
  const game = other.frameLocator('main iframe');
  await expect(game.locator('.rival canvas').first()).toBeVisible();
  const over = game.getByRole('heading', { name: 'Game over' });
  await expect(async () => {
    await other.keyboard.press('Space');
    await expect(over).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [100], timeout: 60_000 });
  const score = await game.locator('.hud .main dd').innerText();

  await page
    .getByRole('listitem')
    .filter({ hasText: `${opponent.user.username} answered your challenge` })
    .getByRole('link', { name: 'your challenge' })
    .click();
  const results = page.getByRole('main').locator('section');
  await expect(results.filter({ hasText: opponent.user.username })).toContainText(score);
  await expect(page.getByText('No result')).toHaveCount(0);
  await phone.close();
});
