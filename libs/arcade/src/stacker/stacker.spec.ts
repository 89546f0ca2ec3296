import { Run } from '../run.js';
import { stackerGame } from './stacker.game.js';
import { act, levelOf, newStacker, tick, type Stacker } from './stacker.js';
import { cellsOf, EMPTY_WELL, fits, FULL_ROW, landed, lock, PIECE_COUNT, spawnPiece, TURNS } from './well.js';

const LINE = 0;
const SQUARE = 1;

/** A well whose lowest rows lack only the left column. */
function almostFull(rows: number): number[] {
  return EMPTY_WELL.map((_, row) => (row < rows ? FULL_ROW & ~1 : 0));
}

function withPiece(kind: number, well: readonly number[]): Stacker {
  return { ...newStacker(1), well, kinds: well.map(() => []), piece: spawnPiece(kind) };
}

function standLineAtTheLeft(stacker: Stacker): void {
  act(stacker, 'turn');
  while (act(stacker, 'left'));
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

  it('lets a piece rest on the floor and on others', () => {
    const first = landed(EMPTY_WELL, spawnPiece(SQUARE));
    expect(first.y).toBe(1);
    const { well } = lock(EMPTY_WELL, first);
    expect(landed(well, spawnPiece(SQUARE)).y).toBe(3);
    expect(fits(well, first)).toBe(false);
  });

  it.each([
    [1, 40],
    [2, 100],
    [3, 300],
    [4, 1200],
  ])('clears %d full rows for %d points', (rows, points) => {
    const stacker = withPiece(LINE, almostFull(rows));
    standLineAtTheLeft(stacker);
    expect(act(stacker, 'drop')).toBe(true);
    expect(stacker).toMatchObject({ rows, score: points, combo: 1, placed: 1 });
    expect(stacker.well.filter((row) => row !== 0)).toHaveLength(rows < 4 ? 4 - rows : 0);
  });

  it('scores more on higher levels and for consecutive cleared rows', () => {
    const stacker = { ...withPiece(LINE, almostFull(1)), rows: 20, combo: 2 };
    standLineAtTheLeft(stacker);
    act(stacker, 'drop');
    expect(levelOf(stacker)).toBe(3);
    expect(stacker.score).toBe(3 * (40 + 2 * 20));
  });

  it('drops a piece automatically, waits briefly, and spawns the next', () => {
    const stacker = withPiece(SQUARE, EMPTY_WELL);
    const [next] = stacker.next;
    let ticks = 0;
    for (; stacker.placed === 0; ticks++) tick(stacker);
    expect(ticks).toBeGreaterThan(19 * 40);
    expect(stacker.piece.kind).toBe(next);
  });

  it('holds a piece once until the next one rests', () => {
    const stacker = withPiece(SQUARE, EMPTY_WELL);
    expect(act(stacker, 'hold')).toBe(true);
    expect(stacker.held).toBe(SQUARE);
    expect(act(stacker, 'hold')).toBe(false);
    act(stacker, 'drop');
    expect(act(stacker, 'hold')).toBe(true);
    expect(stacker.piece.kind).toBe(SQUARE);
  });

  it('ends when a new piece has no room', () => {
    const stacker = newStacker(1);
    for (let pieces = 0; !stacker.over; pieces++) {
      expect(pieces).toBeLessThan(30);
      act(stacker, 'drop');
    }
    expect(act(stacker, 'left')).toBe(false);
  });

  it('counts at least a tenth of a second for each piece, whatever the log says', () => {
    const run = new Run(stackerGame, 1);
    while (!run.isOver) run.act('drop');
    const { placed } = run.state;
    expect(run.ticks).toBe(0);
    expect(run.seconds).toBeCloseTo(placed / 10);
    expect(stackerGame.replay(1, run.log)).toMatchObject({ isOver: true, ticks: 0, seconds: run.seconds });
  });
});
