import type { Changes, Topic } from '@gamegeek/contracts/live/live-events.js';

/** At most twenty patches a second reach a watcher, whatever the rate of changes (CONTRACT section 5). */
const SHORTEST_PAUSE = 50;
const LONGEST_PAUSE = 250;
/** A pause of this many times what the last broadcast cost keeps live pages to a fair share of the processor. */
const PAUSE_PER_COST = 4;

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
  pausedUntil: number;
  pending?: { changes: Changes<Topic>; seal: (merged: Changes<Topic>) => Changes<Topic>; callOff?: () => void };
}

/**
 * Merges what happens to a topic: the first change leaves at once, what follows within the pause leaves together.
 * A room is kept only while somebody watches it.
 */
export class PatchBatcher {
  private readonly rooms = new Map<string, Room>();

  constructor(private readonly edges: BatcherEdges) {}

  /** From now on changes of this room are sent. Called before the first watcher's snapshot is read. */
  open(room: string, topic: Topic): void {
    if (this.rooms.has(room)) return;
    this.rooms.set(room, { topic, sentUpTo: this.edges.position(), pausedUntil: 0 });
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
    const wait = state.pausedUntil - this.edges.now();
    // "At once" still means after all changes of the same event, so that they leave together.
    state.pending.callOff = this.edges.later(Math.max(wait, 0), () => this.flush(room));
  }

  private flush(room: string): void {
    const state = this.rooms.get(room);
    if (!state?.pending) return;
    const { changes, seal } = state.pending;
    state.pending = undefined;
    const from = state.sentUpTo + 1;
    const position = this.edges.position();
    const to = position >= from ? position : this.edges.advance();
    state.sentUpTo = to;
    const began = this.edges.now();
    this.edges.send(room, { topic: state.topic, from, to, changes: seal(changes) });
    const cost = this.edges.now() - began;
    const pause = Math.min(Math.max(cost * PAUSE_PER_COST, SHORTEST_PAUSE), LONGEST_PAUSE);
    state.pausedUntil = this.edges.now() + pause;
  }
}
