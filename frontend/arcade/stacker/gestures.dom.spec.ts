import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { onGestures } from './gestures.js';

const COLUMN = 20;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A board of 200 by 400 pixels, and what strokes on it do. */
function board() {
  const element = document.createElement('div');
  element.setPointerCapture = () => undefined;
  element.getBoundingClientRect = () => new DOMRect(0, 0, 200, 400);
  const done: string[] = [];
  onGestures(element, () => COLUMN, {
    move: (side) => done.push(side),
    turn: (clockwise) => done.push(clockwise ? 'turn' : 'back'),
    lower: (on) => done.push(on ? 'lower' : 'slow'),
    drop: () => done.push('drop'),
    hold: () => done.push('hold'),
  });
  let now = 1000;
  const send = (type: string, clientX: number, clientY: number, pointerId = 1) => {
    const event = new MouseEvent(type, { clientX, clientY });
    Object.defineProperties(event, { pointerId: { value: pointerId }, timeStamp: { value: now } });
    element.dispatchEvent(event);
  };
  const wait = (milliseconds: number) => {
    now += milliseconds;
    jest.advanceTimersByTime(milliseconds);
  };
  /** Moves a finger in steps of 16 milliseconds; it stays down. */
  const drag = ([x, y]: [number, number], [toX, toY]: [number, number], milliseconds: number) => {
    const steps = Math.ceil(milliseconds / 16);
    for (let step = 1; step <= steps; step++) {
      wait(16);
      send('pointermove', x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps);
    }
  };
  return { done, send, wait, drag };
}

describe('strokes on the well', () => {
  it('move a piece by as many columns as the finger, there and back', () => {
    const { done, send, drag } = board();
    send('pointerdown', 100, 200);
    drag([100, 200], [162, 205], 200);
    drag([162, 205], [118, 203], 200);
    send('pointerup', 118, 203);
    expect(done).toEqual(['right', 'right', 'right', 'left', 'left']);
  });

  it('drop with a flick down, hold with a flick up, and neither move nor lower on the way', () => {
    const { done, send, drag } = board();
    send('pointerdown', 100, 100);
    drag([100, 100], [112, 200], 64);
    send('pointerup', 112, 200);
    send('pointerdown', 100, 300);
    drag([100, 300], [90, 200], 64);
    send('pointerup', 90, 200);
    expect(done).toEqual(['drop', 'hold']);
  });

  it('lower while a finger goes down slowly or stays there, until it is lifted or turns back', () => {
    const { done, send, drag, wait } = board();
    send('pointerdown', 100, 100);
    drag([100, 100], [104, 160], 500);
    wait(500);
    send('pointerup', 104, 160);
    expect(done).toEqual(['lower', 'slow']);
    done.length = 0;
    send('pointerdown', 100, 100);
    drag([100, 100], [100, 160], 64);
    wait(100);
    drag([100, 160], [100, 150], 64);
    send('pointerup', 100, 150);
    expect(done).toEqual(['lower', 'slow']);
  });

  it('do not move a piece aside when the finger drifts while it lowers', () => {
    const { done, send, drag } = board();
    send('pointerdown', 100, 100);
    drag([100, 100], [135, 300], 1500);
    drag([135, 300], [135, 301], 200);
    send('pointerup', 135, 301);
    expect(done).toEqual(['lower', 'slow']);
  });

  it('turn with a tap: clockwise on the right half and back on the left, also beside a finger that drags', () => {
    const { done, send, drag, wait } = board();
    send('pointerdown', 150, 200);
    wait(60);
    send('pointerup', 151, 201);
    send('pointerdown', 100, 200);
    drag([100, 200], [122, 200], 100);
    send('pointerdown', 30, 100, 2);
    wait(60);
    send('pointerup', 30, 100, 2);
    send('pointerup', 122, 200);
    expect(done).toEqual(['turn', 'right', 'back']);
  });

  it('do nothing after a long rest on one place', () => {
    const { done, send, wait } = board();
    send('pointerdown', 100, 200);
    wait(600);
    send('pointerup', 100, 200);
    expect(done).toEqual([]);
  });
});
