import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  activeChangesBetween,
  applyActiveChanges,
  compareActive,
  mergeActiveChanges,
  type Active,
} from './active-players.js';

const SIZE = 5;
const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const player = (id: string, games: number, minute = 0): Active => ({
  id,
  username: `player ${id}`,
  games_played: games,
  last_played_at: `2026-11-21T12:${String(minute).padStart(2, '0')}:00.000Z`,
});

const anyPlayer = fc
  .tuple(fc.constantFrom(...ids), fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 3 }), fc.boolean())
  .map(([id, games, minute, renamed]) => ({ ...player(id, games, minute), ...(renamed && { username: `new ${id}` }) }));
/** The server's list: the first active players in order. */
const lists = fc
  .uniqueArray(anyPlayer, { selector: ({ id }) => id, maxLength: ids.length })
  .map((players) => players.sort(compareActive).slice(0, SIZE));

const NOTHING = { upserts: [], removed: [] };
const between = (before: Active[], now: Active[]) => activeChangesBetween(before, now) ?? NOTHING;

describe('compareActive', () => {
  it('sorts by most games, then latest activity, then lower id', () => {
    const players = [player('d', 1, 9), player('b', 3, 1), player('c', 3, 1), player('a', 3, 2)];
    expect(players.sort(compareActive).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('applyActiveChanges', () => {
  it('results in the list of the server', () => {
    fc.assert(
      fc.property(lists, lists, (before, now) => {
        expect(applyActiveChanges(before, between(before, now), SIZE)).toEqual(now);
      }),
    );
  });

  it('is correct when the snapshot is newer than the start of the patch', () => {
    fc.assert(
      fc.property(lists, lists, (before, now) => {
        expect(applyActiveChanges(now, between(before, now), SIZE)).toEqual(now);
      }),
    );
  });

  it('is the same for single and merged patches, from any start', () => {
    fc.assert(
      fc.property(fc.array(lists, { minLength: 2, maxLength: 6 }), fc.nat(), (states, start) => {
        const steps = states.slice(1).map((state, index) => between(states[index] ?? [], state));
        const merged = steps.reduce(mergeActiveChanges);
        const held = states[start % states.length] ?? [];
        expect(applyActiveChanges(held, merged, SIZE)).toEqual(states.at(-1));
      }),
    );
  });

  it('keeps the identity of unchanged players', () => {
    const held = [player('a', 3), player('b', 2), player('c', 1)];
    const after = applyActiveChanges(held, { upserts: [player('c', 4), player('b', 2)], removed: ['a'] }, SIZE);
    expect(after.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(after[1]).toBe(held[1]);
  });

  it('keeps at most the size of the list', () => {
    const held = [player('a', 3), player('b', 2)];
    const after = applyActiveChanges(held, { upserts: [player('c', 9)], removed: [] }, 2);
    expect(after.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('activePlayersChange', () => {
  it('is undefined for equal lists', () => {
    fc.assert(fc.property(lists, (list) => expect(activeChangesBetween(list, [...list])).toBeUndefined()));
  });

  it('contains only new, changed, renamed and removed players', () => {
    const before = [player('a', 3), player('b', 2), player('c', 1)];
    const now = [player('a', 3), { ...player('b', 2), username: 'new b' }, player('d', 1)];
    expect(activeChangesBetween(before, now)).toEqual({ upserts: now.slice(1), removed: ['c'] });
  });
});
