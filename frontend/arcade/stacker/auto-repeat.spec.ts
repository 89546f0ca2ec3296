import fc from 'fast-check';
import { AutoRepeat, type Side } from './auto-repeat.js';

const FRAME = 1000 / 60;

/** Held arrows beside walls: `room` is the number of columns on each side. */
function repeating(repeat: { delay: number; interval: number }, room = Infinity) {
  const moves: Side[] = [];
  let column = 0;
  const keys = new AutoRepeat(
    () => repeat,
    (side) => {
      const next = column + (side === 'left' ? -1 : 1);
      if (Math.abs(next) > room) return false;
      column = next;
      moves.push(side);
      return true;
    },
  );
  const pass = (milliseconds: number) => {
    for (let left = milliseconds; left > 0; left -= FRAME) keys.pass(Math.min(FRAME, left));
  };
  return { keys, moves, pass };
}

describe('auto-repeat', () => {
  it('moves at once, again after the delay, and then at its interval', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 80, max: 400 }),
        fc.integer({ min: 5, max: 150 }),
        fc.nat(9),
        (delay, interval, n) => {
          const { keys, moves, pass } = repeating({ delay, interval });
          keys.press('left');
          expect(moves).toHaveLength(1);
          pass(delay - 1);
          expect(moves).toHaveLength(1);
          pass(2 + n * interval);
          expect(moves).toHaveLength(2 + n);
          keys.release('left');
          pass(1000);
          expect(moves).toHaveLength(2 + n);
        },
      ),
    );
  });

  it('moves to the wall at once after the delay without an interval', () => {
    const { keys, moves, pass } = repeating({ delay: 100, interval: 0 }, 5);
    keys.press('right');
    pass(99);
    expect(moves).toHaveLength(1);
    pass(2);
    expect(moves).toHaveLength(5);
    pass(500);
    expect(moves).toHaveLength(5);
  });

  it('follows the arrow pressed last, and then the one that is still held', () => {
    const { keys, moves, pass } = repeating({ delay: 100, interval: 1000 });
    keys.press('left');
    pass(50);
    keys.press('right');
    pass(101);
    keys.release('right');
    expect(moves).toEqual(['left', 'right', 'right', 'left']);
    keys.release('left');
    pass(500);
    expect(moves).toHaveLength(4);
  });
});
