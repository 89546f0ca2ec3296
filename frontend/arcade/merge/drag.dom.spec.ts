import { jest } from '@jest/globals';
import { onDrag } from './drag.js';

const board = document.createElement('div');
document.body.append(board);
const events = { shown: jest.fn(), made: jest.fn(), ended: jest.fn() };
onDrag((target) => target === board, events);

/** A stroke through these points from the first on. */
function stroke(points: [number, number][], target: HTMLElement = board, isPrimary = true): void {
  const send = (type: string, [clientX, clientY]: [number, number]) => {
    const event = new MouseEvent(type, { clientX, clientY, bubbles: true });
    target.dispatchEvent(Object.assign(event, { pointerId: 1, isPrimary }));
  };
  const [first = [0, 0], ...rest] = points;
  send('pointerdown', first);
  for (const point of rest) send('pointermove', point);
  send('pointerup', points.at(-1) ?? first);
}

beforeEach(() => jest.clearAllMocks());

describe('strokes on the board', () => {
  it('are one move each, however long they are', () => {
    stroke([0, 10, 20, 40, 80, 160, 300].map((x) => [x, 0]));
    expect(events.made.mock.calls).toEqual([['right']]);
  });

  it('make another move where the finger turns', () => {
    stroke([
      [0, 0],
      [40, 0],
      [80, 0],
      [80, -40],
      [80, -80],
      [40, -80],
    ]);
    expect(events.made.mock.calls).toEqual([['right'], ['up'], ['left']]);
  });

  it('show a move before it is made, and nothing more when they end before', () => {
    stroke([
      [0, 0],
      [0, 6],
      [0, 12],
    ]);
    expect(events.shown.mock.calls).toEqual([
      ['down', 0.25],
      ['down', 0.5],
    ]);
    expect(events.made).not.toHaveBeenCalled();
    expect(events.ended).toHaveBeenCalled();
  });

  it('count only where the board is, with the first finger', () => {
    stroke([[0, 0], [90, 0]], document.body); // prettier-ignore
    stroke([[0, 0], [90, 0]], board, false); // prettier-ignore
    expect(events.made).not.toHaveBeenCalled();
  });
});
