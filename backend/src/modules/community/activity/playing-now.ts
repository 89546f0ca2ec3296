import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EventStream } from '../../../core/events/event-stream.js';

/** Scores of this long make somebody a player of now. */
const NOW = '5 minutes';
/** Minutes pass without news, so it is counted this often for as long as anybody looks. */
const TICK = 5_000;
/** After a score, which may be one of many. */
const SOON = 1_000;
/** A pause of this many times what a count costs keeps it to a small share of the database. */
const PAUSE_PER_COST = 20;
const LONGEST_PAUSE = 30_000;

/** Read where the newest scores lie, whatever the number of older ones. */
const COUNT = `
  SELECT game_id AS "gameId", count(DISTINCT user_id)::int AS players
  FROM scores WHERE created_at > now() - interval '${NOW}' GROUP BY game_id`;

interface Playing {
  gameId: number;
  players: number;
}

/** Tells which numbers are no longer as they were, 0 for games that nobody plays any more. */
type PlayingListener = (changed: ReadonlyMap<number, number>) => void;

interface Interest {
  /** Whether anybody looks at such a number right now; while nobody does, nothing is counted. */
  isWatched: () => boolean;
  changed: PlayingListener;
}

/**
 * How many different players have scored in each game in the last minutes. Every node counts the rows by itself, so
 * that it is true whichever node took the scores, and nothing is left behind by a node that ends. Taking scores knows
 * nothing of it.
 */
@Injectable()
export class PlayingNow implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Live');
  private readonly interests: Interest[] = [];
  /** At most as many as there are games. */
  private players = new Map<number, number>();
  private countedAt = -Infinity;
  private lastCost = 0;
  private counting: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;

  constructor(
    private readonly em: EntityManager,
    private readonly events: EventStream,
  ) {}

  onApplicationBootstrap(): void {
    this.events.on('scores.accepted', () => this.countSoon());
    this.timer = setInterval(() => this.countIfWatched(), TICK);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    clearTimeout(this.soon);
    await this.counting?.catch(() => undefined);
  }

  serve(interest: Interest): void {
    this.interests.push(interest);
  }

  /** In this game, as counted a few seconds ago at most, or as long as a count may take. */
  async in(gameId: number): Promise<number> {
    if (performance.now() - this.countedAt > TICK + this.pause) await this.count();
    return this.players.get(gameId) ?? 0;
  }

  /** Counts now; whoever asks while it is being counted shares the answer. */
  count(): Promise<void> {
    this.counting ??= this.read().finally(() => (this.counting = undefined));
    return this.counting;
  }

  private get pause(): number {
    return Math.min(this.lastCost * PAUSE_PER_COST, LONGEST_PAUSE);
  }

  private countSoon(): void {
    if (this.soon || !this.isWatched) return;
    this.soon = setTimeout(
      () => {
        this.soon = undefined;
        this.countIfWatched();
      },
      Math.max(SOON, this.pause),
    );
    this.soon.unref();
  }

  private countIfWatched(): void {
    if (!this.isWatched || performance.now() - this.countedAt < this.pause) return;
    this.count().catch((error: unknown) => this.log.debug({ err: error }, 'who plays now could not be counted'));
  }

  private get isWatched(): boolean {
    return this.interests.some(({ isWatched }) => isWatched());
  }

  private async read(): Promise<void> {
    const began = performance.now();
    const rows = await this.em.fork().execute<Playing[]>(COUNT);
    this.countedAt = performance.now();
    this.lastCost = this.countedAt - began;
    const before = this.players;
    this.players = new Map(rows.map(({ gameId, players }) => [gameId, players]));
    this.tell(before);
  }

  private tell(before: ReadonlyMap<number, number>): void {
    const changed = new Map<number, number>();
    for (const [gameId, players] of this.players) if (before.get(gameId) !== players) changed.set(gameId, players);
    for (const gameId of before.keys()) if (!this.players.has(gameId)) changed.set(gameId, 0);
    if (changed.size === 0) return;
    for (const interest of this.interests) interest.changed(changed);
  }
}
