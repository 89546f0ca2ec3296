import type { Changes, Topic } from '@gamegeek/contracts/live/live-events.js';
import { PatchPacing } from './patch-pacing.js';

export interface Batch<T extends Topic = Topic> {
  topic: T;
  /** The sequence numbers that the changes cover, without a hole since the batch before. */
  from: number;
  to: number;
  changes: Changes<T>;
}

export interface BatcherEdges {
  /** Sends one batch; answers nothing, may take its time. */
  send(room: string, batch: Batch): void;
  /** The newest sequence number given out: all changes up to it have been given to the batcher. */
  position(): number;
  /** One more sequence number, for a change that came with none, such as a number of watchers. */
  advance(): number;
  /** Milliseconds that only go forward. */
  now(): number;
  /** Calls back after `ms`; answers how to call that off. */
  later(ms: number, callback: () => void): () => void;
}

/** How changes of a topic become one, and what they look like when they leave. */
export interface Merging<T extends Topic> {
  merge: (earlier: Changes<T>, later: Changes<T>) => Changes<T>;
  seal?: (changes: Changes<T>) => Changes<T>;
}

interface Room {
  topic: Topic;
  sentUpTo: number;
  pacing: PatchPacing;
  pending?: { changes: Changes<Topic>; seal: (merged: Changes<Topic>) => Changes<Topic>; callOff?: () => void };
}

/**
 * Merges what happens to a topic: a change leaves at once while the pacing allows, what follows leaves together.
 * A room is kept only while somebody watches it.
 */
export class PatchBatcher {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly edges: BatcherEdges) {}

  /** From now on changes of this room are sent. Called before the first watcher's snapshot is read. */
  open(room: string, topic: Topic): void {
    if (this.rooms.has(room)) return;
    this.rooms.set(room, { topic, sentUpTo: this.edges.position(), pacing: new PatchPacing() });
  }

  close(room: string): void {
    this.rooms.get(room)?.pending?.callOff?.();
    this.rooms.delete(room);
  }

  /** Forgets what waits to be sent. */
  drop(room: string): void {
    const state = this.rooms.get(room);
    state?.pending?.callOff?.();
    if (state) state.pending = undefined;
  }

  /** The rooms that somebody watches, and the topic of each. */
  openRooms(): Map<string, Topic> {
    return new Map([...this.rooms].map(([room, { topic }]) => [room, topic]));
  }

  has(room: string): boolean {
    return this.rooms.has(room);
  }

  add<T extends Topic>(room: string, changes: Changes<T>, merging: Merging<T>): void {
    const state = this.rooms.get(room);
    if (!state) return;
    if (state.pending) {
      state.pending.changes = merging.merge(state.pending.changes, changes);
      return;
    }
    state.pending = { changes, seal: (merged) => merging.seal?.(merged) ?? merged };
    // Even without a wait it leaves after all changes of the same event, so that they leave together.
    this.flushLater(room, state.pending, state.pacing.wait(this.edges.now()));
  }

  private flushLater(room: string, pending: NonNullable<Room['pending']>, wait: number): void {
    pending.callOff = this.edges.later(wait, () => this.flush(room));
  }

  private flush(room: string): void {
    const state = this.rooms.get(room);
    if (!state?.pending) return;
    // A timer may be up to a millisecond early.
    const wait = state.pacing.wait(this.edges.now());
    if (wait > 0) {
      this.flushLater(room, state.pending, wait);
      return;
    }
    const { changes, seal } = state.pending;
    state.pending = undefined;
    const from = state.sentUpTo + 1;
    const position = this.edges.position();
    const to = position >= from ? position : this.edges.advance();
    state.sentUpTo = to;
    const began = this.edges.now();
    this.edges.send(room, { topic: state.topic, from, to, changes: seal(changes) });
    state.pacing.note(began, this.edges.now());
  }
}
