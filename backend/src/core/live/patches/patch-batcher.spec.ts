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

/** The duration of a turn of the event loop in milliseconds, exact in binary. */
const TURN = 0.125;

/** A world with its own clock, which advances only in the test. */
class World {
  time = 1_000;
  position = 100;
  costOfSending = 0;
  /** The share of the time in which the event loop works, beside broadcasts. */
  otherWork = 0;
  /** How much too early or too late timers fire. */
  early = 0;
  late = 0;
  private isInTimer = false;
  private sendingTime = 0;
  readonly sent: (Batch<GameTopic> & { at: number; room: string })[] = [];
  private timers: { due: number; callback: () => void }[] = [];

  constructor(private readonly costOf: (room: string) => number = () => this.costOfSending) {}

  readonly batcher = new PatchBatcher({
    send: (room, batch) => {
      this.sent.push({ ...(batch as Batch<GameTopic>), at: this.time, room });
      const cost = this.costOf(room);
      this.time += cost;
      this.sendingTime += cost;
    },
    position: () => this.position,
    advance: () => (this.position += 1),
    now: () => this.time,
    active: () => this.sendingTime + (this.time - this.sendingTime) * this.otherWork,
    later: (ms, callback) => {
      // An immediate that is requested by another one runs in the next turn of the event loop.
      const delay = ms > 0 ? ms - this.early + this.late : this.isInTimer ? TURN : 0;
      const timer = { due: this.time + delay, callback };
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
      this.isInTimer = true;
      next.callback();
      this.isInTimer = false;
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

  it('sends a few changes in quick succession at once', () => {
    world.batcher.open(ROOM, TOPIC);
    for (let i = 0; i < 5; i++) {
      world.change();
      world.pass(2);
    }
    expect(world.sent.map(({ at }) => at)).toEqual([1_000, 1_002, 1_004, 1_006, 1_008]);
  });

  it('sends twenty evenly spaced changes a second at once, for any time', () => {
    world.batcher.open(ROOM, TOPIC);
    for (let i = 0; i < 200; i++) {
      world.change();
      world.pass(50);
    }
    expect(world.sent.map(({ at }) => at)).toEqual(Array.from({ length: 200 }, (_, i) => 1_000 + i * 50));
  });

  it('sends unevenly spaced changes at once while there are fewer than twenty a second', () => {
    world.batcher.open(ROOM, TOPIC);
    const arrivals = Array.from({ length: 200 }, (_, i) => 1_000 + i * 53 + (i % 2) * 23);
    for (const arrival of arrivals) {
      world.pass(arrival - world.time);
      world.change();
    }
    world.pass(100);
    expect(world.sent.map(({ at }) => at)).toEqual(arrivals);
  });

  it('sends twenty changes a second without a noticeable wait again, seconds after a burst', () => {
    world.batcher.open(ROOM, TOPIC);
    for (let i = 0; i < 6; i++) {
      world.change();
      world.pass(7);
    }
    const arrivals = Array.from({ length: 100 }, (_, i) => 1_050 + i * 50);
    for (const arrival of arrivals) {
      world.pass(arrival - world.time);
      world.change();
    }
    world.pass(100);
    const sent = world.sent.slice(-40);
    expect(
      sent.map(({ at }, index) => at - (arrivals.at(index - 40) ?? 0)).filter((wait) => wait < 0 || wait > 10),
    ).toEqual([]);
  });

  it('merges two changes a second after a late one, and sends all others of twenty a second at once', () => {
    world.batcher.open(ROOM, TOPIC);
    const arrivals = Array.from({ length: 200 }, (_, i) => 1_000 + i * 50 + (i === 60 ? 30 : 0));
    for (const arrival of arrivals) {
      world.pass(arrival - world.time);
      world.change();
    }
    world.pass(100);
    expect(world.sent.map(({ at }) => at)).toEqual(arrivals.filter((_, i) => i !== 80));
    expect(world.sent[80]).toMatchObject({ changes: { player_count: 2 } });
  });

  it('does not add up the lateness of timers when twenty changes a second come with jitter', () => {
    world.batcher.open(ROOM, TOPIC);
    world.late = 0.75;
    const arrivals = Array.from({ length: 1_200 }, (_, i) => 1_000 + i * 50 + ((i * 7) % 11) / 4);
    for (const arrival of arrivals) {
      world.pass(arrival - world.time);
      world.change();
    }
    world.pass(100);
    const waits = world.sent.map(({ at }, index) => at - (arrivals[index] ?? 0));
    expect(world.sent).toHaveLength(arrivals.length);
    expect(waits.filter((wait) => wait < 0 || wait > 3)).toEqual([]);
  });

  it('delays no change because earlier ones had to wait for expensive patches', () => {
    world.batcher.open(ROOM, TOPIC);
    world.costOfSending = 10;
    const pairs = Array.from({ length: 50 }, (_, i) => 1_000 + i * 120);
    for (const at of pairs) {
      for (const arrival of [at, at + 5]) {
        world.pass(Math.max(arrival - world.time, 0));
        world.change();
      }
    }
    world.pass(100);
    expect(world.sent.filter((_, index) => index % 2 === 0).map(({ at }) => at)).toEqual(pairs);
  });

  it('holds no change of a burst for longer than a tenth of a second when none follows', () => {
    world.batcher.open(ROOM, TOPIC);
    for (let i = 0; i < 19; i++) {
      world.change();
      world.pass(50);
    }
    world.pass(35);
    const addedAt = world.time;
    world.change();
    world.pass(100);
    expect(world.sent).toHaveLength(20);
    expect((world.sent.at(-1)?.at ?? 0) - addedAt).toBeLessThanOrEqual(100);
  });

  it('merges changes past the limit and sends them at most 70 ms apart', () => {
    world.batcher.open(ROOM, TOPIC);
    world.early = 0.4;
    for (let i = 0; i < 5_000; i++) {
      world.change();
      world.pass(1);
    }
    const gaps = world.sent.slice(1).map(({ at }, index) => at - (world.sent[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(70);
    expect(world.sent.length).toBeGreaterThan(90);
  });

  it('spaces the patches of a busy topic evenly a few seconds after a burst', () => {
    world.batcher.open(ROOM, TOPIC);
    world.late = 0.75;
    world.costOfSending = 2;
    for (let i = 0; i < 2_000; i++) {
      world.change();
      world.pass(i < 100 ? 1 : 3);
    }
    const gaps = world.sent.slice(1).map(({ at }, index) => at - (world.sent[index]?.at ?? 0));
    expect(gaps.slice(-60).filter((gap) => gap < 46 || gap > 60)).toEqual([]);
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
      [30, 90],
      [500, 250],
    ] as const) {
      world = new World();
      world.batcher.open(ROOM, TOPIC);
      world.pass(1_000);
      world.costOfSending = cost;
      world.change();
      world.pass(0);
      const done = world.time;
      world.costOfSending = 0;
      world.change();
      world.pass(pause - 1);
      expect(world.sent.at(-1)?.at).toBe(done - cost);
      world.pass(1);
      expect(world.sent.at(-1)?.at).toBe(done + pause);
    }
  });

  /** Patches a second to each room, once the pauses have adapted to changes that come all the time. */
  function patchesPerSecond(rooms: readonly { name: string; cost: number }[], otherWork: number): number[] {
    world = new World((room) => rooms.find(({ name }) => name === room)?.cost ?? 0);
    world.otherWork = otherWork;
    for (const { name } of rooms) world.batcher.open(name, TOPIC);
    for (let ms = 0; ms < 8_000; ms += 2) {
      for (const { name } of rooms) world.change(name);
      world.pass(2);
    }
    const adapted = world.sent.filter(({ at }) => at >= world.time - 4_000);
    return rooms.map(({ name }) => adapted.filter(({ room }) => room === name).length / 4);
  }

  const groups = (count: number, cost: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `group ${index}`, cost }));
  const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

  it('limits all broadcasts together to two fifths of the time', () => {
    expect(total(patchesPerSecond(groups(8, 7), 0.2)) * 7).toBeLessThan(480);
    expect(Math.min(...patchesPerSecond(groups(8, 1), 0.2))).toBeGreaterThan(18);
  });

  it('limits them to a tenth of the time while other work keeps the server busy', () => {
    expect(total(patchesPerSecond(groups(8, 1.25), 0.8)) * 1.25).toBeLessThan(125);
    expect(Math.min(...patchesPerSecond(groups(8, 1.25), 0.8))).toBeGreaterThan(7);
  });

  it('sends small boards twenty patches a second while large ones get fewer', () => {
    const [small = 0, ...large] = patchesPerSecond([{ name: 'small', cost: 0.0625 }, ...groups(8, 1.25)], 0.8);
    expect(small).toBeGreaterThan(18);
    expect(Math.max(...large)).toBeLessThan(14);
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

  it('delivers every change once, without gaps, at most twenty patches a second, on any schedule', () => {
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
        world.sent.forEach(({ at }, index) => {
          const twentieth = world.sent[index + 20];
          if (twentieth) expect(twentieth.at - at).toBeGreaterThanOrEqual(1_000);
        });
      }),
    );
  });
});
