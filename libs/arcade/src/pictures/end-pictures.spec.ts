import { dark } from '@gamegeek/rules/theme/dark.js';
import { CRACKED } from '../codes/code.js';
import { codesGame } from '../codes/codes.game.js';
import { codesPicture } from '../codes/codes.picture.js';
import { newCodes } from '../codes/codes.js';
import * as safes from '../codes/sprites.js';
import { dungeonGame } from '../dungeon/dungeon.game.js';
import { dungeonPicture } from '../dungeon/dungeon.picture.js';
import { newDungeon } from '../dungeon/dungeon.js';
import { CELLS } from '../dungeon/floor.js';
import * as stones from '../dungeon/sprites.js';
import { ARCADE_GAME_IDS, type ArcadeGame, type ArcadeGameId } from '../game.js';
import { currentVersionOf, versionsOf } from '../games.js';
import { MOVES } from '../merge/board.js';
import { mergeGame } from '../merge/merge.game.js';
import { mergePicture } from '../merge/merge.picture.js';
import { newMerge } from '../merge/merge.js';
import { tileColor } from '../merge/tile-colors.js';
import { seededRandom } from '../random.js';
import { moves } from '../reversi/board.js';
import { reversiGame } from '../reversi/reversi.game.js';
import { reversiPicture } from '../reversi/reversi.picture.js';
import { newReversi } from '../reversi/reversi.js';
import { Run } from '../run.js';
import type { SecretGame } from '../secret-game.js';
import { WIDTH } from '../snake/board.js';
import { snakeGame } from '../snake/snake.game.js';
import { snakePicture } from '../snake/snake.picture.js';
import { newSnake } from '../snake/snake.js';
import { FOOD, WALL } from '../snake/sprites.js';
import { stackerGame } from '../stacker/stacker.game.js';
import { stackerPicture } from '../stacker/stacker.picture.js';
import { newStacker } from '../stacker/stacker.js';
import { hint, SOLVED } from '../words/hint.js';
import { WORD_LISTS } from '../words/lists/word-lists.js';
import * as doors from '../words/sprites.js';
import { wordsGame } from '../words/words.game.js';
import { wordsPicture } from '../words/words.picture.js';
import { newWords } from '../words/words.js';
import { endPicture, hasPictures } from './end-pictures.js';
import type { Picture, Shape } from './picture.js';

type Kind = Shape['kind'];

/** The shapes of one kind, in order. */
const shapesOf = <K extends Kind>({ shapes }: Picture, kind: K) =>
  shapes.filter((shape): shape is Extract<Shape, { kind: K }> => shape.kind === kind);
const textsOf = (picture: Picture) => shapesOf(picture, 'text').map(({ text }) => text);
const rowsOf = (picture: Picture) => shapesOf(picture, 'pixels').map(({ rows }) => rows);

const SEED = 7;

/** A run in which `choose` has decided all inputs, with the picture of its end. */
interface Ended {
  log: string;
  picture: Picture;
}

function ended<State, Input>(
  game: ArcadeGame<State, Input>,
  picture: (state: State) => Picture,
  choose: (state: State) => readonly Input[] = () => [],
): Ended {
  const run = new Run(game, SEED);
  while (!run.isOver) {
    choose(run.state).some((input) => run.act(input));
    if (game.tickRate > 0) run.tick();
  }
  return { log: run.log, picture: picture(run.state) };
}

function endedSecret<State, Input>(
  game: SecretGame<State, Input>,
  picture: (state: State) => Picture,
  inputs: readonly Input[],
): Ended {
  const run = game.deal(seededRandom(SEED));
  while (!run.isOver) inputs.some((input) => run.ask(input));
  return { log: run.log, picture: picture(run.state) };
}

const allStones = Array.from({ length: CELLS }, (_, cell) => cell);
const RUNS: Record<ArcadeGameId, () => Ended> = {
  words: () => endedSecret(wordsGame(WORD_LISTS), wordsPicture, [{ language: 'en', word: 'apple' }]),
  reversi: () => ended(reversiGame, reversiPicture, ({ board, own }) => moves(board, own)),
  merge: () => ended(mergeGame, mergePicture, () => MOVES),
  dungeon: () => endedSecret(dungeonGame, dungeonPicture, allStones),
  codes: () => endedSecret(codesGame, codesPicture, [0]),
  stacker: () => ended(stackerGame, stackerPicture, () => ['drop']),
  snake: () => ended(snakeGame, snakePicture),
};

const pictureOf = (arcadeId: string, log: string, rulesVersion = currentVersionOf(arcadeId) ?? 0) =>
  endPicture({ arcadeId, rulesVersion, log, seed: SEED, random: seededRandom(SEED) });

describe.each(ARCADE_GAME_IDS)('the end of a run of %s', (id) => {
  const { log, picture } = RUNS[id]();

  it('is pictured from its seed and log', () => {
    expect(pictureOf(id, log)).toEqual(picture);
  });

  it('has colours and finite measures, and is not empty', () => {
    const { width, height, shapes } = picture;
    expect(Math.min(width, height)).toBeGreaterThan(100);
    expect(shapes.length).toBeGreaterThan(30);
    for (const { kind, ...shape } of shapes) {
      const colors = 'colors' in shape ? Object.values(shape.colors) : [shape.color];
      expect(colors.filter((color) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(color))).toEqual([]);
      const measures = Object.values(shape).filter((value) => typeof value === 'number');
      expect([kind, measures.every(Number.isFinite)]).toEqual([kind, true]);
    }
  });

  it('has no picture if the log breaks the rules, does not end the run, or is by other rules', () => {
    const version = currentVersionOf(id) ?? 0;
    expect(pictureOf(id, `${log}!`)).toBeNull();
    if (id !== 'snake' && id !== 'stacker') expect(pictureOf(id, `${version}.`)).toBeNull();
    expect(pictureOf(id, log, version + 1)).toBeNull();
  });

  it('can be pictured by all rules whose recordings can be watched', () => {
    expect(versionsOf(id).filter((version) => !hasPictures(id, version))).toEqual([]);
  });
});

it('has no pictures of other games', () => {
  expect([hasPictures('chess', 1), pictureOf('chess', '1.')]).toEqual([false, null]);
});

describe('the picture of snake', () => {
  const at = (x: number, y: number) => y * WIDTH + x;
  const state = { ...newSnake(1), food: at(5, 3), body: [at(2, 1), at(1, 1), at(0, 1)], direction: 1 };

  it('has the snake, its food, the walls, and what the snake ran into', () => {
    const { shapes } = snakePicture({ ...state, walls: [at(3, 1)], end: 'wall' });
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'pixels', x: 67, y: 43, rows: FOOD }));
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'pixels', x: 41, y: 17, rows: WALL }));
    // From the neck to the head, and the outline of the wall.
    expect(shapes).toContainEqual(expect.objectContaining({ kind: 'rect', x: 18, y: 18, width: 22, height: 10 }));
    expect(shapes).toContainEqual({ kind: 'rect', x: 41, y: 17, width: 12, height: 1, color: dark.danger });
  });

  it('marks nothing after a full board or hunger', () => {
    const isMark = ({ color }: { color: string }) => color === dark.danger;
    expect(shapesOf(snakePicture({ ...state, end: 'hunger' }), 'rect').filter(isMark)).toEqual([]);
  });

  it('goes into one portal and comes out of the other', () => {
    const portals = [at(1, 2), at(12, 8)];
    const body = [at(13, 8), at(12, 8), at(0, 2)];
    const picture = snakePicture({ ...state, body, portals });
    expect(picture.shapes).toContainEqual(
      expect.objectContaining({ kind: 'rect', x: 6, y: 30, width: 22, height: 10 }),
    );
    const links = shapesOf(picture, 'rect').filter(({ height }) => height === 10);
    expect(Math.max(...links.map(({ width }) => width))).toBe(22);
  });
});

describe('the picture of stacker', () => {
  const start = newStacker(1);

  it('has a crate for each filled cell, in the colour of its piece, and the pieces beside the well', () => {
    const well = start.well.map((row, at) => (at === 0 ? 0b10_0000_0001 : row));
    const kinds = start.kinds.map((row, at) => (at === 0 ? [0, ...Array<number>(8).fill(0), 1] : row));
    const crates = shapesOf(stackerPicture({ ...start, well, kinds, held: 3, next: [0, 1, 2, 4, 5] }), 'pixels');
    expect(crates[0]).toMatchObject({ x: 27, y: 193, dot: 1, colors: { c: dark.third } });
    expect(crates[1]).toMatchObject({ x: 117, y: 193, dot: 1, colors: { c: dark.record } });
    expect(crates.filter(({ dot }) => dot === 1)).toHaveLength(2);
    // Four of each piece beside it.
    expect(crates.filter(({ dot }) => dot < 1)).toHaveLength(4 * 6);
  });

  it('has nothing above the rim of the well', () => {
    const well = start.well.map((row, at) => (at >= 20 ? 1 : row));
    expect(shapesOf(stackerPicture({ ...start, well, next: [] }), 'pixels')).toEqual([]);
  });
});

describe('the picture of merge', () => {
  it('has the tiles with their numbers and colours, and numbers that fit', () => {
    const board = new Uint8Array(16);
    [board[0], board[5], board[15]] = [1, 11, 17];
    const picture = mergePicture({ ...newMerge(1), board });
    expect(textsOf(picture)).toEqual(['2', '2048', '131072']);
    for (const { size, text } of shapesOf(picture, 'text')) expect(size * 0.75 * text.length).toBeLessThan(44);
    expect(picture.shapes).toContainEqual(expect.objectContaining({ x: 51, y: 53, color: tileColor(11) }));
  });
});

describe('the picture of reversi', () => {
  it('has the discs of both sides and their numbers, of the last match', () => {
    const board = new Int8Array(36);
    [board[0], board[1], board[35]] = [-1, -1, 1];
    const picture = reversiPicture({ ...newReversi(1), board, own: -1, match: 2 });
    expect(textsOf(picture)).toEqual(['2', 'SAGE', '1']);
    const faces = shapesOf(picture, 'circle').filter(({ color }) => color === dark.accent || color === dark.second);
    expect(faces.map(({ x, y, color }) => [x, y, color])).toEqual(
      expect.arrayContaining([
        [17, 38, dark.accent],
        [39, 38, dark.accent],
        [127, 148, dark.second],
      ]),
    );
    // One more of each beside its number.
    expect(faces).toHaveLength(3 + 2);
  });
});

describe('the picture of words', () => {
  const guessed = (secret: string, ...words: string[]) => {
    const guesses = words.map((word) => ({ word, feedback: hint(word, secret) }));
    return { secret, guesses, opened: guesses.at(-1)?.feedback === SOLVED, points: 0 };
  };

  it('has the doors, and the guesses at the last one with their marks', () => {
    const picture = wordsPicture({
      ...newWords(),
      results: [guessed('apple', 'apple'), guessed('niños', 'nadar', 'monte')],
    });
    const [first, second, third, ...rest] = rowsOf(picture);
    expect([first, second, third, rest.length]).toEqual([doors.OPEN, doors.CLOSED, doors.CLOSED, 12]);
    expect(textsOf(picture).join('')).toBe('NADARMONTE');
    expect(shapesOf(picture, 'text').map(({ color }) => color)).toEqual([
      ...[dark.onAccent, dark.textMuted, dark.textMuted, dark.textMuted, dark.textMuted],
      ...[dark.textMuted, dark.record, dark.record, dark.textMuted, dark.textMuted],
    ]);
  });
});

describe('the picture of codes', () => {
  it('has the safes, and the tries at the last one with their answers', () => {
    const cracked = { guess: 1, feedback: CRACKED };
    // Two in their places, one in another.
    const close = { guess: 5 * 6 ** 3, feedback: 11 };
    const result = { secret: 1, opened: true, hints: [close, cracked], points: 0 };
    const picture = codesPicture({ ...newCodes(), results: [{ ...result, opened: false }, result] });
    const [first, second, third] = rowsOf(picture);
    expect([first, second, third]).toEqual([safes.CLOSED, safes.OPEN, safes.CLOSED]);
    const [circle, triangle, , , , cross] = safes.SHAPES;
    expect(rowsOf(picture).slice(6)).toEqual([circle, circle, circle, cross, triangle, circle, circle, circle]);
    const dots = shapesOf(picture, 'circle');
    expect(dots.filter(({ color }) => color === dark.text)).toHaveLength(3 + 4);
    // The hole of a ring.
    expect(dots.filter(({ color }) => color !== dark.text)).toHaveLength(1);
  });
});

describe('the picture of dungeon', () => {
  const start = newDungeon({ stairs: 0, trapCount: 2, opening: { cells: [[0, 0], [1, 3]], collected: 0, coins: [] } }); // prettier-ignore

  it('has the numbers, the stairs, the traps, the lanterns and the coins', () => {
    const floor = { ...start.floor, sprung: new Set([5]), traps: new Set([5, 6]) };
    const picture = dungeonPicture({ ...start, floor, coins: 7, lanterns: 2, lives: 0, over: true });
    expect(shapesOf(picture, 'text')).toEqual([
      expect.objectContaining({ text: '3', color: dark.record, x: 30, y: 14 }),
    ]);
    expect(rowsOf(picture)).toEqual([stones.STAIRS, stones.SPIKES, stones.SPIKES, stones.LANTERN, stones.LANTERN]);
    expect(shapesOf(picture, 'rect').filter(({ color }) => color === dark.gold)).toHaveLength(2);
  });

  it('has flags on the traps of a cleared floor', () => {
    const opened = 98;
    const floor = { ...start.floor, opened, traps: new Set([5, 6]) };
    expect(rowsOf(dungeonPicture({ ...start, floor })).slice(1, 3)).toEqual([stones.FLAG, stones.FLAG]);
  });
});
