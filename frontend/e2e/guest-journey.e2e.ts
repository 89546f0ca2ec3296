import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { SAFES } from '@gamegeek/arcade/codes/codes.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.types.js';
import { expect, type Page } from '@playwright/test';
import { test } from './support/test.js';

/** The keys of a round whose seed is known, in which every safe is opened at the first try: no score is higher. */
function bestRound(seed: number): string[] {
  const run = codesGame.start(seed);
  const keys: string[] = [];
  while (run.results.length < SAFES) {
    keys.push(...pegsOf(run.secret).map((peg) => `Digit${peg + 1}`), 'Enter');
    codesGame.apply(run, run.secret);
  }
  return keys;
}

async function press(page: Page, keys: string[]): Promise<void> {
  const frame = page.frames().find((each) => each.url().includes('/arcade/codes'));
  await frame?.evaluate((codes) => {
    for (const code of codes) {
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code.replace('Digit', '') }));
    }
  }, keys);
}

// As most visitors see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a guest finishes a run, sees the place it would take, signs up over the game, and stands on the board that others watch', async ({
  page,
  browser,
  request,
}) => {
  const found = (await (await request.get('/api/games?playable=true&limit=100')).json()) as Game[];
  const codes = found.find(({ arcade_id: id }) => id === 'codes');
  if (!codes) throw new Error(`${codesMeta.title.en} is not in the catalogue`);
  const onlooker = await browser.newPage();
  await onlooker.goto(`/leaderboard?game=${codes.id}`);
  await expect(onlooker.getByRole('table')).toBeVisible();

  await page.goto(`/games/${codes.id}`);
  await page.getByRole('button', { name: `Play ${codes.name}` }).click();
  const game = page.frameLocator(`iframe[title="${codes.name}"]`);
  const round = page.waitForResponse((answer) => answer.url().endsWith('/api/play/rounds') && answer.ok());
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  const { seed } = (await (await round).json()) as RoundAnswer;
  await expect(game.locator('.screen')).toBeHidden();
  await press(page, bestRound(seed));
  await expect(game.locator('.card').getByText(/^You would be #\d+ of \d+\. Keep it\?$/)).toBeVisible();

  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`;
  await game.getByRole('button', { name: 'Sign up to keep it' }).click();
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Username').fill(username);
  await form.getByLabel('Email').fill(`${username}@example.org`);
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Sign Up' }).click();

  await expect(game.getByText(`Playing as ${username}`)).toBeVisible();
  await expect(onlooker.getByRole('rowheader', { name: username })).toBeVisible();
  await onlooker.close();
});
