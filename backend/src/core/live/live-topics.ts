import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Changes, Snapshot, Topic } from '@gamegeek/contracts/live/live-events.js';
import { EventStream } from '../events/event-stream.js';
import { fanOut, type LiveServer } from './fan-out.js';
import { PatchBatcher } from './patch-batcher.js';
import { TopicRegistry, type Refusal, type TopicDefinition, type Visitor } from './topic-registry.js';
import { WatcherCounts } from './watcher-counts.js';

/** A topic as one visitor watches it. */
export interface Watched {
  topic: Topic;
  definition: TopicDefinition;
  room: string;
}

/** What features use to make pages move: they say what changed, and whoever watches gets a patch. */
@Injectable()
export class LiveTopics implements OnModuleDestroy {
  private server: LiveServer | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly batcher: PatchBatcher;

  constructor(
    private readonly events: EventStream,
    private readonly registry: TopicRegistry,
    private readonly counts: WatcherCounts,
  ) {
    this.batcher = new PatchBatcher({
      send: (room, { topic, from, to, changes }) =>
        this.server && fanOut(this.server, room, { topic, from, to, ...changes }),
      position: () => this.events.position,
      advance: () => this.events.advance(),
      now: () => performance.now(),
      later: (ms, callback) => this.later(ms, callback),
    });
    this.counts.onChange((text) => this.tellWatching(text));
    // Changes may have been missed: every copy out there is to be thrown away.
    this.events.onFreshStart(() => {
      for (const [room, topic] of this.batcher.openRooms()) this.reset(topic, room);
    });
  }

  attach(server: LiveServer): void {
    this.server = server;
  }

  find(text: string, visitor: Visitor): Watched | undefined {
    const found = this.registry.find(text);
    return found && { ...found, room: found.definition.room?.(found.topic, visitor) ?? found.topic };
  }

  async refusal({ topic, definition }: Watched, visitor: Visitor): Promise<Refusal | undefined> {
    return definition.refuse?.(topic, visitor);
  }

  /** Opens the room for a watcher that has just joined it; the snapshot is read after this. */
  opened({ topic, room }: Watched): void {
    this.batcher.open(room, topic);
    this.counts.joined(topic);
  }

  left({ topic, room }: Watched, empty: boolean): void {
    this.counts.left(topic);
    if (empty) this.batcher.close(room);
  }

  /** The state of a topic and the sequence number it is of; never older than what any node has shown. */
  async snapshot(
    { topic, definition }: Watched,
    visitor: Visitor,
  ): Promise<{ seq: number; snapshot: Snapshot<Topic> }> {
    await this.events.caughtUp();
    // Read first, so that whatever happens while the snapshot is made comes as a patch as well.
    const seq = this.events.position;
    return { seq, snapshot: await definition.snapshot(topic, visitor) };
  }

  /** Whether anybody on this node watches; features skip work that nobody would see. */
  isWatched(room: string): boolean {
    return this.batcher.has(room);
  }

  change<T extends Topic>(definition: TopicDefinition<T>, topic: T, changes: Changes<T>, room: string = topic): void {
    this.batcher.add<T>(room, changes, {
      merge: (earlier, later) => definition.merge(earlier, later),
      seal: (merged) => definition.seal?.(topic, merged) ?? merged,
    });
  }

  /** Everybody who watches throws their copy away and watches again. */
  reset(topic: Topic, room: string = topic): void {
    this.server?.to(room).emit('reset', { topic });
  }

  /** The same when changes that wait to be sent have become untrue: they are not sent any more. */
  renew(topic: Topic, room: string = topic): void {
    this.batcher.drop(room);
    this.reset(topic, room);
  }

  /** The topics that somebody on this node watches. */
  watchedTopics(): Topic[] {
    return [...this.batcher.openRooms().values()];
  }

  watching(topic: Topic): number {
    return this.counts.of(topic);
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private tellWatching(text: string): void {
    const found = this.registry.find(text);
    if (!found?.definition.watching || !this.batcher.has(found.topic)) return;
    const { topic, definition } = found;
    const changes = definition.watching?.(topic, this.counts.of(topic));
    if (changes) this.change(definition, topic, changes);
  }

  private later(ms: number, callback: () => void): () => void {
    if (ms <= 0) {
      const immediate = setImmediate(callback);
      return () => clearImmediate(immediate);
    }
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      callback();
    }, ms);
    this.timers.add(timer);
    return () => {
      clearTimeout(timer);
      this.timers.delete(timer);
    };
  }
}
