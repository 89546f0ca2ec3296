import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { RoomGroups } from './room-groups.js';

const ROOM = 'leaderboard:7:all 10';

function groupsOf(watchers: number): { groups: RoomGroups; joined: string[] } {
  const groups = new RoomGroups();
  return { groups, joined: Array.from({ length: watchers }, () => groups.join(ROOM)) };
}

describe('RoomGroups', () => {
  it('keeps a small crowd in one group', () => {
    const { groups, joined } = groupsOf(125);
    expect(new Set(joined).size).toBe(1);
    expect(groups.of(ROOM)).toEqual([joined[0]]);
  });

  it('divides a large crowd into groups of 125', () => {
    const { groups, joined } = groupsOf(1_000);
    const sizes = groups.of(ROOM).map((group) => joined.filter((other) => other === group).length);
    expect(sizes).toEqual(Array(8).fill(125));
  });

  it('fills the group that has lost a watcher first', () => {
    const { groups, joined } = groupsOf(300);
    const left = joined[0] ?? '';
    groups.leave(ROOM, left);
    expect(groups.join(ROOM)).toBe(left);
  });

  it('tells when the last watcher has left a group, and forgets rooms without watchers, in any order', () => {
    const rooms = fc.constantFrom('a', 'a group 1', 'b');
    const steps = fc.array(fc.record({ room: rooms, joins: fc.boolean(), which: fc.nat() }), { maxLength: 80 });
    fc.assert(
      fc.property(steps, (schedule) => {
        const groups = new RoomGroups();
        let watchers: { room: string; group: string }[] = [];
        for (const { room, joins, which } of schedule) {
          const leaving = watchers[which % Math.max(watchers.length, 1)];
          if (joins) watchers.push({ room, group: groups.join(room) });
          else if (leaving) {
            watchers = watchers.filter((other) => other !== leaving);
            const isEmpty = !watchers.some(({ group }) => group === leaving.group);
            expect(groups.leave(leaving.room, leaving.group)).toBe(isEmpty);
          }
          for (const each of ['a', 'a group 1', 'b']) {
            const held = new Set(watchers.filter((watcher) => watcher.room === each).map(({ group }) => group));
            expect(new Set(groups.of(each))).toEqual(held);
            expect(groups.has(each)).toBe(held.size > 0);
          }
          const names = watchers.map(({ room: of, group }) => `${of}: ${group}`);
          expect(new Set(names).size).toBe(new Set(watchers.map(({ group }) => group)).size);
        }
      }),
    );
  });
});
