import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { REDIS_TIMEOUT } from '../../config/limits.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import type { EventMap, EventName } from './event-map.js';
import { channelName } from '../redis/channels.js';
import { Patience } from '../redis/patience.js';
import { REDIS, REDIS_SUBSCRIBER, subscribe, type Redis } from '../redis/redis.js';
import { within } from '../redis/within.js';
import { announceLua, parseAnnouncement, SEQUENCE_KEY } from './announce.js';

/** The place of a published event in the order of all events; what the `announce` function of Lua returns. */
export interface Published {
  seq: number;
  previous: number;
}

/** What every node hears, in the same order. */
export interface StreamedEvent<N extends EventName = EventName> {
  name: N;
  payload: EventMap[N];
  /** Figures that Redis worked out in the same step, such as the sizes of the boards concerned. */
  figures: number[];
}

/** Events of other nodes that were published before one of this node arrive within this time, in milliseconds. */
const DELIVERED_WITHIN = 100;

/** Longer than a node is silent. */
const PEER_FORGOTTEN_AFTER = 30_000;

/** What `encode` writes. */
interface Announced {
  node: string;
  name: EventName;
  payload: EventMap[EventName];
}

type Listener = (event: StreamedEvent, seq: number) => void;

/**
 * The news of all nodes in one order, over Redis pub/sub. Each event carries a sequence number that never goes
 * backwards, not even when Redis comes back empty: it is the later of "one more than the last" and the clock in
 * microseconds. An event names its predecessor, so a node that missed one knows it and starts fresh.
 */
@Injectable()
export class EventStream implements OnApplicationBootstrap {
  private readonly log = new Logger('Events');
  private readonly node = randomUUID();
  private readonly listeners = new Map<EventName, Listener[]>();
  private readonly freshStarts: (() => void)[] = [];
  /** The newest sequence number that this node has given out or heard. */
  private newest = Date.now() * 1_000;
  /** The last event that was delivered to this node's listeners. */
  private heard = 0;
  /** Events of this node that wait for earlier ones of other nodes, by their sequence numbers. */
  private readonly own = new Map<number, StreamedEvent>();
  /** Events of this node that were delivered before their message arrived. */
  private readonly delivered = new Set<number>();
  private readonly patience = new Patience();
  private peerHeardAt = 0;
  private catchingUp: Promise<void> | undefined;
  private readonly channel: string;
  /** For scripts of features: the function `announce(floor, body, figures)`; see `announce.ts`. */
  readonly announceLua: string;
  private readonly waiting: { seq: number; resolve: () => void }[] = [];

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.channel = channelName(settings.redisUrl, 'events');
    this.announceLua = announceLua(this.channel);
  }

  onApplicationBootstrap(): void {
    // Whatever was announced while the subscription was down has been missed.
    this.subscriber.on('ready', () => void this.tuneIn());
    void subscribe(this.subscriber, this.channel, (message) => this.hear(message)).then(() => this.tuneIn());
  }

  on<N extends EventName>(name: N, listener: (event: StreamedEvent<N>, seq: number) => void): void {
    const known = this.listeners.get(name) ?? [];
    this.listeners.set(name, [...known, listener as Listener]);
  }

  /** Called when events may have been missed: whatever was kept up by them must be read again. */
  onFreshStart(listener: () => void): void {
    this.freshStarts.push(listener);
  }

  /** The sequence number of the state this node has heard of. */
  get position(): number {
    return this.newest;
  }

  /** Gives out one more sequence number on this node alone, for a change that other nodes need not hear of. */
  advance(): number {
    this.newest = Math.max(this.newest + 1, Date.now() * 1_000);
    return this.newest;
  }

  /** Tells all nodes; while Redis is away, at least this one. Answers whether all were told. */
  async publish<N extends EventName>(name: N, payload: EventMap[N]): Promise<boolean> {
    const body = this.encode(name, payload);
    try {
      const reply = await within(
        this.redis.eval(`${this.announceLua} return {announce(ARGV[1], ARGV[2], '')}`, {
          keys: [SEQUENCE_KEY],
          arguments: [this.floor(), body],
        }),
      );
      if (!Array.isArray(reply)) throw new Error('Redis answered something else than a list');
      const [seq, previous]: unknown[] = reply;
      await this.deliver({ seq: Number(seq), previous: Number(previous) }, { name, payload, figures: [] });
      return true;
    } catch {
      this.deliverHere(name, payload);
      return false;
    }
  }

  /** The body that a Redis script of a feature announces together with its own work (see `announce.ts`). */
  encode<N extends EventName>(name: N, payload: EventMap[N]): string {
    return JSON.stringify({ node: this.node, name, payload });
  }

  /** The same for a script that builds the payload itself: `payload` is how its text begins. */
  encodeHead(name: EventName, payload: string): string {
    return `{"node":"${this.node}","name":"${name}","payload":${payload}`;
  }

  /** The least sequence number that Redis may give next, so that none that this node gave out comes again. */
  floor(): string {
    return String(this.newest + 1);
  }

  /** For an event that could not be announced: this node's own watchers still see it. */
  deliverHere<N extends EventName>(name: N, payload: EventMap[N]): void {
    this.tell({ name, payload, figures: [] }, this.advance());
  }

  /**
   * Waits until this node has heard all that was announced before the call, so that what it answers is never older
   * than what another node has already shown. A node alone has heard its own before it answered, and with Redis away
   * there is nothing to wait for. Whoever asks in the same turn of the event loop shares one look.
   */
  async caughtUp(): Promise<void> {
    if (!this.hasPeers) return;
    this.catchingUp ??= this.catchUp();
    await this.catchingUp;
  }

  /** Whether other nodes have been heard of lately; each tells of itself at least every ten seconds. */
  get hasPeers(): boolean {
    return Date.now() - this.peerHeardAt < PEER_FORGOTTEN_AFTER;
  }

  private async catchUp(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    // Whoever comes from here on needs a later look.
    this.catchingUp = undefined;
    try {
      const announced = Number(await this.patience.ask(() => this.redis.get(SEQUENCE_KEY))) || 0;
      await this.hearing(announced, REDIS_TIMEOUT);
    } catch {
      // Redis is away or late; the fresh start that follows its return puts everything right.
    }
  }

  /**
   * Delivers an event of this node from the reply of the script that published it: its message takes another
   * connection and need not be parsed. Events of other nodes that were published before come first. Not while the
   * subscription is down: a resync follows its return.
   */
  async deliver({ seq, previous }: Published, event: StreamedEvent): Promise<void> {
    if (seq <= this.heard || !this.subscriber.isReady) return;
    if (previous === this.heard) {
      this.delivered.add(seq);
      this.apply(seq, event);
      return;
    }
    this.own.set(seq, event);
    await this.hearing(seq, DELIVERED_WITHIN).catch(() => undefined);
    this.own.delete(seq);
  }

  private async hearing(seq: number, limit: number): Promise<void> {
    if (seq <= this.heard) return;
    await within(new Promise<void>((resolve) => this.waiting.push({ seq, resolve })), limit);
  }

  /** From here on every event is heard; what was announced before is in the database, and is read from there. */
  private async tuneIn(): Promise<void> {
    this.delivered.clear();
    this.startFresh();
    const announced = Number(await within(this.redis.get(SEQUENCE_KEY)).catch(() => 0)) || 0;
    this.heard = Math.max(this.heard, announced);
  }

  private hear(message: string): void {
    const { seq, previous, figures, body } = parseAnnouncement(message);
    if (this.delivered.delete(seq)) return;
    if (this.heard !== previous) this.startFresh();
    this.apply(seq, this.own.get(seq) ?? this.read(body, figures));
  }

  private read(body: string, figures: number[]): StreamedEvent {
    const { node, name, payload } = JSON.parse(body) as Announced;
    if (node !== this.node) this.peerHeardAt = Date.now();
    return { name, payload, figures };
  }

  private apply(seq: number, event: StreamedEvent): void {
    this.heard = seq;
    this.newest = Math.max(this.newest, seq);
    this.tell(event, seq);
    if (this.waiting.length > 0) this.resolveWaiting();
  }

  private resolveWaiting(): void {
    for (const waiting of this.waiting.splice(0)) {
      if (waiting.seq <= this.heard) waiting.resolve();
      else this.waiting.push(waiting);
    }
  }

  private tell(event: StreamedEvent, seq: number): void {
    for (const listener of this.listeners.get(event.name) ?? []) {
      try {
        listener(event, seq);
      } catch (error) {
        this.log.error({ err: error, event: event.name }, 'a listener failed');
      }
    }
  }

  private startFresh(): void {
    this.advance();
    for (const { resolve } of this.waiting.splice(0)) resolve();
    for (const listener of this.freshStarts) listener();
  }
}
