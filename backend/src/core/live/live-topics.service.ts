import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { BOARD_WINDOW, type Changes, type Topic } from '@gamegeek/contracts/live/live-events.js';
import { BOARD_ROWS, type BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { EventStream } from '../events/event-stream.service.js';
import { Invalidations } from '../redis/invalidations.service.js';
import { EncodedAnswer } from './encoded-answer.js';
import { fanOut, type LiveServer, type LiveSocket } from './patches/fan-out.js';
import { PatchBatcher, type Merging } from './patches/patch-batcher.js';
import { RoomGroups } from './patches/room-groups.js';
import { TopicRegistry, type Refusal, type TopicDefinition, type Visitor } from './topic-registry.service.js';
import { WatcherCounts } from './watcher-counts.service.js';

/** A topic and the room of those who watch it with the same rights and rows. */
export interface Watched {
  topic: Topic;
  definition: TopicDefinition;
  room: string;
  /** Its room without the rows. */
  baseRoom: string;
  rows: BoardRows;
}

/** How long an answer is shared after it was read, in milliseconds. */
const SHARED_FOR = 1_000;

interface SharedAnswer {
  seq: number;
  answer: Promise<EncodedAnswer>;
}

/** Asks again whether sockets may watch a topic. */
type Recheck = (topic: Topic, watchers: LiveSocket[]) => Promise<void>;

/** The interface of modules to live topics: changes passed here reach all watchers as patches. */
@Injectable()
export class LiveTopics implements OnModuleDestroy {
  private server: LiveServer | undefined;
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly batcher: PatchBatcher;
  /** Each of them is a room of the batcher and of Socket.IO. */
  private readonly groups = new RoomGroups();
  /** The newest answer of each room. */
  private readonly answers = new Map<string, SharedAnswer>();
  private recheckWatchers: Recheck | undefined;

  constructor(
    private readonly events: EventStream,
    private readonly registry: TopicRegistry,
    private readonly counts: WatcherCounts,
    private readonly invalidations: Invalidations,
  ) {
    this.batcher = new PatchBatcher({
      send: (room, { topic, from, to, changes }) =>
        this.server && fanOut(this.server, room, { topic, from, to, ...changes }),
      position: () => this.events.position,
      advance: () => this.events.advance(),
      now: () => performance.now(),
      later: (ms, callback) => this.later(ms, callback),
    });
    this.counts.onChange((text) => this.publishWatching(text));
    // Changes may have been missed, so all copies are invalid.
    this.events.onResync(() => {
      this.answers.clear();
      for (const [room, topic] of this.batcher.openRooms()) this.server?.to(room).emit('reset', { topic });
    });
  }

  attach(server: LiveServer, recheck: Recheck): void {
    this.server = server;
    this.recheckWatchers = recheck;
    // Games may have been hidden meanwhile. After the caches, which were created before, and drop their values first.
    this.invalidations.onReset(() => void this.recheckAll());
  }

  find(text: string, visitor: Visitor, rows: BoardRows = BOARD_WINDOW): Watched | undefined {
    const found = this.registry.find(text);
    if (!found) return undefined;
    const { topic, definition } = found;
    const room = definition.room?.(topic, visitor) ?? topic;
    return { topic, definition, rows, baseRoom: room, room: definition.takesRows ? rowsRoom(room, rows) : room };
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
    if (!this.groups.has(room)) this.answers.delete(room);
  }

  /**
   * The state of a topic with its sequence number; never older than what any node has shown. Watchers of a room share
   * it while its number is current and nothing in the room has changed.
   */
  async answer(watched: Watched, visitor: Visitor): Promise<EncodedAnswer> {
    await this.events.caughtUp();
    // Read first, so that changes during the snapshot arrive as patches.
    const seq = this.events.position;
    const { room } = watched;
    for (const group of this.groups.of(room)) this.batcher.shown(group, seq);
    const known = this.answers.get(room);
    return known?.seq === seq ? known.answer : this.read(watched, visitor, seq);
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
    for (const each of roomsOf(room)) this.answers.delete(each);
    const groups = this.groupsOf(room);
    // Without a room, Socket.IO would send it to everybody.
    if (groups.length > 0) this.server?.to(groups).emit('reset', { topic });
  }

  /** Drops changes that are not sent yet, because they have become wrong, and resets the topic. */
  dropAndReset(topic: Topic, room: string = topic): void {
    for (const group of this.groupsOf(room)) this.batcher.drop(group);
    this.reset(topic, room);
  }

  /** Watchers who may no longer watch a public topic leave it; to be called when that may have changed. */
  async recheck(topic: Topic): Promise<void> {
    if (!this.server) return;
    const { adapter, sockets } = this.server.of('/');
    const ids = this.groupsOf(topic).flatMap((group) => [...(adapter.rooms.get(group) ?? [])]);
    await this.recheckWatchers?.(
      topic,
      ids.flatMap((id) => sockets.get(id) ?? []),
    );
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

  /** Whether the topic has as many watchers on this node as it may have. */
  isFull({ topic, definition }: Watched): boolean {
    return (this.counts.onThisNode().get(topic) ?? 0) >= (definition.watchers ?? Infinity);
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  /** One after the other, because each may need a query. */
  private async recheckAll(): Promise<void> {
    for (const topic of this.watchedTopics()) await this.recheck(topic);
  }

  private read(
    { topic, definition, room, baseRoom, rows }: Watched,
    visitor: Visitor,
    seq: number,
  ): Promise<EncodedAnswer> {
    const answer = definition
      .snapshot(topic, visitor, rows, baseRoom)
      .then((snapshot) => new EncodedAnswer({ ok: true, topic, seq, snapshot }));
    const shared = { seq, answer };
    // The watcher may have left already.
    if (this.groups.has(room)) this.answers.set(room, shared);
    const end = () => {
      if (this.answers.get(room) === shared) this.answers.delete(room);
    };
    answer.then(() => this.later(SHARED_FOR, end), end);
    return answer;
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
    this.answers.delete(room);
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
