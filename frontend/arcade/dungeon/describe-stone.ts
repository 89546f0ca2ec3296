import { SIDE, type Floor } from '@gamegeek/arcade/dungeon/floor.js';
import { fill } from '../shell/texts.js';
import type { DungeonTexts } from './texts.js';

/** A stone for screen readers: row, column, and what is seen of it. */
export function describeStone(floor: Floor, cell: number, isFlagged: boolean, words: DungeonTexts): string {
  const near = floor.seen[cell] ?? -1;
  const hidden = isFlagged ? words.flagged : words.closed;
  const what = floor.sprung.has(cell) ? words.trap : near < 0 ? hidden : fill(words.near, { count: String(near) });
  return fill(words.stone, { row: String(Math.floor(cell / SIDE) + 1), column: String((cell % SIDE) + 1), what });
}
