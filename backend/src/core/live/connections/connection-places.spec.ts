import { describe, expect, it } from '@jest/globals';
import { ConnectionPlaces } from './connection-places.js';

describe('ConnectionPlaces', () => {
  it('refuses holders past the limit until a place is released', () => {
    const places = new ConnectionPlaces();
    const first = places.take('ada', 2);
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
    expect(places.take('bob', 2)).toBeDefined();
    first?.();
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
  });

  it('releases a place once, however often that is called', () => {
    const places = new ConnectionPlaces();
    const first = places.take('ada', 2);
    places.take('ada', 2);
    first?.();
    first?.();
    expect(places.take('ada', 2)).toBeDefined();
    expect(places.take('ada', 2)).toBeUndefined();
  });

  it('keeps no entry when all places are released', () => {
    const places = new ConnectionPlaces();
    const taken = ['ada', 'ada', 'bob'].map((holder) => places.take(holder, 5));
    expect(places.holders).toBe(2);
    for (const release of taken) release?.();
    expect(places.holders).toBe(0);
  });
});
