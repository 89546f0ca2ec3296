import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Changes } from '@gamegeek/contracts/live/live-events.js';
import type { GameTopic } from '@gamegeek/contracts/live/topics.js';
import { PatchBatcher, type Batch } from './patch-batcher.js';

const TOPIC: GameTopic = 'game:7';
const ROOM = 'the room';

type Counted = Changes<GameTopic>;
/** Changes are summed up, so that a lost or duplicated one is visible. */
const merge = (a: Counted, b: Counted): Counted => ({
  ...a,
  ...b,
  player_count: (a.player_count ?? 0) + (b.player_count ?? 0),
});
const one: Counted = { player_count: 1 };

/** A world with its own clock, which advances only in the test. */
class World {
  time = 1_000;
  position = 100;
  costOfSending = 0;
  /** How much too early or too late timers fire. */
  early = 0;
  late = 0;
  readonly sent: (Batch<GameTopic> & { at: number; room: string })[] = [];
  private timers: { due: number; callback: () => void }[] = [];

  constructor(private readonly costOf: (room: string) => number = () => this.costOfSending) {}

  readonly batcher = new PatchBatcher({
    send: (room, batch) => {
      this.sent.push({ ...(batch as Batch<GameTopic>), at: this.time, room });
      this.time += this.costOf(room);
    },
    position: () => this.position,
    advance: () => (this.position += 1),
    now: () => this.time,
    later: (ms, callback) => {
      const timer = { due: this.time + (ms > 0 ? ms - this.early + this.late : 0), callback };
      this.timers.push(timer);
      return () => (this.timers = this.timers.filter((other) => other !== timer));
    },
  });

  /** Publishes a change for this room. */
  change(room = ROOM): void {
    this.position += 1;
    this.batcher.add<GameTopic>(room, one, { merge });
  }

  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
      if (!next) break;
      this.timers = this.timers.filter((timer) => timer !== next);
      this.time = Math.max(this.time, next.due);
      next.callback();
    }
    this.time = Math.max(this.time, end);
  }

  get waiting(): number {
    return this.timers.length;
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

describe('PatchBatcher', () => {
  it('sends the first change after a pause at once', () => {
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.pass(0);
    expect(world.sent).toEqual([{ topic: TOPIC, from: 101, to: 101, changes: one, at: 1_000, room: ROOM }]);
  });

  it('sends five changes in quick succession at once, and further ones together', () => {
    world.batcher.open(ROOM, TOPIC);
    for (let i = 0; i < 10; i++) {
      world.change();
      world.pass(2);
    }
    world.pass(100);
    expect(world.sent.map(({ at }) => at)).toEqual([1_000, 1_002, 1_004, 1_006, 1_008, 1_070]);
    expect(world.sent.at(-1)).toMatchObject({ changes: { player_count: 5 } });
  });

  it('sends twenty changes a second at once, and those that come up to 10 ms late within 20 ms', () => {
    for (const [lateness, longest] of [
      [0, 0],
      [1, 20],
    ] as const) {
      world = new World();
      world.batcher.open(ROOM, TOPIC);
      const waits: number[] = [];
      for (let i = 0; i < 1_200; i++) {
        world.pass(1_000 + i * 50 + ((i * 7) % 11) * lateness - world.time);
        world.change();
        const arrival = world.time;
        world.pass(30);
        waits.push((world.sent.at(-1)?.at ?? Infinity) - arrival);
      }
      expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
    }
  });

  it('merges changes past the limit, and spreads the patches over the second', () => {
    world.batcher.open(ROOM, TOPIC);
    world.early = 0.4;
    for (let i = 0; i < 5_000; i++) {
      world.change();
      world.pass(1);
    }
    const gaps = world.sent.slice(1).map(({ at }, index) => at - (world.sent[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(64);
    expect(world.sent.length).toBeGreaterThan(95);
  });

  it('sends twenty patches a second although timers are late', () => {
    world.batcher.open(ROOM, TOPIC);
    world.late = 9;
    for (let i = 0; i < 5_000; i++) {
      world.change();
      world.pass(1);
    }
    expect(world.sent.length).toBeGreaterThan(95);
  });

  it('sends changes of the same tick together', () => {
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.change();
    world.pass(0);
    expect(world.sent).toHaveLength(1);
    expect(world.sent[0]).toMatchObject({ from: 101, to: 102, changes: { player_count: 2 } });
  });

  it('gives a change without a position one beyond the snapshots that lack it', () => {
    world.batcher.open(ROOM, TOPIC);
    world.position += 40;
    world.batcher.shown(ROOM, world.position);
    world.batcher.add<GameTopic>(ROOM, one, { merge });
    world.pass(0);
    expect(world.sent[0]).toMatchObject({ from: 101, to: 141 });
    world.pass(1_000);
    world.batcher.add<GameTopic>(ROOM, one, { merge });
    world.pass(0);
    expect(world.sent[1]).toMatchObject({ from: 142, to: 142 });
  });

  it('covers the sequence numbers of other rooms in between', () => {
    world.batcher.open(ROOM, TOPIC);
    world.position += 40;
    world.change();
    world.pass(0);
    expect(world.sent[0]).toMatchObject({ from: 101, to: 141 });
  });

  it('finalizes changes when they are sent', () => {
    world.batcher.open(ROOM, TOPIC);
    let watching = 1;
    const finalize = (changes: Counted) => ({ ...changes, watching });
    world.batcher.add<GameTopic>(ROOM, one, { merge, finalize });
    watching = 2;
    world.pass(0);
    expect(world.sent[0]).toMatchObject({ changes: { watching: 2 } });
  });

  it('allocates a sequence number for a change without one', () => {
    world.batcher.open(ROOM, TOPIC);
    world.batcher.add<GameTopic>(ROOM, one, { merge });
    world.pass(0);
    expect(world.sent[0]).toMatchObject({ from: 101, to: 101 });
    expect(world.position).toBe(101);
  });

  it('pauses longer when sending is expensive, up to a quarter of a second', () => {
    for (const [cost, pause] of [
      [30, 45],
      [500, 250],
    ] as const) {
      world = new World();
      world.batcher.open(ROOM, TOPIC);
      world.costOfSending = cost;
      world.change();
      world.pass(0);
      const done = world.time;
      world.change();
      world.pass(pause - 1);
      expect(world.sent).toHaveLength(1);
      world.pass(1);
      expect(world.sent.at(-1)?.at).toBe(done + pause);
    }
  });

  /**
   * Sends changes to all rooms for eight seconds, while the event loop also does other work in pieces of this length.
   */
  function changeConstantly(rooms: readonly { name: string; cost: number }[], pieceOfWork: number): void {
    world = new World((room) => rooms.find(({ name }) => name === room)?.cost ?? 0);
    world.late = pieceOfWork / 2;
    for (const { name } of rooms) world.batcher.open(name, TOPIC);
    while (world.time < 9_000) {
      for (const { name } of rooms) world.change(name);
      world.pass(pieceOfWork);
    }
  }

  const groups = (count: number, cost: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `group ${index}`, cost }));
  const patchesPerSecond = (name: string) => world.sent.filter(({ room }) => room === name).length / 8;

  it('takes two fifths of the time for the broadcasts to all rooms when they need it, and no more', () => {
    for (const pieceOfWork of [0.25, 2]) {
      changeConstantly(groups(8, 7), pieceOfWork);
      expect((world.sent.length * 7) / 8_000).toBeGreaterThan(0.37);
      expect((world.sent.length * 7) / 8_000).toBeLessThan(0.41);
    }
  });

  it('sends each room the same number of patches when they need more than two fifths of the time', () => {
    changeConstantly(groups(8, 7), 2);
    const rates = groups(8, 7).map(({ name }) => patchesPerSecond(name));
    expect(Math.max(...rates) - Math.min(...rates)).toBeLessThan(0.5);
  });

  it('sends all rooms twenty patches a second while two fifths of the time suffice', () => {
    const rooms = [...groups(8, 2.25), { name: 'small', cost: 0.0625 }];
    changeConstantly(rooms, 2);
    expect(Math.min(...rooms.map(({ name }) => patchesPerSecond(name)))).toBeGreaterThan(19);
  });

  it('lets no change wait longer than a quarter of a second and the broadcasts, whatever they cost', () => {
    const cost = fc.oneof(fc.double({ min: 0, max: 5, noNaN: true }), fc.integer({ min: 5, max: 2_000 }));
    fc.assert(
      fc.property(fc.array(cost, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 60 }), (costs, every) => {
        const world = new World((room) => costs[Number(room)] ?? 0);
        const rooms = costs.map((_, index) => String(index));
        for (const room of rooms) world.batcher.open(room, TOPIC);
        const waitingSince = new Map<string, number>();
        let seen = 0;
        const broadcasts = costs.reduce((sum, each) => sum + each, 0);
        while (world.sent.length < 20 * rooms.length && world.time < 60_000) {
          for (const room of rooms) {
            if (!waitingSince.has(room)) waitingSince.set(room, world.time);
            world.change(room);
          }
          world.pass(every);
          for (const { room, at } of world.sent.slice(seen)) {
            expect(at - (waitingSince.get(room) ?? at)).toBeLessThanOrEqual(250 + broadcasts + 1);
            waitingSince.delete(room);
          }
          seen = world.sent.length;
        }
        for (const since of waitingSince.values())
          expect(world.time - since).toBeLessThanOrEqual(250 + broadcasts + every);
      }),
    );
  });

  it('sends nothing to a room that is not open', () => {
    world.change();
    world.pass(1_000);
    expect(world.sent).toEqual([]);
  });

  it('drops pending changes when the room is closed', () => {
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.batcher.close(ROOM);
    world.pass(1_000);
    expect(world.sent).toEqual([]);
    expect(world.waiting).toBe(0);
    expect(world.batcher.openRooms().size).toBe(0);
  });

  it('starts from the present state when a room is opened again', () => {
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.pass(0);
    world.batcher.close(ROOM);
    world.position += 10;
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.pass(0);
    expect(world.sent[1]).toMatchObject({ from: 112, to: 112 });
  });

  it('keeps sequence numbers when a second watcher opens the same room', () => {
    world.batcher.open(ROOM, TOPIC);
    world.position += 5;
    world.batcher.open(ROOM, TOPIC);
    world.change();
    world.pass(0);
    expect(world.sent[0]).toMatchObject({ from: 101, to: 106 });
    expect([...world.batcher.openRooms()]).toEqual([[ROOM, TOPIC]]);
  });

  it('delivers every change once, without gaps, at most twenty patches in any second, on any schedule', () => {
    const steps = fc.array(
      fc.record({
        wait: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8 }), fc.integer({ min: 20, max: 120 })),
        changes: fc.integer({ min: 0, max: 3 }),
        elsewhere: fc.integer({ min: 0, max: 2 }),
        unnumbered: fc.boolean(),
        cost: fc.integer({ min: 0, max: 40 }),
        early: fc.double({ min: 0, max: 0.9, noNaN: true }),
      }),
      { maxLength: 150 },
    );
    fc.assert(
      fc.property(steps, (schedule) => {
        const world = new World();
        world.batcher.open(ROOM, TOPIC);
        let changes = 0;
        for (const { wait, changes: count, elsewhere, unnumbered, cost, early } of schedule) {
          world.costOfSending = cost;
          world.early = early;
          world.position += elsewhere;
          for (let i = 0; i < count; i++) world.change();
          if (unnumbered) world.batcher.add<GameTopic>(ROOM, one, { merge });
          changes += count + Number(unnumbered);
          world.pass(wait);
        }
        world.pass(1_000);

        let expectedFrom = 101;
        for (const { from, to } of world.sent) {
          expect(from).toBe(expectedFrom);
          expect(to).toBeGreaterThanOrEqual(from);
          expectedFrom = to + 1;
        }
        expect(world.sent.reduce((sum, batch) => sum + (batch.changes.player_count ?? 0), 0)).toBe(changes);
        world.sent.slice(20).forEach(({ at }, index) => {
          expect(at - (world.sent[index]?.at ?? 0)).toBeGreaterThanOrEqual(1_000 - 0.001);
        });
      }),
    );
  });
});
