import type { Changes, Topic } from '@gamegeek/contracts/live/live-events.js';
import { BroadcastBudget } from './broadcast-budget.js';
import { PatchPacing } from './patch-pacing.js';

/** How late timers usually are at most, in milliseconds. */
const TIMER_LATENESS = 1;

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
  /** The time in which the event loop has worked so far, in milliseconds. */
  active(): number;
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
  /** Until when a single change waits for another one, once it may be sent. */
  holdUntil: number;
  isHeld: boolean;
  /** Changes were merged while the pacing did not allow to send. */
  merged: boolean;
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
  private readonly budget: BroadcastBudget;

  constructor(private readonly edges: BatcherEdges) {
    this.budget = new BroadcastBudget(edges.now(), edges.active());
  }

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
    this.rooms.get(room)?.pending?.cancel?.();
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
    const { pending } = state;
    if (pending) {
      pending.changes = merging.merge(pending.changes, changes);
      if (pending.isHeld) this.release(room, pending);
      else pending.merged ||= state.pacing.wait(this.edges.now()) > 0;
      return;
    }
    const now = this.edges.now();
    state.pending = {
      changes,
      finalize: (all) => merging.finalize?.(all) ?? all,
      holdUntil: state.pacing.holdUntil(now),
      isHeld: false,
      merged: false,
    };
    // Deferred even without a wait, so that all changes of one event are sent together.
    this.flushLater(room, state.pending, state.pacing.wait(now));
  }

  /** Sends a change that has waited for another one, with it. */
  private release(room: string, pending: Pending): void {
    pending.isHeld = false;
    pending.holdUntil = -Infinity;
    pending.cancel?.();
    this.flushLater(room, pending, 0);
  }

  /**
   * The end of a wait is spent in turns of the event loop that check the clock: when changes come as fast as patches are
   * allowed, the lateness of a timer would add up, a second after another. Under load, a late timer costs nothing.
   */
  private flushLater(room: string, pending: Pending, wait: number): void {
    const ms = pending.merged ? Math.ceil(wait) : Math.max(Math.floor(wait - TIMER_LATENESS), 0);
    pending.cancel = this.edges.later(ms, () => this.flush(room));
  }

  private flush(room: string): void {
    const state = this.rooms.get(room);
    if (!state?.pending) return;
    const { pending } = state;
    const now = this.edges.now();
    // Timers may fire up to a millisecond early.
    const wait = state.pacing.wait(now);
    const held = pending.merged ? 0 : pending.holdUntil - now;
    if (wait > 0 || held > 0) {
      pending.isHeld = wait <= 0;
      this.flushLater(room, pending, wait > 0 ? wait : held);
      return;
    }
    this.send(room, state, pending);
  }

  private send(room: string, state: Room, { changes, finalize, merged }: Pending): void {
    state.pending = undefined;
    const from = state.sentUpTo + 1;
    const position = this.edges.position();
    const to = position > Math.max(state.sentUpTo, state.shownUpTo) ? position : this.edges.advance();
    state.sentUpTo = to;
    const began = this.edges.now();
    this.edges.send(room, { topic: state.topic, from, to, changes: finalize(changes) });
    const ended = this.edges.now();
    this.budget.note(ended - began, ended, this.edges.active());
    state.pacing.note({ began, ended, merged, pausePerCost: this.budget.pausePerCost });
  }
}
