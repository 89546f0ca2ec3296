import { describe, expect, it } from '@jest/globals';
import { ConnectionPlaces } from './connection-places.js';

describe('connection places', () => {
  it('are refused past the limit, and free again once one is released', () => {
    const places = new ConnectionPlaces();
    const first = places.take('ada', 2);
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
    expect(places.take('bob', 2)).toBeDefined();
    first?.();
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
  });

  it('are released once, however often that is asked for', () => {
    const places = new ConnectionPlaces();
    const first = places.take('ada', 2);
    places.take('ada', 2);
    first?.();
    first?.();
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
  });

  it('leave nothing behind when all are released', () => {
    const places = new ConnectionPlaces();
    const taken = ['ada', 'ada', 'bob'].map((holder) => places.take(holder, 5));
    expect(places.holders).toBe(2);
    for (const release of taken) release?.();
    expect(places.holders).toBe(0);
  });
});
