import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BOARD_WINDOW, type Changes, type Snapshot, type Topic } from '@gamegeek/contracts/live/live-events.js';
import { BOARD_ROWS, type BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { EventStream } from '../events/event-stream.service.js';
import { fanOut, type LiveServer } from './patches/fan-out.js';
import { PatchBatcher, type Merging } from './patches/patch-batcher.js';
import { RoomGroups } from './patches/room-groups.js';
import { TopicRegistry, type Refusal, type TopicDefinition, type Visitor } from './topic-registry.service.js';
import { WatcherCounts } from './watcher-counts.service.js';

/** A topic and the room of those who watch it with the same rights and rows. */
export interface Watched {
  topic: Topic;
  definition: TopicDefinition;
  room: string;
  rows: BoardRows;
}

/** The interface of modules to live topics: changes passed here reach all watchers as patches. */
@Injectable()
export class LiveTopics implements OnModuleDestroy {
  private server: LiveServer | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly batcher: PatchBatcher;
  /** Each of them is a room of the batcher and of Socket.IO. */
  private readonly groups = new RoomGroups();

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
      active: () => performance.eventLoopUtilization().active,
      later: (ms, callback) => this.later(ms, callback),
    });
    this.counts.onChange((text) => this.publishWatching(text));
    // Changes may have been missed, so all copies are invalid.
    this.events.onResync(() => {
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

  /** Adds a watcher; returns its group, whose Socket.IO room it joins. The snapshot is read after this. */
  opened({ topic, room }: Watched): string {
    const group = this.groups.join(room);
    this.batcher.open(group, topic);
    this.counts.joined(topic);
    return group;
  }

  left({ topic, room }: Watched, group: string): void {
    this.counts.left(topic);
    if (this.groups.leave(room, group)) this.batcher.close(group);
  }

  /** The state of a topic with its sequence number; never older than what any node has shown. */
  async snapshot(
    { topic, definition, rows }: Watched,
    visitor: Visitor,
  ): Promise<{ seq: number; snapshot: Snapshot<Topic> }> {
    await this.events.caughtUp();
    // Read first, so that changes during the snapshot arrive as patches.
    const seq = this.events.position;
    return { seq, snapshot: await definition.snapshot(topic, visitor, rows) };
  }

  /** Whether the room has watchers on this node, so that modules can skip the work otherwise. */
  isWatched(room: string): boolean {
    return this.groups.has(room);
  }

  /** The numbers of rows that watchers on this node have asked for. */
  watchedRows(topic: Topic): BoardRows[] {
    return BOARD_ROWS.filter((rows) => this.groups.has(rowsRoom(topic, rows)));
  }

  change<T extends Topic>(definition: TopicDefinition<T>, topic: T, changes: Changes<T>, room: string = topic): void {
    this.add(definition, topic, changes, room, BOARD_WINDOW);
  }

  /** Sends a change to the watchers of this number of rows. */
  changeRows<T extends Topic>(definition: TopicDefinition<T>, topic: T, changes: Changes<T>, rows: BoardRows): void {
    this.add(definition, topic, changes, rowsRoom(topic, rows), rows);
  }

  /** Makes all watchers drop their copy and watch again. */
  reset(topic: Topic, room: string = topic): void {
    const groups = this.groupsOf(room);
    // Without a room, Socket.IO would send it to everybody.
    if (groups.length > 0) this.server?.to(groups).emit('reset', { topic });
  }

  /** Drops changes that are not sent yet, because they have become wrong, and resets the topic. */
  dropAndReset(topic: Topic, room: string = topic): void {
    for (const group of this.groupsOf(room)) this.batcher.drop(group);
    this.reset(topic, room);
  }

  /** The topics with watchers on this node. */
  watchedTopics(): Topic[] {
    return [...new Set(this.batcher.openRooms().values())];
  }

  /** How many watchers each kind of topic has on this node. */
  watchersHere(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const [text, count] of this.counts.onThisNode()) {
      const name = this.registry.find(text)?.definition.name ?? 'unknown';
      counts.set(name, (counts.get(name) ?? 0) + count);
    }
    return counts;
  }

  watching(topic: Topic): number {
    return this.counts.of(topic);
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private publishWatching(text: string): void {
    const found = this.registry.find(text);
    if (!found?.definition.watching || !roomsOf(found.topic).some((room) => this.groups.has(room))) return;
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
    const merging: Merging<T> = {
      merge: (earlier, later) => definition.merge(earlier, later),
      finalize: (merged) => definition.finalize?.(topic, merged, rows) ?? merged,
    };
    for (const group of this.groups.of(room)) this.batcher.add(group, changes, merging);
  }

  /** The groups of a topic's room and of its rooms for numbers of rows. */
  private groupsOf(room: string): string[] {
    return roomsOf(room).flatMap((each) => this.groups.of(each));
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

/** The room of a topic and its rooms for numbers of rows. */
const roomsOf = (room: string) => [room, ...BOARD_ROWS.map((rows) => rowsRoom(room, rows))];
