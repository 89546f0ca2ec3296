import { deserialize, serialize } from 'node:v8';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { below, pick, seededRandom } from '@gamegeek/arcade/random.js';
import { CODE_COUNT } from '@gamegeek/arcade/codes/code.js';
import { Run } from '@gamegeek/arcade/run.js';
import { TURNS, type Turn } from '@gamegeek/arcade/snake/board.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { snakeMeta } from '@gamegeek/arcade/snake/snake.meta.js';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import type { LiveMessage, LiveMoment, ReplayedRun, ReplayMessage } from '@gamegeek/contracts/play/replay-messages.js';
import type { Presentation, ViewHost } from '../shell/presentation.js';
import { ReplayFrame } from './replay-frame.js';

const TEXTS = { keys: 'Keys' };

/** A game without a picture, and what its view was asked. */
function presented<State, Input>(game: Presentation<State, Input>['game'], meta: Presentation<State, Input>['meta']) {
  const asked: string[] = [];
  let host: ViewHost<State, Input> | undefined;
  const presentation: Presentation<State, Input> = {
    game,
    meta,
    texts: { en: TEXTS, es: TEXTS, fr: TEXTS, de: TEXTS },
    keys: {},
    swipes: false,
    pad: [],
    hints: [],
    isWon: () => false,
    figures: () => [],
    view: (given) => {
      host = given;
      return {
        element: document.createElement('div'),
        theme: () => undefined,
        start: () => asked.push('start'),
        press: () => undefined,
        act: (input) => {
          asked.push('act');
          given.act(input);
        },
        answered: () => asked.push('answered'),
      };
    },
  };
  return {
    presentation,
    asked,
    host: () => {
      if (!host) throw new Error('nothing is shown');
      return host;
    },
  };
}

function recordSnake(): ReplayedRun {
  for (let seed = 1; ; seed++) {
    const random = seededRandom(~seed);
    const run = new Run(snakeGame, seed);
    while (!run.isOver) {
      run.act(pick<Turn>(random, TURNS));
      for (let ticks = 0; ticks < 12; ticks++) run.tick();
    }
    const { log, score } = run;
    if (score > 0) return { rulesVersion: snakeGame.version, seed, log, opening: null, answers: null, score };
  }
}

function recordCodes(): ReplayedRun {
  const secrets = seededRandom(3);
  const run = codesGame.deal(seededRandom(3));
  const answers: Record<string, unknown>[] = [];
  while (!run.isOver) answers.push(run.ask(below(secrets, CODE_COUNT)) ?? {});
  const { log, opening, score } = run;
  return { rulesVersion: codesGame.version, seed: null, log, opening, answers, score };
}

const parent = { postMessage: jest.fn() };

/** The page gives the game a recording. */
async function give(run: ReplayedRun, changes: Partial<ReplayMessage> = {}): Promise<EventTarget> {
  const port = Object.assign(new EventTarget(), { start: () => undefined });
  const message = { gg: 'replay', v: 1, run, theme: 'dark', options: DEFAULT_OPTIONS, speed: 1, at: 0, ...changes };
  window.dispatchEvent(Object.assign(new Event('message'), { data: message, source: parent, ports: [port] }));
  await pass(500);
  return port;
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const buttonOf = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`);
const shownScore = () => document.querySelector('.hud .main dd')?.textContent;
const slider = () => document.querySelector<HTMLInputElement>('input[type="range"]');

beforeEach(() => {
  jest.useFakeTimers();
  document.body.replaceChildren();
  Object.assign(globalThis, {
    // Missing in jsdom.
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
    ResizeObserver: class {
      observe = () => undefined;
    },
  });
  Object.defineProperty(window, 'parent', { configurable: true, value: parent });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the frame of a recording', () => {
  it('shows a run at eight times its speed to the end of the run', async () => {
    const snake = presented(snakeGame, snakeMeta);
    const run = recordSnake();
    new ReplayFrame(snake.presentation).open();
    await give(run, { speed: 8 });
    // With reduced motion, it waits.
    expect([shownScore(), slider()?.value]).toEqual(['0', '0']);
    buttonOf('Play')?.click();
    for (let waited = 0; !buttonOf('Watch again') && waited < 100; waited++) await pass(1_000);
    expect(snakeGame.score(snake.host().state)).toBe(run.score);
    expect(snakeGame.isOver(snake.host().state)).toBe(true);
    expect(shownScore()).toBe(String(run.score));
    expect(snake.asked.filter((one) => one === 'act')).toHaveLength(snakeGame.decode(run.log)?.length ?? 0);
  });

  it('makes the inputs of the recording and no others, with their answers', async () => {
    const codes = presented(codesGame, codesMeta);
    const run = recordCodes();
    new ReplayFrame(codes.presentation).open();
    await give(run);
    expect(codes.host().act(5)).toBe(false);
    const before = codes.asked.length;
    buttonOf('Step forward')?.click();
    expect(codes.asked.slice(before)).toEqual(['act', 'answered']);
    expect(codes.host().state.hints.length + codes.host().state.results.length).toBe(1);
    const bar = slider();
    if (bar) bar.value = bar.max;
    bar?.dispatchEvent(new Event('input'));
    await pass(100);
    expect(shownScore()).toBe(new Intl.NumberFormat('en').format(run.score));
    expect(bar?.getAttribute('aria-valuetext')).toMatch(/^Move (\d+) of \1\. Score: /);
  });

  it('leaves the focus at a step that leads no further', async () => {
    const codes = presented(codesGame, codesMeta);
    new ReplayFrame(codes.presentation).open();
    await give(recordCodes());
    const [back, next] = [buttonOf('Step back'), buttonOf('Step forward')];
    expect([back?.ariaDisabled, next?.ariaDisabled]).toEqual(['true', 'false']);
    next?.focus();
    for (let step = 0; step <= Number(slider()?.max); step++) next?.click();
    await pass(100);
    expect([back?.ariaDisabled, next?.ariaDisabled]).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(next);
  });

  it('follows the theme of the page', async () => {
    const codes = presented(codesGame, codesMeta);
    new ReplayFrame(codes.presentation).open();
    const port = await give(recordCodes());
    expect(document.documentElement.dataset.theme).toBe('dark');
    port.dispatchEvent(Object.assign(new Event('message'), { data: { type: 'theme', theme: 'light' } }));
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it.each([
    ['that does not reach its score', { score: 1 }],
    ['by other rules', { rulesVersion: 99 }],
    ['without its answers', { answers: null }],
  ])('says that a recording cannot be shown %s', async (_, changes) => {
    const codes = presented(codesGame, codesMeta);
    new ReplayFrame(codes.presentation).open();
    await give({ ...recordCodes(), ...changes });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('This recording cannot be shown.');
    expect(codes.asked).toEqual([]);
  });
});

/** A run of snake that is played to the end, with where it is after so many ticks. */
function playedSnake() {
  const whole = recordSnake();
  const inputs = snakeGame.decode(whole.log) ?? [];
  const ticks = snakeGame.replay(whole.seed, whole.log)?.ticks ?? 0;
  const until = (tick: number): ReplayedRun => ({
    ...whole,
    log: snakeGame.encode(inputs.filter((input) => input.tick <= tick)),
    score: 0,
  });
  return { whole, ticks, until };
}

describe('the frame of a run that is being played', () => {
  const bar = () => document.querySelector('.replay p')?.textContent;
  /** What the page says. */
  const tell = (port: EventTarget, run: ReplayedRun, live: LiveMoment) =>
    port.dispatchEvent(
      Object.assign(new Event('message'), { data: { type: 'live', run, live } satisfies LiveMessage }),
    );

  it('begins near where the run is, follows it a little later, and ends with it', async () => {
    const snake = presented(snakeGame, snakeMeta);
    const { whole, ticks, until } = playedSnake();
    const rate = snakeGame.tickRate;
    const middle = Math.floor(ticks / 2);
    new ReplayFrame(snake.presentation).open();
    const port = await give(until(middle), { live: { tick: middle, state: 'playing' } });
    const reference = (tick: number) =>
      Run.resume(snakeGame, { seed: whole.seed ?? 0, log: until(tick).log, ticks: tick });
    const shown = middle - Math.floor(1.5 * rate);
    expect(snake.host().state.steps).toBeGreaterThanOrEqual(reference(Math.max(shown, 0))?.state.steps ?? 0);
    // With reduced motion, it waits.
    expect(bar()).toBe('');
    buttonOf('Play')?.click();
    await pass(100);
    expect(bar()).toBe('Live');
    for (let tick = middle; tick < ticks; tick += Math.floor(rate / 2)) {
      tell(port, until(tick), { tick, state: 'playing' });
      await pass(500);
    }
    tell(port, whole, { tick: ticks, state: 'over' });
    for (let waited = 0; bar() !== 'End of the run' && waited < 60; waited++) await pass(500);
    expect(bar()).toBe('End of the run');
    expect(shownScore()).toBe(String(whole.score));
    expect(document.querySelector('[role="status"]')?.textContent).toMatch(/^End of the run\./);
  });

  it('waits where nothing is known, says that the player has paused, and catches up after a gap', async () => {
    const snake = presented(snakeGame, snakeMeta);
    const { ticks, until } = playedSnake();
    const at = Math.min(200, Math.floor(ticks / 3));
    new ReplayFrame(snake.presentation).open();
    const port = await give(until(at), { live: { tick: at, state: 'playing' } });
    buttonOf('Play')?.click();
    await pass(6_000);
    expect(bar()).toBe('Waiting…');
    const { steps } = snake.host().state;
    await pass(2_000);
    expect(snake.host().state.steps).toBe(steps);
    tell(port, until(at), { tick: at, state: 'paused' });
    await pass(100);
    expect(bar()).toBe('The player has paused');
    tell(port, until(ticks - 1), { tick: ticks - 1, state: 'playing' });
    await pass(10_000);
    expect(snake.host().state.steps).toBeGreaterThan(steps);
    expect(bar()).not.toBe('The player has paused');
  });

  it('shows the answers of a game with hidden information as they come, and then the next run', async () => {
    const codes = presented(codesGame, codesMeta);
    const whole = recordCodes();
    const inputs = codesGame.decode(whole.log) ?? [];
    const until = (count: number) => ({
      ...whole,
      log: codesGame.encode(inputs.slice(0, count)),
      answers: whole.answers?.slice(0, count) ?? null,
      score: 0,
    });
    const known = () => codes.host().state.hints.length + codes.host().state.results.length;
    new ReplayFrame(codes.presentation).open();
    const port = await give(until(1), { live: { tick: 0, state: 'playing' } });
    buttonOf('Play')?.click();
    await pass(3_000);
    const before = known();
    tell(port, until(3), { tick: 0, state: 'playing' });
    await pass(6_000);
    expect(known()).toBeGreaterThan(before);
    expect(codes.host().act(5)).toBe(false);
    tell(port, until(1), { tick: 0, state: 'playing' });
    await pass(3_000);
    expect(known()).toBe(before);
  });

  it('says that inputs against the rules cannot be shown', async () => {
    const codes = presented(codesGame, codesMeta);
    new ReplayFrame(codes.presentation).open();
    await give({ ...recordCodes(), log: '99.zz' }, { live: { tick: 0, state: 'playing' } });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('This recording cannot be shown.');
  });
});
