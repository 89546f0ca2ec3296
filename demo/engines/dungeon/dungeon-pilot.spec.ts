import { dungeonGame } from '../../../libs/arcade/src/dungeon/dungeon.game.ts';
import { LANTERN, newDungeon } from '../../../libs/arcade/src/dungeon/dungeon.ts';
import { CELLS, cellsAround, isOpen, SIDE } from '../../../libs/arcade/src/dungeon/floor.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { nextInput } from './dungeon-pilot.ts';

/** A floor of which the upper row is closed, with a trap in its corner. */
function upperRow() {
  const dungeon = newDungeon({ stairs: CELLS - 1, trapCount: 1, opening: { cells: [], collected: 0, coins: [] } });
  for (let cell = SIDE; cell < CELLS; cell++) {
    dungeon.floor.seen[cell] = cellsAround(cell).includes(0) ? 1 : 0;
    dungeon.floor.opened++;
  }
  return dungeon;
}

/** No pilot slips. */
const attentive = () => 0.99;

describe('the pilot of the dungeon', () => {
  it.each([1, 2, 3] as const)('makes inputs that are allowed until the run is over, at depth %d', (depth) => {
    const random = seededRandom(6);
    const run = dungeonGame.deal(seededRandom(9));
    while (!run.isOver) expect(run.ask(nextInput(run.state, depth, random))).not.toBeNull();
    expect(run.score).toBeGreaterThan(0);
  });

  it('opens what follows from the numbers', () => {
    const input = nextInput(upperRow(), 1, attentive);
    expect(input).not.toBe(0);
    expect(isOpen(upperRow().floor, input)).toBe(false);
  });

  it('uses a lantern before it guesses', () => {
    const dungeon = upperRow();
    dungeon.floor.seen.fill(-1);
    dungeon.floor.opened = 0;
    expect(nextInput(dungeon, 3, attentive)).toBe(LANTERN);
    dungeon.lanterns = 0;
    expect(nextInput(dungeon, 3, attentive)).toBeLessThan(CELLS);
  });
});
