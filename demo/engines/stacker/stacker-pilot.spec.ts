import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { COLUMNS, EMPTY_WELL, fits, PIECE_COUNT, type Well } from '../../../libs/arcade/src/stacker/well.ts';
import { nextDrop } from './stacker-pilot.ts';

const cells = (well: Well) => well.reduce((sum, row) => sum + row.toString(2).replaceAll('0', '').length, 0);

describe('the pilot of the stacker', () => {
  it.each([1, 2, 3] as const)('loses no cell and lands every piece, at depth %d', (depth) => {
    const random = seededRandom(2);
    const kind = () => Math.floor(random() * PIECE_COUNT);
    let well = EMPTY_WELL;
    let count = 0;
    for (let placed = 0; placed < 25; placed++) {
      const made = nextDrop(well, kind(), kind(), depth);
      if (!made) break;
      expect(fits(well, made.piece)).toBe(true);
      expect(fits(well, { ...made.piece, y: made.piece.y - 1 })).toBe(false);
      count += 4 - made.rows * COLUMNS;
      well = made.well;
      expect(cells(well)).toBe(count);
    }
    expect(count).toBeGreaterThan(0);
  });
});
