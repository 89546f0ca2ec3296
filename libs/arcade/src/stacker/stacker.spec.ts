import fc from 'fast-check';
import { LOG_LIMIT } from '../game.js';
import { Run } from '../run.js';
import { sprintGame, stackerGame } from './stacker.game.js';
import { act, ACTIONS, levelOf, newStacker, NEXT, SHIFT, SPRINT, tick, type Stacker } from './stacker.js';
import {
  cellsOf,
  COLUMNS,
  EMPTY_WELL,
  fits,
  FULL_ROW,
  landed,
  lock,
  PIECE_COUNT,
  PIECE_I,
  PIECE_O,
  PIECE_T,
  spawnPiece,
  TURNS,
  type Piece,
} from './well.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A well whose lowest rows lack only the left column. */
function almostFull(rows: number): number[] {
  return EMPTY_WELL.map((_, row) => (row < rows ? FULL_ROW & ~1 : 0));
}

/** A well from its lowest rows, written from the top down; `#` is filled. */
function wellOf(...rows: string[]): number[] {
  const lowest = rows.map((row) => Array.from(row).reduce((bits, dot, at) => bits | (dot === '#' ? 1 << at : 0), 0));
  return EMPTY_WELL.map((_, row) => lowest.at(-1 - row) ?? 0);
}

function withPiece(piece: number | Piece, well: readonly number[]): Stacker {
  const placed = typeof piece === 'number' ? spawnPiece(piece) : piece;
  return { ...newStacker(1), well, kinds: well.map(() => []), piece: placed, lowest: placed.y };
}

/** Drops a line through the left column. */
function clearLeft(stacker: Stacker): void {
  act(stacker, 'turn');
  while (act(stacker, 'left'));
  act(stacker, 'drop');
}

function ticksUntil(stacker: Stacker, isDone: () => boolean): number {
  let ticks = 0;
  for (; !isDone(); ticks++) tick(stacker);
  return ticks;
}

describe('stacker', () => {
  it('has seven pieces of four cells, which return to their first orientation after all turns', () => {
    for (let kind = 0; kind < PIECE_COUNT; kind++) {
      for (let turn = 0; turn < TURNS; turn++) expect(cellsOf({ ...spawnPiece(kind), turn })).toHaveLength(4);
      const stacker = withPiece(kind, EMPTY_WELL);
      for (let turns = 0; turns < TURNS; turns++) expect(act(stacker, 'turn')).toBe(true);
      expect(stacker.piece).toEqual(spawnPiece(kind));
      act(stacker, 'turn');
      act(stacker, 'back');
      expect(stacker.piece).toEqual(spawnPiece(kind));
    }
  });

  it('deals all seven pieces before any of them again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const stacker = newStacker(seed);
        const dealt = [stacker.piece.kind, ...stacker.next];
        while (dealt.length < 2 * PIECE_COUNT) {
          stacker.well = EMPTY_WELL;
          act(stacker, 'drop');
          dealt.push(stacker.next[NEXT - 1] as number);
        }
        for (const bag of [dealt.slice(0, PIECE_COUNT), dealt.slice(PIECE_COUNT)])
          expect(new Set(bag).size).toBe(PIECE_COUNT);
      }),
      { numRuns: 20 },
    );
  });

  it('lets a piece rest on the floor and on others', () => {
    const first = landed(EMPTY_WELL, spawnPiece(PIECE_O));
    expect(first.y).toBe(1);
    const { well } = lock(EMPTY_WELL, first);
    expect(landed(well, spawnPiece(PIECE_O)).y).toBe(3);
    expect(fits(well, first)).toBe(false);
  });

  it('never leaves the well or overlaps it, loses no cell, and ends', () => {
    const cells = ({ well }: Stacker) => well.flatMap((row) => [...row.toString(2)]).filter(Number).length;
    const inputs = fc.array(fc.tuple(fc.constantFrom(...ACTIONS), fc.nat(40)), { maxLength: 300 });
    fc.assert(
      fc.property(seeds, inputs, (seed, all) => {
        const stacker = newStacker(seed);
        for (const [action, ticks] of all) {
          act(stacker, action);
          for (let left = ticks; left > 0 && !stacker.over; left--) tick(stacker);
          if (stacker.over) return;
          expect(fits(stacker.well, stacker.piece)).toBe(true);
          expect(cells(stacker)).toBe(4 * stacker.placed - COLUMNS * stacker.rows);
        }
        // Every piece lands within a minute, also one that is moved for ever.
        const { placed } = stacker;
        for (let left = 3_600; left > 0 && !stacker.over; left--) {
          act(stacker, left % 2 ? 'turn' : 'left');
          tick(stacker);
        }
        expect(stacker.over || stacker.placed > placed).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('turning in stacker', () => {
  it('kicks a line off the wall', () => {
    const upright = { kind: PIECE_I, turn: 1, x: -2, y: 10 };
    const stacker = withPiece(upright, EMPTY_WELL);
    expect(act(stacker, 'back')).toBe(true);
    expect(stacker.piece).toEqual({ kind: PIECE_I, turn: 0, x: 0, y: 10 });
  });

  it('kicks a line up from the floor', () => {
    const stacker = withPiece({ kind: PIECE_I, turn: 0, x: 3, y: 1 }, EMPTY_WELL);
    expect(act(stacker, 'turn')).toBe(true);
    expect(stacker.piece).toEqual({ kind: PIECE_I, turn: 1, x: 4, y: 3 });
  });

  it('does not turn a piece without any room', () => {
    const well = wellOf('#.########', '#.########', '#.########', '#.########', '#.########', '#.########');
    const stacker = withPiece({ kind: PIECE_I, turn: 1, x: -1, y: 3 }, well);
    expect(act(stacker, 'turn')).toBe(false);
    expect(act(stacker, 'back')).toBe(false);
  });

  it('undoes a turn by the turn back, wherever the first place was free', () => {
    const places = fc.tuple(fc.nat(PIECE_COUNT - 1), fc.nat(TURNS - 1), fc.integer({ min: 0, max: 6 }));
    fc.assert(
      fc.property(places, ([kind, turn, x]) => {
        const stacker = withPiece({ kind, turn, x, y: 12 }, EMPTY_WELL);
        act(stacker, 'turn');
        act(stacker, 'back');
        expect(stacker.piece).toEqual({ kind, turn, x, y: 12 });
      }),
    );
  });
});

describe('falling in stacker', () => {
  it('drops a piece automatically, waits half a second, and spawns the next', () => {
    const stacker = withPiece(PIECE_O, EMPTY_WELL);
    const [next] = stacker.next;
    expect(ticksUntil(stacker, () => stacker.placed > 0)).toBe(20 * 60 + 30);
    expect(stacker.piece.kind).toBe(next);
  });

  it('falls faster at every level, and to the ground in one tick at the last', () => {
    const times = Array.from({ length: 20 }, (_, level) => {
      const stacker = { ...withPiece(PIECE_O, EMPTY_WELL), rows: level * 10 };
      expect(levelOf(stacker)).toBe(level + 1);
      return ticksUntil(stacker, () => stacker.piece.y === 1);
    });
    for (const [level, time] of times.entries()) expect(time).toBeLessThanOrEqual(times[level - 1] ?? Infinity);
    expect(times[0]).toBe(20 * 60);
    expect(times.at(-1)).toBe(1);
  });

  it('lowers pieces twenty times as fast for a point a row, until that ends', () => {
    const stacker = withPiece(PIECE_O, EMPTY_WELL);
    expect(act(stacker, 'slow')).toBe(false);
    expect(act(stacker, 'down')).toBe(true);
    expect(act(stacker, 'down')).toBe(false);
    tick(stacker);
    expect(stacker.piece.y).toBe(20);
    expect(ticksUntil(stacker, () => stacker.piece.y === 10)).toBeLessThanOrEqual(30);
    act(stacker, 'slow');
    expect(stacker.score).toBe(11);
    for (let left = 50; left > 0; left--) tick(stacker);
    expect(stacker).toMatchObject({ piece: { y: 10 }, score: 11, placed: 0 });
  });

  it('pays two points for each row of a drop', () => {
    const stacker = withPiece(PIECE_O, EMPTY_WELL);
    act(stacker, 'drop');
    expect(stacker).toMatchObject({ score: 40, placed: 1 });
  });

  it('gives a piece on the ground its time again for each of fifteen moves, and more once it falls lower', () => {
    const stacker = withPiece({ ...spawnPiece(PIECE_O), y: 1 }, EMPTY_WELL);
    for (let move = 0; move < 15; move++) {
      for (let left = 25; left > 0; left--) tick(stacker);
      expect(act(stacker, move % 2 ? 'left' : 'right')).toBe(true);
      expect(stacker.placed).toBe(0);
    }
    tick(stacker);
    expect(stacker.placed).toBe(1);

    const ledge = wellOf('##........', '##........');
    const other = withPiece({ ...spawnPiece(PIECE_O), x: 1, y: 3 }, ledge);
    for (let left = 25; left > 0; left--) tick(other);
    act(other, 'right');
    ticksUntil(other, () => other.piece.y === 1);
    expect(other).toMatchObject({ resets: 0, ground: 30 });
  });

  it('holds a piece once until the next one rests', () => {
    const stacker = withPiece(PIECE_O, EMPTY_WELL);
    expect(act(stacker, 'hold')).toBe(true);
    expect(stacker.held).toBe(PIECE_O);
    expect(act(stacker, 'hold')).toBe(false);
    act(stacker, 'drop');
    expect(act(stacker, 'hold')).toBe(true);
    expect(stacker.piece.kind).toBe(PIECE_O);
  });

  it('ends when a new piece has no room, or a whole piece rests above the rim', () => {
    const stacker = newStacker(1);
    for (let pieces = 0; !stacker.over; pieces++) {
      expect(pieces).toBeLessThan(30);
      act(stacker, 'drop');
    }
    expect(act(stacker, 'left')).toBe(false);

    const rim = withPiece({ ...spawnPiece(PIECE_O), y: 21 }, almostFull(20));
    act(rim, 'drop');
    expect(rim.over).toBe(true);
  });
});

describe('points in stacker', () => {
  it.each([
    [1, 100],
    [2, 300],
    [3, 500],
    [4, 800],
  ])('are, for %d cleared rows, %d times the level', (rows, points) => {
    for (const level of [1, 3]) {
      const stacker = { ...withPiece(PIECE_I, almostFull(rows)), rows: (level - 1) * 10 };
      // A cell that stays, so that the well is not empty.
      stacker.well = stacker.well.map((row, at) => (at === rows ? 1 << 9 : row));
      clearLeft(stacker);
      expect(stacker.last).toMatchObject({ points: points * level, combo: 1, isPerfect: false });
      expect(stacker.rows).toBe((level - 1) * 10 + rows);
    }
  });

  it('are half as many again for quads and T-spins with nothing less between them', () => {
    const stacker = withPiece(PIECE_I, EMPTY_WELL);
    const cleared = (rows: number) => {
      stacker.well = almostFull(rows).map((row, at) => (at === rows ? 1 << 9 : row));
      stacker.piece = spawnPiece(PIECE_I);
      stacker.combo = 0;
      clearLeft(stacker);
      return [stacker.last?.points, stacker.last?.isBackToBack];
    };
    expect(cleared(4)).toEqual([800, false]);
    expect(cleared(4)).toEqual([1200, true]);
    // A piece that clears nothing changes nothing.
    stacker.well = EMPTY_WELL;
    act(stacker, 'drop');
    expect(stacker.backToBack).toBe(true);
    expect(cleared(1)).toEqual([100, false]);
    expect(cleared(4)).toEqual([800, false]);
  });

  it('grow with each piece in a row that clears rows', () => {
    const stacker = withPiece(PIECE_I, EMPTY_WELL);
    const points = [1, 2, 3].map((combo) => {
      stacker.well = almostFull(1).map((row, at) => (at === 1 ? 1 << 9 : row));
      stacker.piece = spawnPiece(PIECE_I);
      clearLeft(stacker);
      expect(stacker.combo).toBe(combo);
      return stacker.last?.points;
    });
    expect(points).toEqual([100, 150, 200]);
    stacker.well = EMPTY_WELL;
    act(stacker, 'drop');
    expect(stacker).toMatchObject({ combo: 0, longestCombo: 3 });
  });

  it('are more for rows that leave nothing', () => {
    const single = withPiece({ ...spawnPiece(PIECE_I), x: 4 }, wellOf('####....##'));
    act(single, 'drop');
    expect(single.last).toMatchObject({ points: 100 + 800, isPerfect: true });
    const quad = { ...withPiece(PIECE_I, almostFull(4)), backToBack: true };
    clearLeft(quad);
    expect(quad.last).toMatchObject({ points: 1200 + 3200, isPerfect: true });
    expect(quad.perfects).toBe(1);
  });
});

describe('T-spins in stacker', () => {
  const slot = ['..........', '##........', '#...######', '##.#######'];

  it('clear two rows for 1,200 points', () => {
    // The T hangs on its side beside the overhang, and turns under it.
    const stacker = withPiece({ kind: PIECE_T, turn: 1, x: 1, y: 2 }, wellOf(...slot));
    expect(act(stacker, 'turn')).toBe(true);
    expect(landed(stacker.well, stacker.piece)).toEqual(stacker.piece);
    act(stacker, 'drop');
    expect(stacker.last).toMatchObject({ count: 2, spin: 'full', points: 1200 });
    expect(stacker).toMatchObject({ spins: 1, backToBack: true });
  });

  it('count only if the last move is a turn', () => {
    const well = wellOf(...slot);
    const fallen = withPiece({ kind: PIECE_T, turn: 2, x: 1, y: 2 }, well);
    act(fallen, 'drop');
    expect(fallen.last).toMatchObject({ count: 2, spin: 'none', points: 300 });
    const free = withPiece(PIECE_T, EMPTY_WELL);
    for (const move of [() => act(free, 'left'), () => ticksUntil(free, () => free.piece.y < spawnPiece(PIECE_T).y)]) {
      act(free, 'turn');
      expect(free.kick).toBe(0);
      move();
      expect(free.kick).toBeNull();
    }
  });

  it('are mini with an open corner in front', () => {
    const stacker = withPiece({ kind: PIECE_T, turn: 1, x: -1, y: 2 }, wellOf('..#.......', '...#######'));
    expect(act(stacker, 'back')).toBe(true);
    expect(stacker.piece).toMatchObject({ turn: 0, x: 0 });
    act(stacker, 'drop');
    expect(stacker.last).toMatchObject({ spin: 'mini' });
  });

  it('reach below an overhang by the longest kick, and clear three rows for 1,600 points', () => {
    const stacker = withPiece(
      { kind: PIECE_T, turn: 0, x: 2, y: 4 },
      wellOf('..#.......', '##........', '##.#######', '##..######', '##.#######'),
    );
    expect(act(stacker, 'turn')).toBe(true);
    expect(stacker).toMatchObject({ kick: 4, piece: { turn: 1, x: 1, y: 2 } });
    act(stacker, 'drop');
    expect(stacker.last).toMatchObject({ count: 3, spin: 'full', points: 1600 });
  });

  it('without rows pay, but keep neither combo nor series', () => {
    const stacker = { ...withPiece({ kind: PIECE_T, turn: 1, x: 1, y: 2 }, wellOf('##........', '#...#####.', '##.######.')), backToBack: true }; // prettier-ignore
    act(stacker, 'turn');
    act(stacker, 'drop');
    expect(stacker.last).toMatchObject({ count: 0, spin: 'full', points: 400, combo: 0 });
    expect(stacker.backToBack).toBe(true);
  });
});

describe('runs of stacker', () => {
  it('end with the last row of the shift, whose pieces fall as fast as they can', () => {
    const stacker = { ...withPiece(PIECE_I, almostFull(4)), rows: SHIFT - 4 };
    expect(levelOf(stacker)).toBe(20);
    clearLeft(stacker);
    expect(stacker).toMatchObject({ over: true, rows: SHIFT });
  });

  it('are sprints of forty rows at the first level', () => {
    const run = new Run(sprintGame, 1);
    Object.assign(run.state, { rows: SPRINT - 4, well: almostFull(4), piece: spawnPiece(PIECE_I) });
    expect(levelOf(run.state)).toBe(1);
    clearLeft(run.state);
    expect(run.isOver).toBe(true);
  });

  it('count at least a tenth of a second for each piece, whatever the log says', () => {
    const run = new Run(stackerGame, 1);
    while (!run.isOver) run.act('drop');
    const { placed } = run.state;
    expect(run.ticks).toBe(0);
    expect(run.seconds).toBeCloseTo(placed / 10);
    expect(stackerGame.replay(1, run.log)).toMatchObject({ isOver: true, ticks: 0, seconds: run.seconds });
  });

  it('fit into a log, with the most inputs at the worst times', () => {
    const { maxInputs, maxTicks } = stackerGame;
    for (const worst of [32, 1_024]) {
      let [now, left] = [0, maxInputs];
      const timed = Array.from({ length: maxInputs }, () => {
        const wait = maxTicks - now - worst >= (left - 1) * 32 ? worst : Math.min(32, maxTicks - now);
        [now, left] = [now + wait, left - 1];
        return { tick: now, input: 'hold' as const };
      });
      expect(stackerGame.encode(timed).length).toBeLessThanOrEqual(LOG_LIMIT);
    }
  });

  it('fit into a log at the pace of an expert who moves every piece to a wall and holds every other one', () => {
    const perPiece = ['hold', 'turn', 'left', 'left', 'left', 'left', 'left', 'drop'] as const;
    const pieces = (SHIFT * COLUMNS) / 4;
    const inputs = Array.from({ length: pieces * perPiece.length }, (_, at) => ({
      tick: at * 3,
      input: perPiece[at % perPiece.length] ?? 'drop',
    }));
    expect(inputs.length).toBeLessThanOrEqual(stackerGame.maxInputs);
    expect(stackerGame.encode(inputs).length).toBeLessThanOrEqual(LOG_LIMIT / 1.5);
  });
});
