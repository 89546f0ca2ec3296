import { jest } from '@jest/globals';
import { wordsGame } from '@gamegeek/arcade/words/words.game.js';
import { WORD_LISTS } from '@gamegeek/arcade/words/lists/word-lists.js';
import type { Guess } from '@gamegeek/arcade/words/word-code.js';
import { pick, seededRandom } from '@gamegeek/arcade/random.js';
import { isUnknown } from '@gamegeek/arcade/secret-game.js';
import { AnsweredRun, practiceRun, SLOW_MS, type RunEvents, type Waiting } from './answered-run.js';
import { RequestFailed } from '../board/bridge.js';

const words = wordsGame(WORD_LISTS);
const english = (word: string) => ({ language: 'en', word }) as const;

/** Answers like the server: inputs are only added, and repeats are answered as before. */
class FakeServer {
  readonly inputs: Guess[] = [];
  readonly run = words.deal(seededRandom(8));
  private readonly answers: unknown[] = [];

  answer(at: number, input: Guess): unknown {
    if (at < this.inputs.length && this.inputs[at]?.word === input.word) return this.answers[at];
    if (at !== this.inputs.length) throw new RequestFailed('conflict');
    const answer = this.run.ask(input);
    if (!isUnknown(answer)) {
      this.answers.push(answer);
      this.inputs.push(input);
    }
    return JSON.parse(JSON.stringify(answer));
  }
}

class Player implements RunEvents {
  readonly shown: Waiting[] = [];
  readonly failures: string[] = [];
  count = 0;
  answered(): void {
    this.count++;
  }
  waiting(waiting: Waiting): void {
    this.shown.push(waiting);
  }
  failed(code: string): void {
    this.failures.push(code);
  }
}

let player: Player;
let server: FakeServer;

beforeEach(() => {
  jest.useFakeTimers();
  player = new Player();
  server = new FakeServer();
});
afterEach(() => jest.useRealTimers());

function begin(answer: (at: number, input: Guess) => Promise<unknown>) {
  const state = words.start(server.run.opening);
  if (!state) throw new Error('the opening is not valid');
  return new AnsweredRun(words, state, answer, player);
}

const advance = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('a run whose inputs are answered', () => {
  it('is played to its end though requests and answers are lost, with each input once', async () => {
    const random = seededRandom(2);
    const lose = (chance: number) => {
      if (random() < chance) throw new RequestFailed(pick(random, ['unreachable', 'network', 'unavailable']));
    };
    const run = begin(async (at, input) => {
      lose(0.3);
      const answer = server.answer(at, input);
      lose(0.3);
      return answer;
    });
    const made: Guess[] = [];
    while (!run.isOver) {
      const guess = english(pick(random, WORD_LISTS.secrets('en')));
      expect(run.act(guess)).toBe(true);
      made.push(guess);
      while (player.count < made.length) await advance(1_000);
    }
    expect(server.inputs).toEqual(made);
    expect(run.state).toEqual(server.run.state);
    expect(run.score).toBe(server.run.score);
    expect(player.shown).toContain('reconnecting');
    expect(player.failures).toEqual([]);
  });

  it('takes no other input until the answer has arrived', async () => {
    let arrive = (): void => undefined;
    const run = begin(async (at, input) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return server.answer(at, input);
    });
    expect(run.act(english('crane'))).toBe(true);
    for (const word of ['crane', 'moist']) expect(run.act(english(word))).toBe(false);
    arrive();
    await advance(0);
    expect(run.act(english('moist'))).toBe(true);
    arrive();
    await advance(0);
    expect(server.inputs).toEqual([english('crane'), english('moist')]);
  });

  it('shows that an answer takes long after 150 ms, and that it is away after a failure', async () => {
    let replies = 0;
    const run = begin(async (at, input) => {
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS + 50));
      if (replies++ === 0) throw new RequestFailed('unreachable');
      return server.answer(at, input);
    });
    run.act(english('crane'));
    await advance(SLOW_MS - 1);
    expect(player.shown).toEqual([]);
    await advance(1);
    expect(player.shown).toEqual(['slow']);
    await advance(50);
    expect(player.shown).toEqual(['slow', 'reconnecting']);
    await advance(1_000);
    expect(player.shown).toEqual(['slow', 'reconnecting', 'no']);
    expect(player.count).toBe(1);
  });

  it('shows nothing for an answer that comes at once', async () => {
    const run = begin(async (at, input) => server.answer(at, input));
    run.act(english('crane'));
    await advance(1_000);
    expect(player.shown).toEqual(['no']);
  });

  it.each(['round_invalid', 'conflict', 'blocked'])('ends with %s, which does not pass', async (code) => {
    const run = begin(async () => Promise.reject(new RequestFailed(code)));
    run.act(english('crane'));
    await advance(60_000);
    expect(player.failures).toEqual([code]);
    expect(run.act(english('moist'))).toBe(false);
  });

  it('goes on after an unknown input as if it had not been made', async () => {
    const run = begin(async (at, input) => server.answer(at, input));
    for (const word of ['zzzzz', 'crane', 'qqqqq', 'moist']) {
      expect(run.act(english(word))).toBe(true);
      await advance(0);
    }
    expect(player.count).toBe(4);
    expect(server.inputs).toEqual([english('crane'), english('moist')]);
    expect(run.state.guesses.map(({ word }) => word)).toEqual(['crane', 'moist']);
    expect(player.failures).toEqual([]);
  });

  it('ends with an answer that is none', async () => {
    const run = begin(async () => ({ feedback: 'all right' }));
    run.act(english('crane'));
    await advance(0);
    expect(player.failures).toEqual(['invalid_answer']);
  });

  it('is answered from here in practice', async () => {
    const run = practiceRun(words, 5, player);
    for (let count = 1; !run.isOver; count++) {
      expect(run.act(english('xylem'))).toBe(true);
      await advance(0);
      expect(player.count).toBe(count);
    }
    expect(run.state.results).toHaveLength(3);
    expect(WORD_LISTS.secrets('en')).toContain(run.state.results[0]?.secret);
  });
});
