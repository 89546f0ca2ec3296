import { WORD_LISTS } from '@gamegeek/arcade/words/lists/word-lists.js';
import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { wordsMeta } from '@gamegeek/arcade/words/words.meta.js';
import { ROOMS } from '@gamegeek/arcade/words/words.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { runOfRound } from '../support/secret-rounds.js';
import { test } from '../support/test.js';

const NAME = wordsMeta.title;
const RULES = wordsGame(WORD_LISTS);

/** How a player navigates: the same journey by keyboard and by touch. */
interface Hand {
  press: (target: Locator) => Promise<void>;
  /** Fills in a field. */
  write: (field: Locator, text: string) => Promise<void>;
  check: (box: Locator) => Promise<void>;
  /** Returns to the game after a dialog. */
  enter: (page: Page, game: FrameLocator) => Promise<void>;
  /** Types a word into the game and submits it. */
  type: (page: Page, game: FrameLocator, word: string) => Promise<void>;
  /** Deletes a letter. */
  erase: (page: Page, game: FrameLocator) => Promise<void>;
}

const KEYBOARD: Hand = {
  press: async (target) => {
    await target.focus();
    await target.press('Enter');
  },
  write: async (field, text) => {
    await field.focus();
    await field.pressSequentially(text);
  },
  check: (box) => box.press('Space'),
  // The page has returned the focus to the game.
  enter: (page) => expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME'),
  // Keys go to the focused element.
  type: async (page, _, word) => {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  },
  erase: (page) => page.keyboard.press('Backspace'),
};

const TOUCH: Hand = {
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await field.fill(text);
  },
  check: (box) => box.tap(),
  enter: async () => undefined,
  type: async (_, game, word) => {
    for (const letter of word) await game.getByRole('button', { name: letter, exact: true }).tap();
    await game.getByRole('button', { name: 'Guess' }).tap();
  },
  erase: (_, game) => game.getByRole('button', { name: 'Undo' }).tap(),
};

/** The secrets of a round: opening every door at the first guess gives the highest possible score. */
async function bestRun(round: string): Promise<{ words: string[]; seconds: number }> {
  const words: string[] = [];
  while (words.length < ROOMS) {
    const run = await runOfRound(RULES, round);
    for (const word of words) run.ask({ language: 'en', word });
    // A door that stays closed shows its word.
    while (run.state.results.length === words.length) run.ask({ language: 'en', word: 'xylem' });
    words.push(run.state.results.at(-1)?.secret ?? '');
  }
  return { words, seconds: words.length * RULES.secondsPerInput };
}

/** The home page starts with the most played games, so the game of this journey gets scores first. */
async function featureWords(page: Page): Promise<void> {
  await page.route(/\/api\/games\?playable=here/, async (route) => {
    const response = await route.fetch();
    const playable = await page.request.get('/api/games?playable=true&limit=100');
    const words = ((await playable.json()) as Game[]).filter(({ arcade_id: id }) => id === wordsMeta.id);
    const others = ((await response.json()) as Game[]).filter(({ arcade_id: id }) => id !== wordsMeta.id);
    await route.fulfill({ response, json: [...words, ...others].slice(0, 3) });
  });
}

/** The best possible run. */
interface BegunRun {
  game: FrameLocator;
  /** All but the last. */
  words: string[];
  /** Types the last word, which ends the run. */
  finish: () => Promise<void>;
}

/** Guesses a word, and waits for the answer. */
async function guess(page: Page, game: FrameLocator, hand: Hand, word: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/play/rounds/guesses'));
  await hand.type(page, game, word);
  await answer;
  await expect(game.locator('.door')).toContainText(word.toUpperCase());
}

/** Goes from the home page to a running game, by one press. */
async function beginRun(page: Page, hand: Hand): Promise<BegunRun> {
  await featureWords(page);
  await page.goto('/');
  const play = page.getByRole('region', { name: 'Play now' }).getByRole('link', { name: `Play Game of ${NAME}` });
  const round = page.waitForResponse((answer) => answer.url().endsWith('/api/play/rounds') && answer.ok());
  await hand.press(play);
  await expect(page).toHaveURL(/\/play\/\d+$/);
  const game = page.frameLocator(`iframe[title="${NAME}"]`);
  const started = (await (await round).json()) as RoundAnswer;
  const begunAt = Date.now();
  await expect(game.locator('.screen')).toBeHidden();
  const { words, seconds } = await bestRun(started.round);
  const last = words.pop() ?? '';
  const finish = async () => {
    // The server refuses runs faster than any player.
    await expect.poll(() => Date.now() - begunAt).toBeGreaterThan(seconds * 1_000);
    await guess(page, game, hand, last);
  };
  return { game, words, finish };
}

/** Fills in the sign-up dialog over the game. Returns the name of the new account. */
async function signUp(page: Page, hand: Hand): Promise<string> {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`;
  const form = page.getByRole('dialog').getByRole('form', { name: 'Sign Up' });
  await hand.write(form.getByLabel('Username'), username);
  await hand.write(form.getByLabel('Email'), `${username}@example.org`);
  await hand.write(form.getByLabel('Password', { exact: true }), 'correct horse battery');
  await hand.check(form.getByRole('checkbox'));
  await hand.press(form.getByRole('button', { name: 'Sign Up' }));
  return username;
}

for (const [device, hand, viewport] of [
  ['a keyboard', KEYBOARD, { width: 1280, height: 800 }],
  ['a phone', TOUCH, { width: 360, height: 740 }],
] as const) {
  test.describe(`with ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'a phone', isMobile: device === 'a phone' });

    test('a guest starts a game with one press, finishes it, signs up over it and is on the board', async ({
      page,
      browser,
    }) => {
      test.slow();
      const { game, words, finish } = await beginRun(page, hand);
      const spectator = await browser.newPage();
      await spectator.goto(page.url().replace('/play/', '/leaderboard?game='));
      await expect(spectator.getByRole('table')).toBeVisible();

      for (const word of words) await guess(page, game, hand, word);
      await finish();

      await expect(game.locator('.card').getByText(/^You would be #1 of \d+\. Keep it\?$/)).toBeVisible();
      const board = page.getByRole('region', { name: 'Top ten' });
      await expect(board.getByRole('table')).toBeVisible();
      await hand.press(game.getByRole('button', { name: 'Sign up to keep it' }));
      const username = await signUp(page, hand);

      // The game continues in the player's name, and both boards show the row without a reload.
      await expect(game.getByText(`Playing as ${username}`)).toBeVisible();
      // So does the card in the game: on phones the boards are below the window.
      await expect(game.locator('.card').getByText(/^Rank #1 of \d+$/)).toBeInViewport();
      await expect(game.locator('.standing .own')).toContainText(username);
      await expect(board.getByRole('rowheader', { name: username })).toBeVisible();
      await expect(spectator.getByRole('rowheader', { name: username })).toBeVisible();
      // The verification banner does not cover the game on phones.
      const strip = page.getByRole('region', { name: 'Email verification' });
      await expect(strip).toBeAttached();
      if (device === 'a phone') await expect(strip).not.toBeInViewport();
      else await expect(strip).toBeInViewport();
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      await spectator.close();
    });

    test('a guest signs up in the middle of a run, and the finished run is on the board', async ({ page }) => {
      test.slow();
      const { game, words, finish } = await beginRun(page, hand);
      const [first = '', ...rest] = words;
      await hand.type(page, game, 'zzzzz');
      await expect(game.locator('.door')).toHaveText('ZZZZZ is not in the list.');
      for (let letter = 0; letter < 5; letter++) await hand.erase(page, game);
      await guess(page, game, hand, first);

      const stage = page.getByRole('region', { name: `${NAME}: the game` });
      await hand.press(stage.getByRole('button', { name: 'Sign Up' }));
      const username = await signUp(page, hand);
      await expect(stage.getByRole('status')).toHaveText(`Playing as ${username}`);
      const board = page.getByRole('region', { name: 'Top ten' });
      await expect(board.getByRole('table')).toBeVisible();
      await expect(board.getByRole('rowheader', { name: username })).toHaveCount(0);

      await hand.enter(page, game);
      for (const word of rest) await guess(page, game, hand, word);
      await finish();
      await expect(game.locator('.card').getByText(/#1/).first()).toBeVisible();
      await expect(board.getByRole('rowheader', { name: username })).toBeVisible();
    });
  });
}
