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
/** The list of a server: the first of all active players, in order. */
const lists = fc
  .uniqueArray(anyPlayer, { selector: ({ id }) => id, maxLength: ids.length })
  .map((players) => players.sort(compareActive).slice(0, SIZE));

const NOTHING = { upserts: [], removed: [] };
const between = (before: Active[], now: Active[]) => activeChangesBetween(before, now) ?? NOTHING;

describe('the order of active players', () => {
  it('is most games first, then who played last, then the lower id', () => {
    const players = [player('d', 1, 9), player('b', 3, 1), player('c', 3, 1), player('a', 3, 2)];
    expect(players.sort(compareActive).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a held list after a patch', () => {
  it('is the list that the server shows now', () => {
    fc.assert(
      fc.property(lists, lists, (before, now) => {
        expect(applyActiveChanges(before, between(before, now), SIZE)).toEqual(now);
      }),
    );
  });

  it('is right as well when the snapshot was newer than the patch begins', () => {
    fc.assert(
      fc.property(lists, lists, (before, now) => {
        expect(applyActiveChanges(now, between(before, now), SIZE)).toEqual(now);
      }),
    );
  });

  it('is the same whether patches come one by one or merged, from wherever it started', () => {
    fc.assert(
      fc.property(fc.array(lists, { minLength: 2, maxLength: 6 }), fc.nat(), (states, start) => {
        const steps = states.slice(1).map((state, index) => between(states[index] ?? [], state));
        const merged = steps.reduce(mergeActiveChanges);
        const held = states[start % states.length] ?? [];
        expect(applyActiveChanges(held, merged, SIZE)).toEqual(states.at(-1));
      }),
    );
  });

  it('keeps players who did not change as the same objects', () => {
    const held = [player('a', 3), player('b', 2), player('c', 1)];
    const after = applyActiveChanges(held, { upserts: [player('c', 4), player('b', 2)], removed: ['a'] }, SIZE);
    expect(after.map(({ id }) => id)).toEqual(['c', 'b']);
    expect(after[1]).toBe(held[1]);
  });

  it('holds no more than it should', () => {
    const held = [player('a', 3), player('b', 2)];
    const after = applyActiveChanges(held, { upserts: [player('c', 9)], removed: [] }, 2);
    expect(after.map(({ id }) => id)).toEqual(['c', 'a']);
  });
});

describe('what leads from one list to the next', () => {
  it('is nothing when they are the same', () => {
    fc.assert(fc.property(lists, (list) => expect(activeChangesBetween(list, [...list])).toBeUndefined()));
  });

  it('names only those who came, moved, are called otherwise or left', () => {
    const before = [player('a', 3), player('b', 2), player('c', 1)];
    const now = [player('a', 3), { ...player('b', 2), username: 'new b' }, player('d', 1)];
    expect(activeChangesBetween(before, now)).toEqual({ upserts: now.slice(1), removed: ['c'] });
  });
});
