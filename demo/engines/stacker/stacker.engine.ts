import { shuffled, type Random } from '../../random.ts';
import type { Engine } from '../engine.ts';
import { nextDrop } from './stacker-pilot.ts';
import { EMPTY_WELL, PIECES, rowPoints } from './well.ts';

/** A shift ends after so many pieces, however well it goes. */
const SHIFT = 250;

/** Falling pieces: full rows pay 40, 100, 300 or 1,200 points for one to four at once, times the level. */
export const stackerEngine: Engine = {
  name: 'stacker',
  play(random, depth) {
    const bag = pieceBag(random);
    let well = EMPTY_WELL;
    let score = 0;
    let rows = 0;
    let piece = bag();
    for (let placed = 0; placed < SHIFT; placed++) {
      const next = bag();
      const made = nextDrop(well, piece, next, depth);
      if (!made) break;
      score += rowPoints(made.rows, rows);
      rows += made.rows;
      well = made.well;
      piece = next;
    }
    return { score, summary: `${rows} rows` };
  },
};

/** Each of the seven pieces once, then all again in another order. */
function pieceBag(random: Random): () => number {
  let bag: number[] = [];
  return () => {
    if (bag.length === 0) bag = shuffled(random, [...PIECES.keys()]);
    return bag.pop() as number;
  };
}
