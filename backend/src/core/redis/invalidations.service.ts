import { EventEmitter } from 'node:events';
import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { LimitedLog } from '../logging/limited-log.js';
import { channelName } from './channels.js';
import { Heartbeat } from './heartbeat.js';
import { REDIS, REDIS_SUBSCRIBER, subscribe, type Redis } from './redis.js';
import { withTimeout } from './with-timeout.js';

const RESET = Symbol('reset');

/**
 * Invalidates cached values on all nodes: `publish('session', 7)`. While messages may get lost because the
 * subscription is down, `live` is false, and nothing may be cached for more than a second or two.
 */
@Injectable()
export class Invalidations implements OnModuleInit, OnModuleDestroy {
  private readonly log = new LimitedLog(new Logger('Redis'));
  private readonly listeners = new EventEmitter().setMaxListeners(0);
  private readonly channel: string;
  private readonly heartbeat: Heartbeat;
  private isListening = false;
  private subscribed = false;
  private receivedUpTo = performance.now();

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(REDIS_SUBSCRIBER) private readonly subscriber: Redis,
    @Inject(SETTINGS) settings: Settings,
  ) {
    this.channel = channelName(settings.redisUrl, 'invalidate');
    // Redis answers on the connection of the messages, so those before an answer have been read.
    this.heartbeat = new Heartbeat(subscriber, {
      onAnswer: (asked) => this.noteAnswer(asked),
      onFailure: () => this.onLost(),
    });
  }

  /** Whether messages of other nodes arrive. */
  get live(): boolean {
    return this.subscribed;
  }

  /** All messages published before this moment (`performance.now()`) have arrived. */
  get currentAsOf(): number {
    return this.subscribed ? this.receivedUpTo : -Infinity;
  }

  /** When (of `performance.now()`) messages were last known to arrive. */
  get lastConfirmedAt(): number {
    return this.receivedUpTo;
  }

  onModuleInit(): void {
    // Once subscribed, an answer means that messages arrive, too.
    void subscribe(this.subscriber, this.channel, (message) => this.onMessage(message)).then(
      () => (this.isListening = true),
    );
    this.heartbeat.start();
  }

  onModuleDestroy(): void {
    this.heartbeat.stop();
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
      this.log.warn({ changed: kind, reason: (error as Error).message }, 'other nodes were not notified of a change');
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

  private noteAnswer(asked: number): void {
    if (!this.isListening) return;
    this.receivedUpTo = asked;
    if (!this.subscribed) this.listeners.emit(RESET);
    this.subscribed = true;
  }

  private onLost(): void {
    if (this.subscribed) this.listeners.emit(RESET);
    this.subscribed = false;
  }
}
