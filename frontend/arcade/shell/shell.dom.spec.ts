import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DEFAULT_OPTIONS } from '@gamegeek/contracts/play/arcade-options.js';
import type { KeptRun } from '@gamegeek/contracts/play/port-messages.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { mergeMeta } from '@gamegeek/arcade/merge/merge.meta.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { Run } from '@gamegeek/arcade/run.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { snakeMeta } from '@gamegeek/arcade/snake/snake.meta.js';
import {
  FakePage,
  MOVES,
  ROUND,
  heading,
  leaveFrame,
  moveOn,
  plain,
  presented,
  press,
  provideFrame,
  settle,
  type MergeMove,
} from '../testing/fake-page.js';
import { Shell } from './shell.js';

type Changes = Parameters<typeof presented<MergeState, MergeMove>>[2];
type MergeState = Parameters<typeof mergeGame.score>[0];

async function opened(page: FakePage, changes: Changes = {}) {
  const merge = presented(mergeGame, mergeMeta, changes);
  new Shell(merge.presentation);
  page.greet();
  await settle();
  return merge;
}

const key = (type: 'keydown' | 'keyup', code: string, repeat = false) =>
  document.body.dispatchEvent(new KeyboardEvent(type, { code, key: code, repeat, bubbles: true, cancelable: true }));
const focused = () => document.activeElement?.textContent;

/** A run of merge after some moves. */
function someMoves(count: number): Run<Parameters<typeof mergeGame.score>[0], Parameters<typeof mergeGame.apply>[1]> {
  const run = new Run(mergeGame, 7);
  for (let made = 0; made < count; made++) for (const move of ['left', 'down', 'right', 'up'] as const) run.act(move);
  return run;
}

/** Moves until no move is left. */
function lose(act: (move: 'left' | 'down' | 'right' | 'up') => boolean): void {
  while (MOVES.filter((move) => act(move)).length > 0);
}

beforeEach(provideFrame);
afterEach(leaveFrame);

describe('the score of a run', () => {
  it('is sent with the last input, and shown when the end has been seen', async () => {
    const page = new FakePage();
    const merge = await opened(page);
    await press('Play');
    lose(merge.act);
    const [submitted] = page.of('submit');
    expect(submitted).toMatchObject({ round: ROUND.id, score: mergeGame.score(merge.state()) });
    expect(document.querySelector('h2')).toBeNull();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(document.querySelector('h2')?.textContent).toBe('Game over');
    expect(document.body.textContent).toContain('Rank #3 of 9');
    expect(page.of('submit')).toHaveLength(1);
  });

  it('names those who were overtaken since the best score before the run, though it is sent before the board is read', async () => {
    const page = new FakePage();
    const merge = await opened(page);
    await press('Play');
    page.best = 99_999;
    lose(merge.act);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(document.body.textContent).toContain('You passed Bob');
  });
});

describe('a run that is not over', () => {
  it('is kept by the page with each move, and no longer when it is over', async () => {
    const page = new FakePage();
    const merge = await opened(page);
    await press('Play');
    expect(page.of('keep').map(({ run }) => run)).toEqual([null]);
    expect(merge.act('left') || merge.act('down')).toBe(true);
    const run = page.of('keep').at(-1)?.run as KeptRun;
    expect(run).toMatchObject({ round: ROUND, score: mergeGame.score(merge.state()) });
    const resumed = Run.resume(mergeGame, { seed: 7, log: run.log ?? '', ticks: run.ticks });
    expect(plain(resumed?.state)).toEqual(plain(merge.state()));
    lose(merge.act);
    const types = page.requests.map(({ type }) => type);
    expect(page.of('keep').at(-1)?.run).toBeNull();
    expect(types.lastIndexOf('submit')).toBeLessThan(types.lastIndexOf('keep'));
  });

  it('is offered again with its score, and goes on where it was left', async () => {
    const page = new FakePage();
    const { log, ticks, score, state } = someMoves(5);
    page.run = { round: ROUND, log, ticks, score, answered: [] };
    const merge = await opened(page);
    await press(`Continue: ${score} points`);
    expect(plain(merge.state())).toEqual(plain(state));
    expect(page.of('round')).toEqual([]);
    lose(merge.act);
    expect(page.of('submit')[0]).toMatchObject({ round: ROUND.id, score: mergeGame.score(merge.state()) });
  });

  it('is given up for a new run on request', async () => {
    const page = new FakePage();
    const { log, ticks, score } = someMoves(5);
    page.run = { round: ROUND, log, ticks, score, answered: [] };
    const merge = await opened(page);
    await press('New run');
    expect(page.of('round')).toHaveLength(1);
    expect(page.of('keep').at(-1)?.run).toBeNull();
    expect(plain(merge.state())).toEqual(plain(mergeGame.start(7)));
  });

  it('is not offered if its log breaks the rules, as after a change of them', async () => {
    const page = new FakePage();
    page.run = { round: ROUND, log: '0.zz', ticks: 0, score: 40, answered: [] };
    await opened(page);
    expect(document.body.textContent).not.toContain('Continue');
    await press('Play');
    expect(page.of('round')).toHaveLength(1);
  });

  it('of a game with hidden information goes on from what the server has answered', async () => {
    const page = new FakePage();
    const dealt = codesGame.deal(seededRandom(3));
    const inputs = [0, 1, 2];
    const answered = inputs.map((input) => ({ input: codesGame.write(input), answer: dealt.ask(input) ?? {} }));
    page.run = { round: { ...ROUND, seed: null }, log: null, ticks: 0, score: 0, answered };
    const codes = presented(codesGame, codesMeta);
    new Shell(codes.presentation);
    page.greet();
    await settle();
    await press('Continue: 0 points');
    expect(plain(codes.state())).toEqual(plain(dealt.state));
    codes.act(3);
    expect(page.of('guess')[0]).toMatchObject({ round: ROUND.id, at: 3, input: codesGame.write(3) });
  });

  it('begins without the title screen after the player has restarted the game', async () => {
    const page = new FakePage(true);
    const merge = await opened(page);
    expect(page.of('round')).toHaveLength(1);
    expect(merge.act('left') || merge.act('down')).toBe(true);
  });
});

it('names the main part of its document, which is not that of the page', async () => {
  await opened(new FakePage());
  expect(document.querySelector('main')?.ariaLabel).toBe('Double Up');
});

describe('the pause card', () => {
  it('restarts without a question while there are no points', async () => {
    const page = new FakePage();
    await opened(page);
    await press('Play');
    key('keydown', 'Escape');
    expect(heading()).toBe('Paused');
    await press('Restart');
    expect(page.of('round')).toHaveLength(2);
    expect(document.querySelector('.card')).toBeNull();
  });

  it('asks before it gives up points, and goes on with the run unless the answer is yes', async () => {
    const page = new FakePage();
    const merge = await opened(page);
    await press('Play');
    while (mergeGame.score(merge.state()) === 0) moveOn(merge.act);
    const score = mergeGame.score(merge.state());
    key('keydown', 'Escape');
    await press('Restart');
    expect(document.body.textContent).toContain(`Restart and lose ${score} points?`);
    expect(focused()).toBe('Keep playing');
    await press('Keep playing');
    expect(mergeGame.score(merge.state())).toBe(score);
    expect(page.of('round')).toHaveLength(1);
    key('keydown', 'Escape');
    await press('Restart');
    await press('Restart');
    expect(page.of('round')).toHaveLength(2);
    expect(mergeGame.score(merge.state())).toBe(0);
  });

  it('ignores the answer to an input of a run that was given up', async () => {
    const page = new FakePage();
    const codes = presented(codesGame, codesMeta);
    page.round = { ...ROUND, seed: null };
    page.slow = [];
    new Shell(codes.presentation);
    page.greet();
    await settle();
    await press('Play');
    codes.act(5);
    key('keydown', 'Escape');
    document.querySelector<HTMLElement>('.restart')?.click();
    await settle();
    const [late] = page.slow;
    page.slow = null;
    codes.act(7);
    late?.();
    await settle();
    expect(codes.state().hints.map(({ guess }) => guess)).toEqual([7]);
  });

  it('hides the buttons of the game, which the player has no use for', async () => {
    await opened(new FakePage());
    const pad = document.querySelector<HTMLElement>('.pad');
    expect(pad?.hidden).toBe(true);
    await press('Play');
    expect(pad?.hidden).toBe(false);
    key('keydown', 'Escape');
    expect(pad?.hidden).toBe(true);
  });
});

describe('controls', () => {
  const snake = async (changes: Partial<Parameters<typeof presented>[2]> = {}) => {
    const page = new FakePage(true);
    const game = presented(snakeGame, snakeMeta, { keys: { ArrowUp: 'up', KeyX: 'turn' }, ...changes });
    new Shell(game.presentation);
    page.greet();
    await jest.advanceTimersByTimeAsync(2_000);
    return { page, ...game };
  };

  it('repeat while a key is held', async () => {
    const { pressed } = await snake();
    key('keydown', 'ArrowUp');
    key('keydown', 'ArrowUp', true);
    key('keyup', 'ArrowUp');
    expect(pressed).toEqual(['up', 'up again', 'up up']);
  });

  it('are held until they are released in games that repeat by themselves, and released by a pause', async () => {
    const { pressed } = await snake({ ownRepeat: true });
    key('keydown', 'ArrowUp');
    key('keydown', 'ArrowUp', true);
    key('keydown', 'KeyX');
    key('keydown', 'Escape');
    expect(pressed).toEqual(['up', 'turn', 'up up', 'turn up']);
    expect(heading()).toBe('Paused');
  });

  it('are those of a gamepad, whose start button pauses and whose A is the main button of a card', async () => {
    const down = new Set<number>();
    const buttons = () => Array.from({ length: 16 }, (_, at) => ({ pressed: down.has(at) }));
    Object.assign(navigator, { getGamepads: () => [{ mapping: 'standard', buttons: buttons(), axes: [0, 0] }] });
    const { pressed } = await snake({ gamepad: { b: 'turn' } });
    const tap = async (button: number) => {
      down.add(button);
      await settle();
      down.delete(button);
      await settle();
    };
    await tap(12);
    await tap(1);
    expect(pressed).toEqual(['up', 'up up', 'turn', 'turn up']);
    await tap(9);
    expect(heading()).toBe('Paused');
    await tap(0);
    expect(heading()).toBeUndefined();
    Reflect.deleteProperty(navigator, 'getGamepads');
  });
});

describe('options', () => {
  const field = (label: string) =>
    [...document.querySelectorAll('label')]
      .find(({ textContent }) => textContent.startsWith(label))
      ?.querySelector('input');

  it('are opened from the title, kept by the page, and closed with Escape', async () => {
    const page = new FakePage();
    await opened(page);
    await press('Options');
    expect(heading()).toBe('Options');
    field('Sound')?.click();
    field('Colours for colour blindness')?.click();
    expect(page.of('options').at(-1)?.options).toMatchObject({ sound: true, palette: 'color-blind' });
    expect(document.documentElement.dataset.palette).toBe('color-blind');
    key('keydown', 'Escape');
    expect(document.body.textContent).toContain('Play');
    expect(heading()).toBeUndefined();
  });

  it('choose another key for a control, say what it was the key for, and reset', async () => {
    const page = new FakePage();
    const { pressed } = await opened(page, { keys: { ArrowLeft: 'left', ArrowUp: 'up', KeyW: 'up' } });
    await press('Options');
    await press('←');
    key('keydown', 'KeyW');
    expect(page.of('options').at(-1)?.options).toMatchObject({ keys: { merge: { left: 'KeyW' } } });
    expect(document.body.textContent).toContain('W was the key for Up.');
    await press('Done');
    await press('Play');
    key('keydown', 'KeyW');
    key('keydown', 'ArrowLeft');
    expect(pressed).toEqual(['left']);
    key('keydown', 'Escape');
    await press('Options');
    await press('Reset keys');
    expect(page.of('options').at(-1)?.options).toMatchObject({ keys: {} });
  });

  it('turn animations off, for views and style sheets', async () => {
    const page = new FakePage();
    page.options = { ...page.options, speed: 'off' };
    let speed: number | undefined;
    const { presentation } = presented(mergeGame, mergeMeta);
    const view: typeof presentation.view = (host) => ({
      ...presentation.view(host),
      start: () => (speed = host.speed),
    });
    await opened(page, { view });
    await press('Play');
    expect(speed).toBe(0);
    expect(document.documentElement.dataset.speed).toBe('off');
  });

  it('take no key while the choice is left with Escape', async () => {
    const page = new FakePage();
    await opened(page, { keys: { ArrowLeft: 'left' } });
    await press('Options');
    await press('←');
    expect(document.body.textContent).toContain('Press a key');
    key('keydown', 'Escape');
    expect(heading()).toBe('Options');
    expect(page.of('options')).toEqual([]);
  });
});

describe('hints', () => {
  const hints = [
    { text: { en: 'Slide', es: 'S', fr: 'S', de: 'S' }, isDone: ({ moves }: MergeState) => moves > 0 },
    { text: { en: 'Merge', es: 'M', fr: 'M', de: 'M' }, isDone: ({ score }: MergeState) => score > 0 },
  ];
  const shown = () => document.querySelector<HTMLElement>('.hint:not([hidden])')?.textContent;

  it('are shown one after the other in the first run until they are done, and then remembered', async () => {
    const page = new FakePage();
    page.options = DEFAULT_OPTIONS;
    const merge = await opened(page, { hints });
    expect(shown()).toBeUndefined();
    await press('Play');
    expect(shown()).toBe('Slide');
    expect(merge.act('left') || merge.act('down')).toBe(true);
    await settle();
    if (mergeGame.score(merge.state()) === 0) expect(shown()).toBe('Merge');
    while (mergeGame.score(merge.state()) === 0) moveOn(merge.act);
    await settle();
    expect(shown()).toBe('');
    expect(page.of('options').at(-1)?.options).toMatchObject({ hinted: ['merge'] });
  });

  it('are not shown to players who have seen them', async () => {
    const page = new FakePage();
    await opened(page, { hints });
    await press('Play');
    expect(shown()).toBeUndefined();
  });
});

describe('the end card', () => {
  const ended = async (page: FakePage, changes: Changes = {}) => {
    const merge = await opened(page, changes);
    await press('Play');
    lose(merge.act);
    await jest.advanceTimersByTimeAsync(2_000);
    return merge;
  };

  it('lists the parts of the run', async () => {
    await ended(new FakePage(), { results: () => [{ label: 'Door 1', value: 'crane', reached: true }] });
    expect(document.querySelector('.results')?.textContent).toBe('Door 1crane✓');
  });

  it('shows achievements that the player did not have', async () => {
    const page = new FakePage();
    page.achievements = ['first'];
    const all = (id: string) => ({ ...mergeMeta.achievements[0], id, isReached: () => true });
    const meta = { ...mergeMeta, achievements: [all('first'), all('second')] } as typeof mergeMeta;
    await ended(page, { meta });
    expect(document.querySelectorAll('.earned li')).toHaveLength(1);
    expect(document.querySelector('.earned')?.textContent).toContain(mergeMeta.achievements[0]?.title.en);
    expect(document.querySelector('[role="status"]')?.textContent).toContain('Achievement reached');
  });

  it('shares score, rank and a picture of the run, and says that it was copied', async () => {
    const page = new FakePage();
    const merge = await ended(page, { share: () => ['🟩⬛'] });
    await press('Share');
    const score = new Intl.NumberFormat('en').format(mergeGame.score(merge.state()));
    expect(page.of('share')[0]?.text).toBe(`Double Up: ${score} points · Rank #3 of 9\n🟩⬛`);
    expect(document.querySelector('.share')?.textContent).toBe('Copied');
  });
});

describe('a variant', () => {
  const variant = {
    id: 'sprint',
    label: { en: 'Sprint', es: 'S', fr: 'S', de: 'S' },
    note: { en: 'Be quick.', es: 'S', fr: 'S', de: 'S' },
    game: mergeGame,
    time: () => 61_234,
  };

  it('is never sent to the board, and its best time is kept', async () => {
    const page = new FakePage();
    const merge = await opened(page, { variants: [variant] });
    expect(document.body.textContent).toContain('Be quick.Not on the board: the best time stays on this device.');
    await press('Sprint');
    lose(merge.act);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(document.querySelector('.points')?.textContent).toBe('1:01.23');
    expect(document.body.textContent).toContain('New best time!');
    for (const type of ['round', 'submit', 'keep']) expect(page.of(type)).toEqual([]);
    expect(page.of('options').at(-1)?.options).toMatchObject({ times: { 'merge/sprint': 61_234 } });
    await press('Back');
    expect(document.body.textContent).toContain('Best time 1:01.23');
    await press('Play');
    expect(page.of('round')).toHaveLength(1);
  });
});

describe('a key that a game does not use', () => {
  it('scrolls nothing around the game', async () => {
    await opened(new FakePage());
    const event = new KeyboardEvent('keydown', {
      code: 'ArrowDown',
      key: 'ArrowDown',
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
