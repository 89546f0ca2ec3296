import type { Changes, Topic } from '@gamegeek/contracts/live/live-events.js';
import { BroadcastBudget, PatchPacing } from './patch-pacing.js';

export interface Batch<T extends Topic = Topic> {
  topic: T;
  /** The range of sequence numbers covered, contiguous with the previous batch. */
  from: number;
  to: number;
  changes: Changes<T>;
}

export interface BatcherEdges {
  /** Sends one batch. */
  send(room: string, batch: Batch): void;
  /** The highest sequence number; all changes up to it have been added. */
  position(): number;
  /** Allocates a sequence number for a change without one, such as a number of watchers. */
  advance(): number;
  /** Monotonic time in milliseconds. */
  now(): number;
  /** Schedules a callback after `ms`; returns a function that cancels it. */
  later(ms: number, callback: () => void): () => void;
}

/** How changes of a topic are merged and completed before sending. */
export interface Merging<T extends Topic> {
  merge: (earlier: Changes<T>, later: Changes<T>) => Changes<T>;
  finalize?: (changes: Changes<T>) => Changes<T>;
}

interface Pending {
  changes: Changes<Topic>;
  finalize: (merged: Changes<Topic>) => Changes<Topic>;
  cancel?: () => void;
}

interface Room {
  topic: Topic;
  sentUpTo: number;
  /** The highest sequence number of a snapshot: the next patch has a higher one, or its receivers would ignore it. */
  shownUpTo: number;
  pacing: PatchPacing;
  pending?: Pending;
}

/**
 * Merges changes of a topic: a change is sent at once while the pacing allows, later ones together. Rooms without
 * watchers are not kept.
 */
export class PatchBatcher {
  private readonly rooms = new Map<string, Room>();
  private readonly budget = new BroadcastBudget();

  constructor(private readonly edges: BatcherEdges) {}

  /** Starts sending changes of this room. Called before the first watcher's snapshot is read. */
  open(room: string, topic: Topic): void {
    if (this.rooms.has(room)) return;
    this.rooms.set(room, { topic, sentUpTo: this.edges.position(), shownUpTo: 0, pacing: new PatchPacing() });
  }

  /** A watcher has a snapshot with this sequence number. */
  shown(room: string, seq: number): void {
    const state = this.rooms.get(room);
    if (state) state.shownUpTo = Math.max(state.shownUpTo, seq);
  }

  close(room: string): void {
    this.drop(room);
    this.rooms.delete(room);
  }

  /** Discards changes that are not sent yet. */
  drop(room: string): void {
    const state = this.rooms.get(room);
    state?.pending?.cancel?.();
    if (state) state.pending = undefined;
  }

  /** The rooms with watchers and their topics. */
  openRooms(): Map<string, Topic> {
    return new Map([...this.rooms].map(([room, { topic }]) => [room, topic]));
  }

  add<T extends Topic>(room: string, changes: Changes<T>, merging: Merging<T>): void {
    const state = this.rooms.get(room);
    if (!state) return;
    if (state.pending) {
      state.pending.changes = merging.merge(state.pending.changes, changes);
      return;
    }
    state.pending = { changes, finalize: (all) => merging.finalize?.(all) ?? all };
    // Deferred even without a wait, so that all changes of one event are sent together.
    this.flushAfter(state.pacing.wait(this.edges.now()), room, state.pending);
  }

  private flushAfter(wait: number, room: string, pending: Pending): void {
    pending.cancel = this.edges.later(Math.ceil(wait), () => this.flush(room));
  }

  private flush(room: string): void {
    const state = this.rooms.get(room);
    if (!state?.pending) return;
    // Timers may fire up to a millisecond early.
    const wait = state.pacing.wait(this.edges.now());
    if (wait > 0) this.flushAfter(wait, room, state.pending);
    else this.send(room, state, state.pending);
  }

  private send(room: string, state: Room, { changes, finalize }: Pending): void {
    state.pending = undefined;
    const from = state.sentUpTo + 1;
    const position = this.edges.position();
    const to = position > Math.max(state.sentUpTo, state.shownUpTo) ? position : this.edges.advance();
    state.sentUpTo = to;
    const began = this.edges.now();
    this.edges.send(room, { topic: state.topic, from, to, changes: finalize(changes) });
    state.pacing.sent(began, this.budget.pauseAfter(began, this.edges.now()));
  }
}
