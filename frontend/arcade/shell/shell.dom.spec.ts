import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ContinuedRun, KeptRun, PortRound, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { codesGame } from '@gamegeek/arcade/codes/codes.game.js';
import { codesMeta } from '@gamegeek/arcade/codes/codes.meta.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { mergeMeta } from '@gamegeek/arcade/merge/merge.meta.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import { Run } from '@gamegeek/arcade/run.js';
import type { Presentation } from './presentation.js';
import { Shell } from './shell.js';

/** States contain a function for their random numbers. */
const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

type Request = { id: number; type: string } & Record<string, unknown>;

const TEXTS = { keys: 'Keys' };
const ROUND: PortRound = { id: 'ggr_1', seed: 7, opening: null, startedAt: '2030-01-01T00:00:00.000Z' };
const RESULT: SubmitResult = {
  status: 'accepted',
  rank: 3,
  personalBest: true,
  verified: true,
  wouldBeRank: null,
  total: 9,
  reason: null,
};

/** The page around the game: answers like a page of the site, and notes what it was asked. */
class FakePage {
  readonly requests: Request[] = [];
  run: ContinuedRun | null = null;
  best: number | null = 10;
  private readonly port = new EventTarget();

  constructor(begin = false) {
    const port = Object.assign(this.port, {
      start: () => undefined,
      postMessage: (sent: Request) => this.answer(sent),
    });
    const parent = { postMessage: () => undefined };
    Object.defineProperty(window, 'parent', { configurable: true, value: parent });
    this.greet = () => {
      const data = { gg: 'welcome', v: 1, player: { name: 'Ada', guest: false }, locale: 'en', theme: 'dark', begin };
      window.dispatchEvent(Object.assign(new Event('message'), { data, source: parent, ports: [port] }));
    };
  }

  readonly greet: () => void;

  of(type: string): Request[] {
    return this.requests.filter((request) => request.type === type);
  }

  private answer(request: Request): void {
    this.requests.push(request);
    const answers: Record<string, unknown> = {
      round: { round: ROUND },
      keep: {},
      kept: { run: this.run },
      guess: { answer: { exact: 0, near: 0, secret: null } },
      submit: RESULT,
      top: { entries: [], total: 0 },
      around: { above: [], below: [{ rank: 4, name: 'Bob', score: 12, own: false }], best: this.best, total: 2 },
      ping: {},
    };
    const data = { id: request.id, answer: answers[request.type] };
    void Promise.resolve().then(() => this.port.dispatchEvent(Object.assign(new Event('message'), { data })));
  }
}

/** A game without a picture. */
function presented<State, Input>(
  game: Presentation<State, Input>['game'],
  meta: Presentation<State, Input>['meta'],
): { act: (input: Input) => boolean; state: () => State; presentation: Presentation<State, Input> } {
  let act: (input: Input) => boolean = () => false;
  let state: () => State = () => {
    throw new Error('not shown');
  };
  return {
    act: (input) => act(input),
    state: () => state(),
    presentation: {
      game,
      meta,
      texts: { en: TEXTS, es: TEXTS, fr: TEXTS, de: TEXTS },
      keys: {},
      swipes: false,
      pad: [],
      hints: [],
      isWon: () => false,
      figures: () => [],
      view: (host) => {
        act = (input) => host.act(input);
        state = () => host.state;
        return {
          element: document.createElement('div'),
          theme: () => undefined,
          start: () => undefined,
          press: () => undefined,
        };
      },
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(50);
const press = async (name: RegExp | string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.match(name));
  if (!found) throw new Error(`no button ${name}: ${document.body.textContent}`);
  found.click();
  await settle();
};

async function opened(page: FakePage) {
  const merge = presented(mergeGame, mergeMeta);
  new Shell(merge.presentation);
  page.greet();
  await settle();
  return merge;
}

/** A run of merge after some moves. */
function someMoves(count: number): Run<Parameters<typeof mergeGame.score>[0], Parameters<typeof mergeGame.apply>[1]> {
  const run = new Run(mergeGame, 7);
  for (let made = 0; made < count; made++) for (const move of ['left', 'down', 'right', 'up'] as const) run.act(move);
  return run;
}

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe = () => undefined;
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

/** Moves until no move is left. */
function lose(act: (move: 'left' | 'down' | 'right' | 'up') => boolean): void {
  while ((['left', 'down', 'right', 'up'] as const).filter((move) => act(move)).length > 0);
}

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
