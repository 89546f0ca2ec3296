import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BOARD_WINDOW, type Changes, type Snapshot, type Topic } from '@gamegeek/contracts/live/live-events.js';
import { BOARD_ROWS, type BoardRows } from '@gamegeek/contracts/live/watch-options.js';
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
  rows: BoardRows;
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
      for (const [room, topic] of this.batcher.openRooms()) this.server?.to(room).emit('reset', { topic });
    });
  }

  attach(server: LiveServer): void {
    this.server = server;
  }

  find(text: string, visitor: Visitor, rows: BoardRows = BOARD_WINDOW): Watched | undefined {
    const found = this.registry.find(text);
    if (!found) return undefined;
    const { topic, definition } = found;
    const room = definition.room?.(topic, visitor) ?? topic;
    return { topic, definition, rows, room: definition.takesRows ? rowsRoom(room, rows) : room };
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
    { topic, definition, rows }: Watched,
    visitor: Visitor,
  ): Promise<{ seq: number; snapshot: Snapshot<Topic> }> {
    await this.events.caughtUp();
    // Read first, so that whatever happens while the snapshot is made comes as a patch as well.
    const seq = this.events.position;
    return { seq, snapshot: await definition.snapshot(topic, visitor, rows) };
  }

  /** Whether anybody on this node watches; features skip work that nobody would see. */
  isWatched(room: string): boolean {
    return this.batcher.has(room);
  }

  /** The numbers of rows that watchers on this node hold of a topic. */
  watchedRows(topic: Topic): BoardRows[] {
    return BOARD_ROWS.filter((rows) => this.batcher.has(rowsRoom(topic, rows)));
  }

  change<T extends Topic>(definition: TopicDefinition<T>, topic: T, changes: Changes<T>, room: string = topic): void {
    this.add(definition, topic, changes, room, BOARD_WINDOW);
  }

  /** A change for the watchers that hold so many rows. */
  changeRows<T extends Topic>(definition: TopicDefinition<T>, topic: T, changes: Changes<T>, rows: BoardRows): void {
    this.add(definition, topic, changes, rowsRoom(topic, rows), rows);
  }

  /** Everybody who watches throws their copy away and watches again. */
  reset(topic: Topic, room: string = topic): void {
    this.server?.to(roomsOf(room)).emit('reset', { topic });
  }

  /** The same when changes that wait to be sent have become untrue: they are not sent any more. */
  renew(topic: Topic, room: string = topic): void {
    for (const each of roomsOf(room)) this.batcher.drop(each);
    this.reset(topic, room);
  }

  /** The topics that somebody on this node watches. */
  watchedTopics(): Topic[] {
    return [...new Set(this.batcher.openRooms().values())];
  }

  watching(topic: Topic): number {
    return this.counts.of(topic);
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private tellWatching(text: string): void {
    const found = this.registry.find(text);
    if (!found?.definition.watching || !roomsOf(found.topic).some((room) => this.batcher.has(room))) return;
    const { topic, definition } = found;
    const changes = definition.watching?.(topic, this.counts.of(topic));
    if (!changes) return;
    if (definition.takesRows) for (const rows of BOARD_ROWS) this.changeRows(definition, topic, changes, rows);
    else this.change(definition, topic, changes);
  }

  private add<T extends Topic>(
    definition: TopicDefinition<T>,
    topic: T,
    changes: Changes<T>,
    room: string,
    rows: BoardRows,
  ): void {
    this.batcher.add<T>(room, changes, {
      merge: (earlier, later) => definition.merge(earlier, later),
      seal: (merged) => definition.seal?.(topic, merged, rows) ?? merged,
    });
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

const rowsRoom = (room: string, rows: BoardRows) => `${room} ${rows}`;

/** A topic's room, and those of its numbers of rows. */
const roomsOf = (room: string) => [room, ...BOARD_ROWS.map((rows) => rowsRoom(room, rows))];
