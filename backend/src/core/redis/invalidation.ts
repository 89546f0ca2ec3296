import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { channelName } from './channels.js';
import { REDIS, REDIS_SUBSCRIBER, type Redis } from './redis.js';
import { withTimeout } from './with-timeout.js';

/** Interval of heartbeats on the subscription, in milliseconds. */
const HEARTBEAT = 500;
const RESET = Symbol('reset');

/**
 * Invalidates cached values on all nodes: `publish('session', 7)`. While messages may get lost because the
 * subscription is down, `live` is false, and nothing may be cached for more than a second or two.
 */
@Injectable()
export class Invalidations implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Redis');
  private readonly listeners = new EventEmitter().setMaxListeners(0);
  private readonly channel: string;
  private heartbeat?: NodeJS.Timeout;
  private subscribed = false;
  private receivedUpTo = -Infinity;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.channel = channelName(settings.redisUrl, 'invalidate');
  }

  /** Whether messages of other nodes arrive. */
  get live(): boolean {
    return this.subscribed;
  }

  /** All messages published before this moment (`performance.now()`) have arrived. */
  get currentAsOf(): number {
    return this.subscribed ? this.receivedUpTo : -Infinity;
  }

  onModuleInit(): void {
    this.subscriber.on('ready', () => void this.beat());
    this.subscriber.on('error', () => this.onLost());
    this.subscriber
      .subscribe(this.channel, (message) => this.onMessage(message))
      .then(() => this.beat())
      .catch((error: Error) => this.log.warn(`not subscribed to invalidations: ${error.message}`));
    this.heartbeat = setInterval(() => void this.beat(), HEARTBEAT).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    this.listeners.removeAllListeners();
  }

  /**
   * Calls the listeners of this node before it returns; those of other nodes are called when Redis delivers the
   * message.
   */
  async publish(kind: string, id: string | number): Promise<void> {
    this.listeners.emit(kind, String(id));
    try {
      await withTimeout(this.redis.publish(this.channel, `${kind} ${id}`));
    } catch (error) {
      this.log.warn(`other nodes will notice a change of ${kind} a moment later: ${(error as Error).message}`);
    }
  }

  on(kind: string, listener: (id: string) => void): void {
    this.listeners.on(kind, listener);
  }

  /** For caches: messages may have been missed, so all cached values are invalid. */
  onReset(listener: () => void): void {
    this.listeners.on(RESET, listener);
  }

  private onMessage(message: string): void {
    const [kind = '', ...id] = message.split(' ');
    this.listeners.emit(kind, id.join(' '));
  }

  /** A connection can be dead without an error, so the subscription is checked by heartbeats. */
  private async beat(): Promise<void> {
    const asked = performance.now();
    try {
      await withTimeout(this.subscriber.ping());
      // Redis answers on the same connection, so earlier messages have been read.
      this.receivedUpTo = asked;
      if (!this.subscribed) this.listeners.emit(RESET);
      this.subscribed = true;
    } catch {
      this.onLost();
    }
  }

  private onLost(): void {
    if (this.subscribed) this.listeners.emit(RESET);
    this.subscribed = false;
  }
}
