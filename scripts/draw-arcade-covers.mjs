// Draws frontend/public/arcade/{game}-cover.png and {game}-screen.png from the real games, played by the demo's bots:
// npm run build && node --import ./scripts/resolve-typescript.ts scripts/draw-arcade-covers.mjs [game …]
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { codeEngine } from '../demo/engines/codes/code.engine.ts';
import { dungeonEngine } from '../demo/engines/dungeon/dungeon.engine.ts';
import { mergeEngine } from '../demo/engines/merge/merge.engine.ts';
import { reversiEngine } from '../demo/engines/reversi.engine.ts';
import { snakeEngine } from '../demo/engines/snake/snake.engine.ts';
import { stackerEngine } from '../demo/engines/stacker/stacker.engine.ts';
import { pegsOf } from '@gamegeek/arcade/codes/code.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { dungeonGame } from '@gamegeek/arcade/dungeon/dungeon.game.js';
import { LANTERN } from '@gamegeek/arcade/dungeon/dungeon.js';
import { SIDE as STONES } from '@gamegeek/arcade/dungeon/floor.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { SIDE as FIELDS } from '@gamegeek/arcade/reversi/board.js';
import { reversiGame } from '@gamegeek/arcade/reversi/reversi.game.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import { ensureChromium } from './checks/chromium.mjs';
import { Failure, report } from './launch/failure.mjs';
import { inProject } from './launch/paths.mjs';

const MAX_BYTES = 30 * 1024;
/** The game alone, and the whole screen. */
const SHOTS = [
  { name: 'cover', clip: { x: 0, y: 56, width: 640, height: 360 } },
  { name: 'screen', clip: { x: 0, y: 0, width: 720, height: 540 } },
];
const ORIGIN = 'http://arcade.invalid';

const arrow = (/** @type {string} */ way) => [`Arrow${way.charAt(0).toUpperCase()}${way.slice(1)}`];
/**
 * Moves the cursor to the top left corner, then to a cell, and selects it.
 * @param {number} cell
 * @param {number} side
 */
const cellKeys = (cell, side) => [
  ...Array.from({ length: side }, () => ['ArrowUp', 'ArrowLeft']).flat(),
  ...Array.from({ length: cell % side }, () => 'ArrowRight'),
  ...Array.from({ length: Math.floor(cell / side) }, () => 'ArrowDown'),
  'Enter',
];
const wordKeys = (/** @type {string} */ word) =>
  [...word].map((letter) => `Key${letter.toUpperCase()}`).concat('Enter');
/** @type {Record<string, string>} */
const STACKER_KEYS = {
  left: 'ArrowLeft',
  right: 'ArrowRight',
  turn: 'ArrowUp',
  back: 'KeyZ',
  drop: 'Space',
  hold: 'KeyC',
};

/**
 * @typedef {object} Scene
 * @property {string} game
 * @property {number} seed
 * @property {{ tick: number, keys: string[] }[]} presses
 * @property {number} frames after the last press
 * @property {number} between frames between two presses, in turn-based games
 * @property {number} zoom below 1 for games that are larger than a cover
 */

/**
 * @template Input
 * @param {{ decode(log: unknown): { tick: number, input: Input }[] | null }} game
 * @param {{ name: string, play(seed: number, depth: 1 | 2 | 3): { log: string } }} engine
 * @param {{ seed: number, count: number, keys: (input: Input) => string[], frames?: number, between?: number, zoom?:
 * number }} options
 * @returns {Scene}
 */
function scene(game, engine, { seed, count, keys, frames = 30, between = 0, zoom = 1 }) {
  const inputs = game.decode(engine.play(seed, 3).log) ?? [];
  const presses = inputs.slice(0, count).map(({ tick, input }) => ({ tick, keys: keys(input) }));
  return { game: engine.name, seed, presses, frames, between, zoom };
}

/**
 * The inputs of a game with hidden information, which is turn-based.
 * @template State, Input
 * @param {import('@gamegeek/arcade/secret-game.js').SecretGame<State, Input>} game
 */
const turnsOf = (game) => ({
  decode: (/** @type {unknown} */ log) => game.decode(log)?.map((input) => ({ tick: 0, input })) ?? null,
});

const SCENES = [
  scene(snakeGame, snakeEngine, { seed: 26, count: 156, zoom: 0.8, keys: arrow, frames: 3 }),
  scene(mergeGame, mergeEngine, { seed: 2, count: 940, zoom: 0.8, keys: arrow, frames: 120, between: 20 }),
  scene(stackerGame, stackerEngine, {
    seed: 18,
    count: 120,
    zoom: 0.625,
    keys: (action) => [STACKER_KEYS[action] ?? ''],
    frames: 300,
  }),
  scene(reversiGame, reversiEngine, { seed: 3, count: 7, keys: (cell) => cellKeys(cell, FIELDS), between: 400 }),
  scene(turnsOf(dungeonGame), dungeonEngine, {
    seed: 5,
    count: 52,
    keys: (input) => (input === LANTERN ? ['KeyL'] : cellKeys(input, STONES)),
    // A cleared floor stays for a moment.
    between: 100,
    frames: 120,
  }),
  scene(turnsOf(codesGame), codeEngine, {
    seed: 8,
    count: 16,
    zoom: 0.625,
    keys: (code) => [...pegsOf(code).map((peg) => `Digit${peg + 1}`), 'Enter'],
  }),
  // Without a server, the doors hide the words of practice.
  {
    game: 'words',
    seed: 6,
    presses: ['crane', 'table', 'yield'].map((word) => ({ tick: 0, keys: wordKeys(word) })),
    frames: 30,
    between: 0,
    zoom: 0.625,
  },
];

/** Runs in the page before its script: drives animation frames by hand and seeds random numbers. */
const DRIVER = (/** @type {number} */ seed) => {
  let chance = seed;
  let now = 0;
  /** @type {FrameRequestCallback[]} */
  let waiting = [];
  let runs = false;
  Math.random = () => {
    if (runs) chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return (chance + 0.5) / 2 ** 32;
  };
  globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
  const pump = (/** @type {number} */ frames) => {
    runs = true;
    for (let made = 0; made < frames; made++) {
      // Slightly more than one tick per frame.
      now += 1000.001 / 60;
      const due = waiting;
      waiting = [];
      for (const callback of due) callback(now);
    }
  };
  const press = (/** @type {string} */ code) => {
    const key = code.startsWith('Key') ? code.slice(3).toLowerCase() : code;
    for (const type of ['keydown', 'keyup']) dispatchEvent(new KeyboardEvent(type, { code, key }));
  };
  const play = async (/** @type {Pick<Scene, 'presses' | 'frames' | 'between'>} */ { presses, frames, between }) => {
    let ticks = 0;
    for (const { tick, keys } of presses) {
      pump(tick - ticks);
      ticks = tick;
      keys.forEach(press);
      // Games with hidden information answer after the key.
      await new Promise((resolve) => setTimeout(resolve));
      pump(between);
    }
    pump(frames);
    // Hides the keyboard cursor.
    document.querySelector('canvas')?.dispatchEvent(new PointerEvent('pointerdown', { clientX: -1, clientY: -1 }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  Object.assign(globalThis, { pump, play });
};

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Scene} scene
 * @param {typeof SHOTS[number]} shot
 */
async function draw(browser, { game, seed, presses, frames, between, zoom }, { name, clip }) {
  const scale = name === 'cover' ? zoom : 1;
  const context = await browser.newContext({
    viewport: { width: clip.width / scale, height: clip.height / scale + clip.y },
    deviceScaleFactor: scale,
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const html = readFileSync(inProject(`frontend/dist/arcade/${game}.html`), 'utf8');
  await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.addInitScript(DRIVER, seed);
  await page.goto(`${ORIGIN}/${game}`);
  await page.locator('.primary').click();
  await page.locator('.screen').waitFor({ state: 'hidden' });
  // The place of the hints is the board's in all runs but the first.
  await page.evaluate(() => document.querySelector('.hint')?.remove());
  // Real-time games start with a countdown.
  await page.waitForTimeout(2_000);
  // The first frame fills the status line, which changes the size of the board.
  await showFrame(page);
  // Hints for the first run are not part of the pictures.
  await page.addStyleTag({ content: '.hint { display: none !important }' });
  await page.evaluate(`play(${JSON.stringify({ presses, frames, between })})`);
  // Tiles with letters turn one after the other.
  await page.waitForTimeout(1_500);
  await showFrame(page);
  const folder = inProject('frontend/public/arcade');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${game}-${name}.png`);
  await page.screenshot({
    path: file,
    clip: { ...clip, width: clip.width / scale, height: clip.height / scale },
    animations: 'disabled',
  });
  await context.close();
  const { size: bytes } = statSync(file);
  console.log(`${game}-${name}.png ${bytes} bytes`);
  if (bytes > MAX_BYTES) throw new Failure(`${file} is larger than ${MAX_BYTES} bytes.`);
}

/**
 * Draws a frame twice: a changed layout clears the board until the next frame.
 * @param {import('@playwright/test').Page} page
 */
async function showFrame(page) {
  const pump = () => page.evaluate('pump(1)');
  await pump();
  await page.waitForTimeout(200);
  await pump();
}

const wanted = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: await ensureChromium() });
try {
  for (const one of SCENES.filter(({ game }) => wanted.length === 0 || wanted.includes(game)))
    for (const shot of SHOTS) await draw(browser, one, shot);
} catch (error) {
  report(error);
} finally {
  await browser.close();
}
