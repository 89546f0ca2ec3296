import { newBoard as newField, SIDE } from '@gamegeek/arcade/reversi/board.js';
import { newReversi, play } from '@gamegeek/arcade/reversi/reversi.js';
import { describeStone } from '../dungeon/describe-stone.js';
import { DUNGEON_TEXTS } from '../dungeon/texts.js';
import { describeBoard } from '../merge/describe-board.js';
import { describeField, describeTurn } from '../reversi/describe.js';
import { REVERSI_TEXTS } from '../reversi/texts.js';

describe('what screen readers hear', () => {
  it('in Trap Deep are place and state of a stone', () => {
    const seen = new Int8Array(100).fill(-1);
    seen[12] = 2;
    const floor = {
      trapCount: 5,
      seen,
      opened: 1,
      coins: new Set<number>(),
      sprung: new Set([7]),
      traps: new Set<number>(),
    };
    const words = DUNGEON_TEXTS.en;
    expect(describeStone(floor, 12, false, words)).toBe('Row 2, column 3: 2 traps around');
    expect(describeStone(floor, 7, false, words)).toBe('Row 1, column 8: trap');
    expect(describeStone(floor, 0, false, words)).toBe('Row 1, column 1: closed');
    expect(describeStone(floor, 0, true, words)).toBe('Row 1, column 1: flagged');
  });

  it('in Flip Six are the field under the cursor, and the moves and passes of a turn', () => {
    const telling = { own: 1, opponent: 'Pip', words: REVERSI_TEXTS.en } as const;
    const reversi = newReversi(7);
    const first = Array.from({ length: SIDE * SIDE }, (_, cell) => cell);
    const cell = first.find((at) => describeField(newField(), at, telling).endsWith('turns 1')) ?? -1;
    expect(cell).toBeGreaterThan(-1);
    expect(
      first.map((at) => describeField(newField(), at, telling)).filter((text) => text.endsWith('You')),
    ).toHaveLength(2);
    expect(play(reversi, cell)).toBe(true);
    expect(describeTurn(reversi.events, telling)).toMatch(/^You: \d\/\d\. Pip: \d\/\d\. 3 to 3$/);
    const [move] = reversi.events;
    const passes = ([1, -1] as const).map((player) => ({ kind: 'passed', player }) as const);
    expect(describeTurn(move ? [move, ...passes] : [], telling)).toMatch(/You cannot move\. Pip cannot move\. 4 to 1$/);
  });

  it('in Double Up are the tiles, row by row', () => {
    const board = new Uint8Array(16);
    board[0] = 1;
    board[15] = 11;
    expect(describeBoard(board)).toBe('2 – – –; – – – –; – – – –; – – – 2048');
  });
});
