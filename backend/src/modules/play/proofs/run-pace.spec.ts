import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nextDirection } from '../../../../../demo/engines/snake/snake-pilot.ts';
import { nextDrop } from '../../../../../demo/engines/stacker/stacker-pilot.ts';
import { engineOf } from '../../../../../demo/engines/engines.ts';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { replayedGame } from '@gamegeek/arcade/games.js';
import { ARCADE_METAS, paceFindingOf } from '@gamegeek/arcade/metas.js';
import type { RunPace } from '@gamegeek/arcade/pace.js';
import { below, seededRandom, type Random } from '@gamegeek/arcade/random.js';
import { Run } from '@gamegeek/arcade/run.js';
import { runCheckOf } from '@gamegeek/arcade/run-check.js';
import { TURNS } from '@gamegeek/arcade/snake/board.js';
import { snakeGame } from '@gamegeek/arcade/snake/snake.game.js';
import { stackerGame } from '@gamegeek/arcade/stacker/stacker.game.js';
import type { Action } from '@gamegeek/arcade/stacker/stacker.js';

const REPLAYED = ARCADE_GAME_IDS.filter((id) => runCheckOf(id) === 'replayed');
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** The pace of a log as the server sees it. */
function paceOf(id: (typeof ARCADE_GAME_IDS)[number], seed: number, log: string): RunPace {
  const game = replayedGame(id);
  const replay = game?.replay(seed, log);
  if (!game || !replay) throw new Error('a run breaks the rules');
  const { inputs, atOnce, ticks } = replay;
  return { inputs, atOnce, clock: game.tickRate > 0 ? ticks / game.tickRate : null };
}

/** About normally distributed: the sum of three even numbers. */
const around = (random: Random, mean: number, spread: number) =>
  Math.round(mean + spread * (random() + random() + random() - 1.5) * 2);

/** Steers like the pilot, but presses each key some ticks after it could know. Good players are exact to 25 ms. */
function humanSnake(seed: number, usualDelay: number, depth: 1 | 2 | 3): string {
  const run = new Run(snakeGame, seed);
  const random = seededRandom(~seed);
  const { state } = run;
  while (!run.isOver) {
    const { steps } = state;
    const turn = TURNS[nextDirection(state, depth)];
    const beat = Math.ceil(state.wait / 2);
    // A key after the next step would be too late for this pilot, so it is pressed at that time before it.
    for (let left = (((around(random, usualDelay, 1.5) % beat) + beat) % beat); left > 0; left--) run.tick(); // prettier-ignore
    if (turn && turn !== TURNS[state.direction]) run.act(turn);
    while (state.steps === steps && !run.isOver) run.tick();
  }
  return run.log;
}

/**
 * Places pieces like the pilot: taps, keys that repeat thirty times per second, keys that repeat at once after a delay,
 * or strokes of several columns.
 */
function humanStacker(seed: number, way: 'taps' | 'repeats' | 'instant' | 'strokes', lowers: boolean): string {
  const run = new Run(stackerGame, seed);
  const random = seededRandom(~seed);
  const { state } = run;
  const wait = (ticks: number) => {
    for (let left = ticks; left > 0; left--) run.tick();
  };
  const press = (action: Action, before: number) => {
    const pause = { taps: 3 + below(random, 6), repeats: 2, instant: before === 1 ? 6 : 0, strokes: below(random, 2) }[way]; // prettier-ignore
    wait(action === 'left' || action === 'right' ? pause : 4 + below(random, 8));
    return run.act(action);
  };
  while (!run.isOver) {
    wait(9 + below(random, 20));
    const piece = state.placed;
    const drop = nextDrop(state.well, state.piece.kind, state.next[0] as number, 2);
    if (drop) {
      while (state.placed === piece && state.piece.turn !== drop.piece.turn && press('turn', 0));
      for (let count = 0; state.placed === piece && state.piece.x > drop.piece.x && press('left', count); count++);
      for (let count = 0; state.placed === piece && state.piece.x < drop.piece.x && press('right', count); count++);
    }
    if (state.placed !== piece) continue;
    if (!lowers) press('drop', 0);
    else if (press('down', 0)) {
      while (state.placed === piece && !run.isOver) run.tick();
      press('slow', 0);
    }
  }
  return run.log;
}

describe('the pace of a run', () => {
  it('is judged in the games whose runs are only replayed', () => {
    for (const id of ARCADE_GAME_IDS)
      expect([id, ARCADE_METAS[id].humanPace !== undefined]).toEqual([id, REPLAYED.includes(id)]);
  });

  it.each(REPLAYED)('is unusual for the pilot of %s, which needs the least time that the rules allow', (id) => {
    const engine = engineOf(ARCADE_METAS[id].category);
    for (const seed of [1, 2, 3]) {
      const { log, seconds } = engine?.play(seed, 2) ?? { log: '', seconds: 0 };
      expect(paceFindingOf(id, paceOf(id, seed, log), Math.floor(seconds))).toMatchObject({
        kind: id === 'snake' ? 'timing' : 'rate',
      });
    }
  });

  it('is usual for players of snake, also for those who press every key at the beat of its steps', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 0, max: 9 }), fc.constantFrom(1, 2, 3), (seed, delay, depth) => {
        const pace = paceOf('snake', seed, humanSnake(seed, delay, depth));
        expect(paceFindingOf('snake', pace, 600)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('is usual for players of stacker with keys, held keys and strokes, who drop or lower their pieces', () => {
    const ways = fc.constantFrom('taps', 'repeats', 'instant', 'strokes');
    fc.assert(
      fc.property(seeds, ways, fc.boolean(), (seed, way, lowers) => {
        const pace = paceOf('stacker', seed, humanStacker(seed, way, lowers));
        expect(paceFindingOf('stacker', pace, 600)).toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    ['merge', 16],
    ['reversi', 2.5],
  ])('is usual for players of %s with up to %d inputs per second', (id, fastest) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0.1, max: fastest }), (inputs, perSecond) => {
        const run = { inputs, atOnce: inputs - 1, clock: null };
        expect(paceFindingOf(id, run, Math.floor(inputs / perSecond))).toBeNull();
      }),
    );
  });

  it('is not judged in short runs, and in games that are not known here', () => {
    expect(paceFindingOf('merge', { inputs: 199, atOnce: 0, clock: null }, 1)).toBeNull();
    expect(paceFindingOf('elsewhere', { inputs: 10_000, atOnce: 0, clock: null }, 1)).toBeNull();
  });
});
