import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REDIS_TIMEOUT } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LimitedLog } from '../logging/limited-log.js';
import type { EventMap, EventName } from './event-map.js';
import { channelName } from '../redis/channels.js';
import { CircuitBreaker } from '../redis/circuit-breaker.js';
import { REDIS, REDIS_SUBSCRIBER, subscribe, type Redis } from '../redis/redis.js';
import { withTimeout } from '../redis/with-timeout.js';
import { parseEventMessage, parseMessageBody, publishLua, SEQUENCE_KEY } from './event-message.js';

/** The position of a published event in the order of all events, as the Lua function `publish` returns it. */
export interface Published {
  seq: number;
  previous: number;
}

/** An event as every node receives it, in the same order. */
export interface StreamedEvent<N extends EventName = EventName> {
  name: N;
  payload: EventMap[N];
  /** Numbers computed by the publishing script, such as the sizes of the boards concerned. */
  figures: number[];
}

/** How long an own event waits for earlier events of other nodes, in milliseconds. */
const DELIVERY_TIMEOUT = 100;

/** Longer than the pause between two messages of a running node, in milliseconds. */
const PEER_TIMEOUT = 30_000;

type Listener = (event: StreamedEvent, seq: number) => void;

/**
 * Totally ordered events of all nodes, over Redis pub/sub. Sequence numbers never decrease, even if Redis loses its
 * data: each is the maximum of its predecessor + 1 and the clock in microseconds. Each message names its predecessor,
 * so a node detects a gap and resyncs. See docs/decisions/0005.
 */
@Injectable()
export class EventStream implements OnApplicationBootstrap {
  private readonly log = new LimitedLog(new Logger('Events'));
  private readonly node = randomUUID();
  private readonly listeners = new Map<EventName, Listener[]>();
  private readonly anyListeners: ((name: EventName) => void)[] = [];
  private readonly resyncListeners: (() => void)[] = [];
  /** The highest sequence number that this node has allocated or received. */
  private newest = Date.now() * 1_000;
  /** The last event that was delivered to this node's listeners. */
  private lastSeq = 0;
  /** Own events that wait for earlier events of other nodes, by sequence number. */
  private readonly own = new Map<number, StreamedEvent>();
  /** Own events that were delivered before their message arrived. */
  private readonly delivered = new Set<number>();
  private readonly breaker = new CircuitBreaker();
  private lastPeerMessageAt = -Infinity;
  private catchingUp: Promise<void> | undefined;
  private readonly channel: string;
  /** The Lua function `publish(floor, body, figures)` for scripts of modules; see `event-message.ts`. */
  readonly publishLua: string;
  private readonly waiting: { seq: number; resolve: () => void }[] = [];

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.channel = channelName(settings.redisUrl, 'events');
    this.publishLua = publishLua(this.channel);
  }

  onApplicationBootstrap(): void {
    // Events published while the subscription was down are lost.
    this.subscriber.on('ready', () => void this.onSubscribed());
    void subscribe(this.subscriber, this.channel, (message) => this.onMessage(message)).then(() => this.onSubscribed());
  }

  on<N extends EventName>(name: N, listener: (event: StreamedEvent<N>, seq: number) => void): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as Listener]);
  }

  /** Called with the name of each event, before its listeners. */
  onAny(listener: (name: EventName) => void): void {
    this.anyListeners.push(listener);
  }

  /** Called when events may have been missed: state that follows events must be reloaded. */
  onResync(listener: () => void): void {
    this.resyncListeners.push(listener);
  }

  /** The sequence number of the state that this node has seen. */
  get position(): number {
    return this.newest;
  }

  /** Allocates a sequence number for a change that only this node publishes. */
  advance(): number {
    this.newest = Math.max(this.newest + 1, Date.now() * 1_000);
    return this.newest;
  }

  /** Publishes to all nodes; to this node only when Redis is unreachable. Returns whether all nodes were reached. */
  async publish<N extends EventName>(name: N, payload: EventMap[N]): Promise<boolean> {
    try {
      await this.publishToAll(name, payload);
      return true;
    } catch {
      this.deliverHere(name, payload);
      return false;
    }
  }

  /** Publishes to all nodes; throws when Redis is unreachable. */
  async publishToAll<N extends EventName>(name: N, payload: EventMap[N]): Promise<void> {
    const reply = await withTimeout(
      this.redis.eval(`${this.publishLua} return {publish(ARGV[1], ARGV[2], '')}`, {
        keys: [SEQUENCE_KEY],
        arguments: [this.floor(), this.encode(name, payload)],
      }),
    );
    if (!Array.isArray(reply)) throw new Error('Redis did not answer with a list');
    const [seq, previous]: unknown[] = reply;
    await this.deliver({ seq: Number(seq), previous: Number(previous) }, { name, payload, figures: [] });
  }

  /** Encodes the body for a script that publishes together with its own work (see `event-message.ts`). */
  encode<N extends EventName>(name: N, payload: EventMap[N]): string {
    return JSON.stringify({ node: this.node, name, payload });
  }

  /** The same for a script that completes the payload itself: `payload` is the beginning of its JSON. */
  encodeHead(name: EventName, payload: string): string {
    return `{"node":"${this.node}","name":"${name}","payload":${payload}`;
  }

  /** The lowest sequence number that Redis may allocate next, so that numbers of this node are not repeated. */
  floor(): string {
    return String(this.newest + 1);
  }

  /** Delivers an event on this node only, when it could not be published. */
  deliverHere<N extends EventName>(name: N, payload: EventMap[N]): void {
    this.emit({ name, payload, figures: [] }, this.advance());
  }

  /**
   * Waits until this node has received all events published before the call, so that its answers are never older than
   * what another node has already shown. Returns at once on a single node or when Redis is unreachable. Calls in the
   * same tick share one lookup.
   */
  async caughtUp(): Promise<void> {
    if (!this.hasPeers) return;
    this.catchingUp ??= this.catchUp();
    await this.catchingUp;
  }

  /** Whether other nodes have published recently; each does so at least every ten seconds. */
  get hasPeers(): boolean {
    return performance.now() - this.lastPeerMessageAt < PEER_TIMEOUT;
  }

  private async catchUp(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    // Calls from here on need a newer lookup.
    this.catchingUp = undefined;
    try {
      const published = Number(await this.breaker.run(() => this.redis.get(SEQUENCE_KEY))) || 0;
      await this.waitFor(published, REDIS_TIMEOUT);
    } catch {
      // Redis is unreachable or slow; the resync after its return corrects everything.
    }
  }

  /**
   * Delivers an own event from the reply of the publishing script, before its message arrives on the other connection.
   * Earlier events of other nodes are delivered first. Does nothing while the subscription is down: a resync follows.
   */
  async deliver({ seq, previous }: Published, event: StreamedEvent): Promise<void> {
    if (seq <= this.lastSeq || !this.subscriber.isReady) return;
    if (previous === this.lastSeq) {
      this.delivered.add(seq);
      this.apply(seq, event);
      return;
    }
    this.own.set(seq, event);
    await this.waitFor(seq, DELIVERY_TIMEOUT).catch(() => undefined);
    this.own.delete(seq);
  }

  private async waitFor(seq: number, limit: number): Promise<void> {
    if (seq <= this.lastSeq) return;
    await withTimeout(new Promise<void>((resolve) => this.waiting.push({ seq, resolve })), limit);
  }

  /** Every event from here on is received; the effects of earlier ones are read from the database. */
  private async onSubscribed(): Promise<void> {
    this.delivered.clear();
    this.resync();
    const published = Number(await withTimeout(this.redis.get(SEQUENCE_KEY)).catch(() => 0)) || 0;
    this.lastSeq = Math.max(this.lastSeq, published);
  }

  private onMessage(message: string): void {
    const parsed = parseEventMessage(message);
    if (!parsed) {
      this.log.error({}, 'a message on the channel of events is not readable');
      return;
    }
    const { seq, previous, figures, body } = parsed;
    if (this.delivered.delete(seq)) return;
    if (this.lastSeq !== previous) this.resync();
    const event = this.own.get(seq) ?? this.read(body, figures);
    if (event) this.apply(seq, event);
    else this.skip(seq);
  }

  private read(body: string, figures: number[]): StreamedEvent | undefined {
    const message = parseMessageBody(body);
    if (!message) return undefined;
    const { node, name, payload } = message;
    if (node !== this.node) this.lastPeerMessageAt = performance.now();
    return { name, payload, figures } as StreamedEvent;
  }

  /** An unreadable event is a missed one. */
  private skip(seq: number): void {
    this.log.error({ seq }, 'an event is not readable');
    this.lastSeq = seq;
    this.newest = Math.max(this.newest, seq);
    this.resync();
  }

  private apply(seq: number, event: StreamedEvent): void {
    this.lastSeq = seq;
    this.newest = Math.max(this.newest, seq);
    this.emit(event, seq);
    if (this.waiting.length > 0) this.resolveWaiting();
  }

  private resolveWaiting(): void {
    for (const waiting of this.waiting.splice(0)) {
      if (waiting.seq <= this.lastSeq) waiting.resolve();
      else this.waiting.push(waiting);
    }
  }

  private emit(event: StreamedEvent, seq: number): void {
    for (const listener of this.anyListeners) listener(event.name);
    for (const listener of this.listeners.get(event.name) ?? []) {
      try {
        listener(event, seq);
      } catch (error) {
        this.log.error({ err: error, event: event.name }, 'a listener failed');
      }
    }
  }

  private resync(): void {
    this.advance();
    for (const { resolve } of this.waiting.splice(0)) resolve();
    for (const listener of this.resyncListeners) listener();
  }
}
