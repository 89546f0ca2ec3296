import { deserialize, serialize } from 'node:v8';
import { jest } from '@jest/globals';
import { DEFAULT_OPTIONS, type ArcadeOptions } from '@gamegeek/contracts/play/arcade-options.js';
import type { ContinuedRun, PortRound, SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import type { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { ALL } from '../extras/all.js';
import type { Presentation } from '../shell/presentation.js';

/** States contain a function for their random numbers. */
export const plain = (state: unknown): unknown => JSON.parse(JSON.stringify(state));

type Request = { id: number; type: string } & Record<string, unknown>;

const TEXTS = { keys: 'Keys' };
export const ROUND: PortRound = { id: 'ggr_1', seed: 7, opening: null, startedAt: '2030-01-01T00:00:00.000Z' };
export const RESULT: SubmitResult = {
  status: 'accepted',
  rank: 3,
  personalBest: true,
  verified: true,
  wouldBeRank: null,
  total: 9,
  reason: null,
};

/** The page around the game: answers like a page of the site, and notes what it was asked. */
export class FakePage {
  readonly requests: Request[] = [];
  run: ContinuedRun | null = null;
  best: number | null = 10;
  options: ArcadeOptions = { ...DEFAULT_OPTIONS, hinted: ['merge', 'snake', 'codes'] };
  achievements: string[] | null = null;
  round: PortRound = ROUND;
  result: SubmitResult = RESULT;
  /** Answers to inputs, while they are slow. */
  slow: (() => void)[] | null = null;
  private readonly port = new EventTarget();

  constructor(begin = false) {
    const port = Object.assign(this.port, {
      start: () => undefined,
      postMessage: (sent: Request) => this.answer(sent),
    });
    const parent = { postMessage: () => undefined };
    Object.defineProperty(window, 'parent', { configurable: true, value: parent });
    this.greet = () => {
      const { options, achievements } = this;
      const player = { name: 'Ada', guest: false };
      const choices = { options, achievements, begin };
      const data = { gg: 'welcome', v: 1, player, locale: 'en', theme: 'dark', ...choices };
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
      round: { round: this.round },
      keep: {},
      kept: { run: this.run },
      guess: { answer: { feedback: 0, secret: null } },
      submit: this.result,
      top: { entries: [], total: 0 },
      around: { above: [], below: [{ rank: 4, name: 'Bob', score: 12, own: false }], best: this.best, total: 2 },
      ping: {},
      options: {},
      share: { done: 'copied' },
    };
    const data = { id: request.id, answer: answers[request.type] };
    const send = () => void this.port.dispatchEvent(Object.assign(new Event('message'), { data }));
    if (request.type === 'guess' && this.slow) this.slow.push(send);
    else void Promise.resolve().then(send);
  }
}

/** A game without a picture. */
export function presented<State, Input>(
  game: Presentation<State, Input>['game'],
  meta: Presentation<State, Input>['meta'],
  changes: Partial<Presentation<State, Input>> = {},
): {
  act: (input: Input) => boolean;
  state: () => State;
  /** What controls did. */
  pressed: string[];
  presentation: Presentation<State, Input>;
} {
  const pressed: string[] = [];
  let act: (input: Input) => boolean = () => false;
  let state: () => State = () => {
    throw new Error('not shown');
  };
  return {
    act: (input) => act(input),
    state: () => state(),
    pressed,
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
          press: (control, repeated) => void pressed.push(repeated ? `${control} again` : control),
          release: (control) => void pressed.push(`${control} up`),
        };
      },
      ...changes,
    },
  };
}

export const settle = () => jest.advanceTimersByTimeAsync(50);
export const press = async (name: RegExp | string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.match(name));
  if (!found) throw new Error(`no button ${name}: ${document.body.textContent}`);
  found.click();
  await settle();
};

export const heading = () => document.querySelector('h2')?.textContent;

export const MOVES = ['left', 'down', 'right', 'up'] as const;

export type MergeMove = Parameters<typeof mergeGame.apply>[1];

/** Makes the first move that is possible. */
export const moveOn = (act: (move: MergeMove) => boolean) => MOVES.find((move) => act(move));

/** Before each test of a game in its frame. */
export function provideFrame(): void {
  jest.useFakeTimers();
  window.arcadeExtras = ALL;
  // jsdom draws nothing.
  HTMLCanvasElement.prototype.getContext = () => null;
  Object.assign(globalThis, {
    // Missing in jsdom.
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
    ResizeObserver: class {
      observe = () => undefined;
    },
  });
}

/** After each test of a game in its frame. */
export function leaveFrame(): void {
  jest.useRealTimers();
  document.body.replaceChildren();
}
