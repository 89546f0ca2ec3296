import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { PlayingNowRepository } from './playing-now.repository.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

/** While a count is watched, it is refreshed this often, because players drop out without an event. */
const INTERVAL_MS = 5_000;
/** Minimum delay after a score, so that several scores share one count. */
const MIN_DELAY_MS = 1_000;
/** The pause after a count grows with its cost, so that counting uses a small share of the database. */
const PAUSE_PER_COST = 20;
const MAX_PAUSE_MS = 30_000;

/** Receives the changed counts by game; 0 for games that are no longer played. */
type PlayingListener = (changed: ReadonlyMap<number, number>) => void;

interface Subscription {
  /** Whether one of the counts is watched; nothing is counted otherwise. */
  isWatched: () => boolean;
  onChange: PlayingListener;
}

/**
 * Counts the players who have scored in each game within the last minutes. Every node counts in the database, so the
 * result does not depend on which node took the scores, and a stopped node leaves nothing behind.
 */
@Injectable()
export class PlayingNowService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Live');
  private readonly subscriptions: Subscription[] = [];
  /** At most one entry per game. */
  private players = new Map<number, number>();
  private countedAt = -Infinity;
  private lastCostMs = 0;
  private counting: Promise<void> | undefined;
  private interval: NodeJS.Timeout | undefined;
  private delayed: NodeJS.Timeout | undefined;

  constructor(private readonly playing: PlayingNowRepository) {}

  onApplicationBootstrap(): void {
    this.interval = setInterval(() => this.countIfWatched(), INTERVAL_MS);
    this.interval.unref();
  }

  @OnEvent('scores.accepted')
  onScoresAccepted(): void {
    this.scheduleCount();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.interval);
    clearTimeout(this.delayed);
    await this.counting?.catch(() => undefined);
  }

  subscribe(subscription: Subscription): void {
    this.subscriptions.push(subscription);
  }

  /** Returns the number of players of a game, a few seconds old at most unless counting is slow. */
  async in(gameId: number): Promise<number> {
    if (performance.now() - this.countedAt > INTERVAL_MS + this.pauseMs) await this.count();
    return this.players.get(gameId) ?? 0;
  }

  /** Counts now. Concurrent callers share one count. */
  count(): Promise<void> {
    this.counting ??= this.load().finally(() => (this.counting = undefined));
    return this.counting;
  }

  private get pauseMs(): number {
    return Math.min(this.lastCostMs * PAUSE_PER_COST, MAX_PAUSE_MS);
  }

  private scheduleCount(): void {
    if (this.delayed || !this.isWatched) return;
    this.delayed = setTimeout(
      () => {
        this.delayed = undefined;
        this.countIfWatched();
      },
      Math.max(MIN_DELAY_MS, this.pauseMs),
    );
    this.delayed.unref();
  }

  private countIfWatched(): void {
    if (!this.isWatched || performance.now() - this.countedAt < this.pauseMs) return;
    this.count().catch((error: unknown) => this.log.debug({ err: error }, 'current players could not be counted'));
  }

  private get isWatched(): boolean {
    return this.subscriptions.some(({ isWatched }) => isWatched());
  }

  private async load(): Promise<void> {
    const startedAt = performance.now();
    const players = await this.playing.count();
    this.countedAt = performance.now();
    this.lastCostMs = this.countedAt - startedAt;
    const before = this.players;
    this.players = players;
    this.publishChanges(before);
  }

  private publishChanges(before: ReadonlyMap<number, number>): void {
    const changed = new Map<number, number>();
    for (const [gameId, players] of this.players) if (before.get(gameId) !== players) changed.set(gameId, players);
    for (const gameId of before.keys()) if (!this.players.has(gameId)) changed.set(gameId, 0);
    if (changed.size === 0) return;
    for (const { onChange } of this.subscriptions) onChange(changed);
  }
}
