import fc from 'fast-check';
import { codesGame } from './codes/codes.game.js';
import { CODE_COUNT } from './codes/code.js';
import { CELLS as STONES } from './dungeon/floor.js';
import { dungeonGame } from './dungeon/dungeon.game.js';
import { ARCADE_GAME_IDS, LOG_LIMIT, isSeed, type ArcadeGame, type Replay } from './game.js';
import { secretGame, replayedGame, type ReplayableGame } from './games.js';
import { isUnknown, type SecretGame } from './secret-game.js';
import { MOVES } from './merge/board.js';
import { mergeGame } from './merge/merge.game.js';
import { pick, seededRandom } from './random.js';
import { CELLS as FIELDS } from './reversi/board.js';
import { reversiGame } from './reversi/reversi.game.js';
import { runCheckOf } from './run-check.js';
import { Run } from './run.js';
import { TURNS } from './snake/board.js';
import { snakeGame } from './snake/snake.game.js';
import { stackerGame } from './stacker/stacker.game.js';
import { ACTIONS } from './stacker/stacker.js';
import { WORD_LISTS } from './words/lists/word-lists.js';
import { wordsGame } from './words/words.game.js';

/** The number of random inputs for each game. */
const INPUTS = 10_000;

interface Played {
  seed: number;
  score: number;
  log: string;
  isOver: boolean;
  /** Random inputs, and those of them that the rules allowed. */
  tried: number;
  inputs: number;
  lastTick: number;
  seconds: number;
}

/** A game with a player who makes random inputs. */
interface Subject {
  id: string;
  version: number;
  tickRate: number;
  replay(seed: unknown, log: unknown): Replay | null;
  /** Plays up to `inputs` random inputs, valid or not. */
  play(seed: number, inputs: number): Played;
  /** Compares a run after up to `inputs` random inputs with the same run, left at that point and resumed. */
  resume?(seed: number, inputs: number): void;
}

function subject<State, Input>(game: ArcadeGame<State, Input>, inputs: readonly Input[]): Subject {
  return {
    ...game,
    play(seed, count) {
      const random = seededRandom(seed ^ 0x5eed);
      const run = new Run(game, seed);
      let allowed = 0;
      let tried = 0;
      let lastTick = 0;
      for (; tried < count && !run.isOver; tried++) {
        if (run.act(inputs[Math.floor(random() * inputs.length)] as Input))
          [allowed, lastTick] = [allowed + 1, run.ticks];
        for (let ticks = random() * 20; game.tickRate > 0 && ticks > 1; ticks--) run.tick();
      }
      while (game.tickRate > 0 && !run.isOver) run.tick();
      const { score, log, isOver, seconds } = run;
      return { seed, score, log, isOver, tried, inputs: allowed, lastTick, seconds };
    },
    resume(seed, count) {
      const random = seededRandom(seed ^ 0x5eed);
      const run = new Run(game, seed);
      for (let tried = 0; tried < count && !run.isOver; tried++) {
        run.act(pick(random, inputs));
        for (let ticks = random() * 20; game.tickRate > 0 && ticks > 1; ticks--) run.tick();
      }
      const { log, ticks } = run;
      const resumed = Run.resume(game, { seed, log, ticks });
      if (run.isOver) {
        expect(resumed).toBeNull();
        return;
      }
      // Random numbers go on as well.
      for (const each of [run, resumed]) for (const input of inputs) each?.act(input);
      const shown = ({ state }: Run<State, Input>) => JSON.stringify(state);
      expect(resumed && shown(resumed)).toBe(shown(run));
      expect([resumed?.log, resumed?.ticks, resumed?.score]).toEqual([run.log, ticks, run.score]);
      expect(Run.resume(game, { seed, log: `${log}!`, ticks })).toBeNull();
      expect(Run.resume(game, { seed, log, ticks: game.maxTicks + 1 })).toBeNull();
    },
  };
}

function secretSubject<State, Input>(game: SecretGame<State, Input>, inputs: readonly Input[]): Subject {
  return {
    ...game,
    replay: (seed, log) => (isSeed(seed) ? game.replay(seededRandom(seed), log) : null),
    play(seed, count) {
      const random = seededRandom(seed ^ 0x5eed);
      const run = game.deal(seededRandom(seed));
      let allowed = 0;
      let tried = 0;
      for (; tried < count && !run.isOver; tried++) {
        const answer = run.ask(pick(random, inputs));
        if (answer && !isUnknown(answer)) allowed++;
      }
      const { score, log, isOver, seconds } = run;
      return { seed, score, log, isOver, tried, inputs: allowed, lastTick: 0, seconds };
    },
  };
}

const numbers = (count: number) => Array.from({ length: count + 2 }, (_, at) => at - 1);

const SUBJECTS: Record<string, Subject> = {
  words: secretSubject(
    wordsGame(WORD_LISTS),
    [...WORD_LISTS.secrets('en').slice(0, 40), 'zzzzz', 'no', 'UPPER'].map((word) => ({
      language: 'en' as const,
      word,
    })),
  ),
  reversi: subject(reversiGame, numbers(FIELDS)),
  merge: subject(mergeGame, MOVES),
  dungeon: secretSubject(dungeonGame, numbers(STONES)),
  codes: secretSubject(codesGame, numbers(CODE_COUNT)),
  stacker: subject(stackerGame, ACTIONS),
  snake: subject(snakeGame, TURNS),
};

/** The seconds per input of the fastest player. Other games use the clock of their rules. */
const SECONDS_PER_INPUT: Record<string, number> = { words: 0.6, codes: 0.5, reversi: 0.2, dungeon: 0.1, merge: 0.05 };

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

it('lists every game once, with what its check means', () => {
  for (const id of ARCADE_GAME_IDS)
    expect([secretGame(id), replayedGame(id)].filter(Boolean)).toEqual([expect.objectContaining({ id })]);
  for (const id of ARCADE_GAME_IDS) expect(runCheckOf(id)).toBe(secretGame(id) ? 'verified' : 'replayed');
  for (const id of ['chess', 'toString']) expect([secretGame(id), replayedGame(id)]).toEqual([undefined, undefined]);
});

const REPLAYED = ARCADE_GAME_IDS.filter(replayedGame);

it.each(REPLAYED)(
  'bounds the time of a run without a replay: by its last input, or by its number of inputs: %s',
  (id) => {
    const { play, tickRate } = SUBJECTS[id] as Subject;
    const { secondsAtLeast } = replayedGame(id) as ReplayableGame;
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 300 }), (seed, count) => {
        const { log, seconds, lastTick, inputs } = play(seed, count);
        const bound = secondsAtLeast(seed, log);
        expect(bound).toBeLessThanOrEqual(seconds);
        const perInput = SECONDS_PER_INPUT[id] ?? 0;
        expect(bound).toBeGreaterThanOrEqual(tickRate > 0 ? lastTick / tickRate : (inputs - 1) * perInput);
      }),
      { numRuns: 40 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => void secondsAtLeast(1, text)));
  },
);

it.each(REPLAYED)('goes on with a run of %s where it was left', (id) => {
  const { resume } = SUBJECTS[id] as Subject;
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 200 }), (seed, inputs) => resume?.(seed, inputs)),
    { numRuns: 40 },
  );
});

describe.each(ARCADE_GAME_IDS)('%s', (id) => {
  const game = SUBJECTS[id] as Subject;
  const { play } = game;

  it('accepts 10,000 random inputs without an error, within the log limit', () => {
    for (let seed = 0, made = 0; made < INPUTS; seed++) {
      const { score, log, tried } = play(seed, 500);
      made += tried;
      expect(Number.isSafeInteger(score) && score >= 0).toBe(true);
      expect(log.length).toBeLessThanOrEqual(LOG_LIMIT);
    }
  });

  it('replays a log to the same score and end', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 300 }), (seed, inputs) => {
        const played = play(seed, inputs);
        expect(game.replay(seed, played.log)).toMatchObject({ score: played.score, isOver: played.isOver });
      }),
      { numRuns: 40 },
    );
  });

  it('takes the time of its clock, or of the fastest player for its inputs, in a replay', () => {
    for (const seed of [1, 2, 3]) {
      const { log, inputs, seconds } = play(seed, 300);
      const replayed = game.replay(seed, log);
      expect(inputs).toBeGreaterThan(0);
      expect(replayed?.seconds).toBe(seconds);
      expect(seconds).toBeGreaterThanOrEqual(inputs * (SECONDS_PER_INPUT[id] ?? 0));
      if (game.tickRate > 0) expect(seconds).toBeGreaterThanOrEqual((replayed?.ticks ?? 0) / game.tickRate);
      expect(seconds).toBeGreaterThan(0);
    }
  });

  it('replays a log to the same result with the same seed only', () => {
    const runs = Array.from({ length: 20 }, (_, seed) => play(seed, 200));
    const others = runs.map(({ seed, log }) => game.replay(seed + 1000, log));
    const reproduced = others.filter((replay, at) => replay && replay.score > 0 && replay.score === runs[at]?.score);
    expect(reproduced.length).toBeLessThan(runs.length / 2);
  });

  it('evaluates a changed log deterministically, to null or a score', () => {
    const { seed, log } = play(11, 200);
    fc.assert(
      fc.property(fc.nat(log.length), fc.string({ maxLength: 3 }), fc.nat(3), (at, text, removed) => {
        const changed = log.slice(0, at) + text + log.slice(at + removed);
        expect(game.replay(seed, changed)).toEqual(game.replay(seed, changed));
      }),
      { numRuns: 200 },
    );
  });

  it('refuses inputs after the end', () => {
    const runs = Array.from({ length: 40 }, (_, seed) => play(seed, 20_000)).filter(
      ({ isOver, log }) => isOver && log.length > 2,
    );
    expect(runs.length).toBeGreaterThan(0);
    for (const { seed, log } of runs) {
      const ticks = game.replay(seed, log)?.ticks ?? 0;
      const late = game.tickRate > 0 ? (ticks + 1).toString(32) + log.slice(-1) : log.slice(2);
      expect(game.replay(seed, log + late)).toBeNull();
    }
  });

  it('refuses arbitrary garbage at once', () => {
    const { log } = play(1, 100);
    const prefix = `${game.version}.`;
    for (const garbage of [null, undefined, 5, {}, [], '', prefix.repeat(2), `${game.version + 1}${log.slice(1)}`])
      expect(game.replay(1, garbage)).toBeNull();
    for (const seed of [-1, 0.5, 2 ** 32, NaN, '1', null]) expect(game.replay(seed, log)).toBeNull();
    expect(game.replay(1, prefix + 'a'.repeat(LOG_LIMIT))).toBeNull();
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(() => game.replay(1, prefix + text)).not.toThrow();
      }),
      { numRuns: 500 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9a-zA-Z]{0,2000}$/), (text) => {
        expect(() => game.replay(1, prefix + text)).not.toThrow();
      }),
      { numRuns: 100 },
    );
  });
});
