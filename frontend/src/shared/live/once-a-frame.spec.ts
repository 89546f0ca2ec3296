import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createStore } from 'zustand/vanilla';
import { onceAFrame } from './once-a-frame.js';

/** A page that draws what a store holds, and what it has drawn. */
function drawing() {
  const store = createStore<number>(() => 0);
  const drawn: number[] = [];
  const leave = onceAFrame(store.subscribe)(() => drawn.push(store.getState()));
  return { store, drawn, leave };
}

const nextFrame = () => jest.advanceTimersToNextFrame();

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('drawing once a frame', () => {
  it('draws a snapshot and a change behind it at once, and what follows together in the next frame', () => {
    const { store, drawn } = drawing();
    for (const value of [1, 2, 3, 4]) store.setState(value, true);
    expect(drawn).toEqual([1, 2]);
    nextFrame();
    expect(drawn).toEqual([1, 2, 4]);
  });

  it('draws no more than once a frame while changes keep coming', () => {
    const { store, drawn } = drawing();
    store.setState(1, true);
    for (let value = 2; value <= 9; value += 1) {
      store.setState(value, true);
      if (value % 2 === 1) nextFrame();
    }
    expect(drawn).toEqual([1, 2, 3, 5, 7, 9]);
  });

  it('draws at once again after a frame without a change', () => {
    const { store, drawn } = drawing();
    store.setState(1, true);
    nextFrame();
    store.setState(2, true);
    expect(drawn).toEqual([1, 2]);
  });

  it('does not wait for a frame on a hidden page, which has none', () => {
    const { store, drawn } = drawing();
    for (const value of [1, 2]) store.setState(value, true);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    store.setState(3, true);
    expect(drawn).toEqual([1, 2, 3]);
  });

  it('draws nothing any more once it has been left', () => {
    const { store, drawn, leave } = drawing();
    for (const value of [1, 2, 3]) store.setState(value, true);
    leave();
    nextFrame();
    store.setState(4, true);
    expect(drawn).toEqual([1, 2]);
  });
});
