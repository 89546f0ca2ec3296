import { AxeBuilder } from '@axe-core/playwright';
import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { SAFES, TRIES, type Codes } from '@gamegeek/arcade/codes/codes.js';
import { dungeonGame } from '@gamegeek/arcade/dungeon/dungeon.game.js';
import { CELLS, SIDE } from '@gamegeek/arcade/dungeon/floor.js';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { wordsMeta } from '@gamegeek/arcade/words/words.meta.js';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.js';
import { answerInputs, ArcadeHost, type HostSettings } from '../support/arcade-host.js';
import { expectFocusIn } from '../support/frame-focus.js';
import { test } from '../support/test.js';

/** Clicks of a touch screen inside a frame of another process have wrong coordinates. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true };

// The arcade draws its own motion.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let host: ArcadeHost;
test.beforeAll(async () => {
  host = await ArcadeHost.start();
});
test.afterAll(() => host.stop());

async function open(page: Page, settings: HostSettings) {
  await page.goto(host.address(settings));
  const game = page.frameLocator('iframe');
  await expect(game.locator('.primary')).toBeVisible();
  return game;
}

const requestsOf = (page: Page) => page.evaluate<{ type: string; log?: string; score?: number }[]>('received');

/**
 * Begins a run of a turn-based game: it ignores keys until the round has arrived, when it first says that it is played.
 */
async function beginRun(page: Page, game: FrameLocator): Promise<void> {
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => (await requestsOf(page)).map(({ type }) => type)).toContain('ping');
}

/** Types the codes of safes in the game, faster than any player, each when the one before is answered. */
async function tryCodes(page: Page, codes: number[]): Promise<void> {
  const keys = codes.map((code) => [...pegsOf(code).map((peg) => `Digit${peg + 1}`), 'Enter']);
  await page.frames()[1]?.evaluate(async (tries) => {
    for (const presses of tries) {
      const figures = () => document.querySelector('.hud dl')?.textContent;
      const before = figures();
      for (const code of presses) window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code }));
      while (figures() === before) await new Promise(requestAnimationFrame);
    }
  }, keys);
}

/** Loses all safes but the last, with the first colour only, and opens the last one at once. */
async function openLastSafe(page: Page, run: { readonly state: Codes }, seed: number): Promise<void> {
  await tryCodes(page, Array<number>((SAFES - 1) * TRIES).fill(0));
  expect(run.state.results).toHaveLength(SAFES - 1);
  await tryCodes(page, [lastSecret(seed)]);
}

/** The code of the last safe. */
function lastSecret(seed: number): number {
  const run = codesGame.deal(seededRandom(seed));
  let answer = run.ask(0);
  while (!run.isOver) answer = run.ask(0);
  return Number(answer?.secret);
}

test('snake is played, paused, resumed, lost and restarted by keyboard', async ({ page }) => {
  const game = await open(page, { game: 'snake', seed: 7, best: 4200, options: { ...DEFAULT_OPTIONS, sound: true } });
  await expect(game.getByText('Playing as Nova')).toBeVisible();
  await expect(game.locator('.hud dl div', { hasText: 'Best' }).locator('dd')).toHaveText('4,200');
  await game.getByRole('button', { name: 'Turn sound off' }).click();
  await expect(game.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  expect(await requestsOf(page)).toContainEqual(expect.objectContaining({ type: 'options', options: DEFAULT_OPTIONS }));
  await game.getByRole('button', { name: 'Options' }).click();
  expectEmpty((await new AxeBuilder({ page }).include('iframe').analyze()).violations);
  const accent = () => game.locator('html').evaluate((html) => getComputedStyle(html).getPropertyValue('--accent'));
  const before = await accent();
  await game.getByRole('checkbox', { name: 'Colours for colour blindness' }).check();
  expect(await accent()).not.toBe(before);
  await page.keyboard.press('Escape');
  await game.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectFocusIn(game);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('KeyP');
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  const over = game.getByRole('heading', { name: 'Game over' });
  await expect(over).toBeVisible();
  await expect(game.locator('.card').getByText('5 more to pass Freya at #6')).toBeVisible();
  // Mashed keys start no run before the result could be read; a press after that does.
  for (let at = 0; at < 8; at++) await page.keyboard.press('Space', { delay: 40 });
  await expect(over).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible({ timeout: 3_000 });
  }).toPass({ intervals: [800] });
});

test('a game pauses when its window loses the focus', async ({ page }) => {
  const game = await open(page, { game: 'snake' });
  await game.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(game.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.evaluate(() => {
    document.querySelector('iframe')?.blur();
    window.focus();
  });
  await expect(game.getByRole('heading', { name: 'Paused' })).toBeVisible();
});

test('a guest sees the possible rank of a score and signs up to keep it', async ({ page }) => {
  const run = await answerInputs(page, codesGame, 3);
  const game = await open(page, { game: 'codes', guest: true });
  await beginRun(page, game);
  await openLastSafe(page, run, 3);
  await expect(game.locator('.card').getByText('You would be #3 of 64. Keep it?')).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate(`notify({ type: 'theme', theme: '${theme}' })`);
    await expect(game.locator('html')).toHaveAttribute('data-theme', theme);
    expectEmpty((await new AxeBuilder({ page }).include('iframe').analyze()).violations);
  }
  await game.getByRole('button', { name: 'Sign up to keep it' }).click();
  await expect.poll(async () => (await requestsOf(page)).map(({ type }) => type)).toContain('sign-in');
  await expect(game.getByText('Playing as Nova')).toBeVisible();
  await expect(game.locator('.ghost')).toHaveCount(0);
  const result = { status: 'accepted', rank: 3, personalBest: true, verified: false, wouldBeRank: null, total: null };
  const claimed = { type: 'claimed', score: run.score, result: { ...result, reason: null } };
  await page.evaluate(`notify(${JSON.stringify(claimed)})`);
  await expect(game.locator('.card').getByText('Rank #3 of 63')).toBeVisible();
  await expect(game.locator('.card').getByText('You passed Chidi, Dana, Emre')).toBeVisible();
  await expect(game.locator('.standing li')).toHaveText([/^#2Bruno/, /^#3Nova/, /^#4Chidi/]);
  const submitted = (await requestsOf(page)).find(({ type }) => type === 'submit');
  expect(submitted).toMatchObject({ score: run.score, log: null });
  expect(run.isOver).toBe(true);
});

test('a game whose answers are lost says that it reconnects, and loses or repeats no input', async ({ page }) => {
  const run = await answerInputs(page, codesGame, 3);
  const game = await open(page, { game: 'codes' });
  await beginRun(page, game);
  await page.evaluate('losesAnswers = true');
  for (const key of ['1', '2', '3', '4', 'Enter']) await page.keyboard.press(key);
  await expect(game.locator('.link')).toHaveText('Reconnecting…');
  await expect(game.getByRole('status')).toHaveText('Reconnecting…');
  const entry = game.locator('.tries .current .peg:not(.empty)');
  // Further input waits for the answer.
  for (const key of ['Backspace', '5', 'Enter']) await page.keyboard.press(key);
  await expect(entry).toHaveCount(4);
  await page.evaluate('losesAnswers = false');
  await expect(game.locator('.link')).toBeHidden();
  await expect(entry).toHaveCount(0);
  await expect(game.getByRole('status')).toContainText('in place');
  expect(codesGame.decode(run.log)).toHaveLength(1);
});

/** A closed stone without a trap that opens alone. */
function safeStone(log: string): number {
  for (let cell = 0; cell < CELLS; cell++) {
    const run = dungeonGame.deal(seededRandom(5));
    for (const input of dungeonGame.decode(log) ?? []) run.ask(input);
    const { lives, floor } = run.state;
    const before = floor.opened;
    if (run.ask(cell) && run.state.lives === lives && floor.opened === before + 1) return cell;
  }
  throw new Error('no stone is safe');
}

test('stones of the dungeon open by keyboard and pointer when they are answered', async ({ page }) => {
  const run = await answerInputs(page, dungeonGame, 5);
  const game = await open(page, { game: 'dungeon' });
  await beginRun(page, game);
  const score = game.locator('.hud .main dd');
  await expect(score).toHaveText(String(run.score));

  const byKey = safeStone(run.log);
  const { stairs } = run.state;
  const steps = (way: string, count: number) => Array.from({ length: Math.max(0, count) }, () => `Arrow${way}`);
  const [right, down] = [(byKey % SIDE) - (stairs % SIDE), Math.floor(byKey / SIDE) - Math.floor(stairs / SIDE)];
  const moves = [...steps('Right', right), ...steps('Left', -right), ...steps('Down', down), ...steps('Up', -down)];
  for (const key of [...moves, 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => dungeonGame.decode(run.log)).toEqual([byKey]);
  await expect(score).toHaveText(String(run.score));

  const byPointer = safeStone(run.log);
  const { width = 0, height = 0 } = (await game.locator('canvas').boundingBox()) ?? {};
  // The wall around the stones is as wide as three eighths of one.
  const at = (place: number, length: number) => (length * (place + 0.5 + 3 / 8)) / (SIDE + 6 / 8);
  const position = { x: at(byPointer % SIDE, width), y: at(Math.floor(byPointer / SIDE), height) };
  await game.locator('canvas').click({ position });
  await expect.poll(() => dungeonGame.decode(run.log)).toEqual([byKey, byPointer]);
  await expect(score).toHaveText(String(run.score));
});

test('the game-over screen names overtaken players and the points to the next rank', async ({ page }) => {
  const run = await answerInputs(page, codesGame, 3);
  const game = await open(page, { game: 'codes', best: 100 });
  await beginRun(page, game);
  await openLastSafe(page, run, 3);
  await expect(game.locator('.card').getByText('Rank #3 of 63')).toBeVisible();
  await expect(game.locator('.card').getByText('You passed Chidi, Dana')).toBeVisible();
  await expect(game.locator('.card').getByText('1,321 more to pass Bruno at #2')).toBeVisible();
  await expect(game.locator('.card').getByText('Verified: the server answered every input of your run')).toBeVisible();
});

test('a game has the language of its address and follows the theme of the page around it', async ({ page }) => {
  const game = await open(page, { game: 'words', locale: 'de', theme: 'light' });
  await expect(game.getByRole('heading', { name: wordsMeta.title })).toBeVisible();
  await expect(game.getByText(wordsMeta.tagline.de)).toBeVisible();
  await expect(game.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(game.getByRole('button', { name: 'Spielen', exact: true })).toBeVisible();
  await page.evaluate("notify({ type: 'theme', theme: 'dark' })");
  await expect(game.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a standalone game shows that scores stay in its window', async ({ page }) => {
  const game = await open(page, { game: 'merge', silent: true });
  await expect(game.getByText('Practice mode: scores stay in this window.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('merge is played with strokes, one move each, and fits the width of a phone', async ({ page }) => {
    const game = await open(page, { game: 'merge', seed: 7 });
    const moves = game.locator('.hud dl div', { hasText: 'Moves' }).locator('dd');
    await game.getByRole('button', { name: 'Play', exact: true }).tap();
    await expect(game.locator('.screen')).toBeHidden();
    const frame = page.frames()[1];
    const made = await frame?.evaluate(async () => {
      const stage = document.querySelector('.stage');
      const figures = () => document.querySelector('.hud dl')?.textContent;
      const touch = (type: string, clientX: number, clientY: number) =>
        stage?.dispatchEvent(
          new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, clientX, clientY }),
        );
      let changes = 0;
      for (const [x, y] of [
        [-1, 0],
        [0, 1],
        [1, 0],
        [0, -1],
      ] as const) {
        const before = figures();
        touch('pointerdown', 180, 300);
        for (const way of [8, 30, 60, 120]) touch('pointermove', 180 + x * way, 300 + y * way);
        touch('pointerup', 180 + x * 120, 300 + y * 120);
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        if (figures() !== before) changes++;
      }
      return changes;
    });
    expect(made).toBeGreaterThan(1);
    await expect(moves).toHaveText(String(made));
    expect(await frame?.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

/** The keys of all games, except those that pause or mute. */
const ALL_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Space', 'Enter', 'KeyA', 'Digit1'];

/**
 * Presses random keys, 400 in each frame, until the game-over screen is shown, where Enter would restart the game. The
 * keys never repeat as a whole: in reversi, a repeated list can lead the cursor around the last free cell forever.
 */
async function playToTheEnd(page: Page, allowed: string[]): Promise<void> {
  await page.evaluate(async (keys) => {
    const screen = document.querySelector<HTMLElement>('.screen');
    let random = 11;
    for (let at = 1; screen?.hidden; at++) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      // The low bits repeat after a few steps.
      const code = keys[(random >>> 16) % keys.length];
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key: code === 'KeyA' ? 'a' : code }));
      if (at % 400 === 0) await new Promise(requestAnimationFrame);
    }
  }, allowed);
  await expect(page.getByRole('heading', { name: /^(Game over|You won!)$/ })).toBeVisible();
}

for (const game of ARCADE_GAME_IDS) {
  test(`${game} is accessible on its title screen, during play and on its game-over screen`, async ({ page }) => {
    // Without motion, turn-based games show each move at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(host.alone(game));
    await expect(page.locator('.card').getByText('Practice mode')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'title screen');
    await page.locator('.primary').click();
    await expect(page.locator('.screen')).toBeHidden();
    await expectAccessible(page, 'play');
    // Random turns would keep the snake from the wall.
    await playToTheEnd(page, game === 'snake' ? ['ArrowUp'] : ALL_KEYS);
    await expectAccessibleInBothThemes(page, 'game-over screen');
  });
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function expectEmpty(violations: Violations): void {
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
}

test('a frame with an opaque origin has no access to the site', async ({ page }) => {
  await open(page, { game: 'snake' });
  const frame = page.frames()[1];
  const reached = await frame?.evaluate(async () => {
    const tries: Record<string, () => unknown> = {
      storage: () => localStorage.length,
      cookie: () => document.cookie,
      top: () => top?.location.href,
      fetch: () => fetch('/'),
    };
    const open: string[] = [];
    for (const [name, attempt] of Object.entries(tries)) {
      try {
        await attempt();
        open.push(name);
      } catch {
        // Access was denied.
      }
    }
    return { origin: self.origin, open };
  });
  expect(reached).toEqual({ origin: 'null', open: [] });
});
