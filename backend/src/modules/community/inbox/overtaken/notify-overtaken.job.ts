import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { OvertakenRepository } from './overtaken.repository.js';
import { OvertakenService } from './overtaken.service.js';

/** How often games without a stored top ten are looked for, such as those of a new seed. */
const TEN_MINUTES_MS = 10 * 60_000;
const BATCH = 50;
/** Memory bound per node. A game that is dropped is compared after its next score. */
const MAX_PENDING_GAMES = 10_000;

/** Compares the top ten of games whose bests have risen, and notifies players who were overtaken. */
@Injectable()
export class NotifyOvertakenJob implements OnModuleInit, OnModuleDestroy {
  readonly name = 'notify-overtaken';
  readonly every = TEN_MINUTES_MS;
  readonly pacing = { min: 1_000, max: 30_000, perCost: 100 };
  private readonly log = new Logger('Inbox');
  private readonly queue: WorkSet;
  private readonly pending = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private lastScan = -Infinity;

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly topTens: OvertakenRepository,
    private readonly overtaken: OvertakenService,
    @Inject(REDIS) redis: Redis,
  ) {
    this.queue = new WorkSet(redis, 'gamegeek:overtaken:games');
  }

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', ({ payload }) => {
      for (const { allTime, gameId } of payload.bests) {
        if (allTime && this.pending.size < MAX_PENDING_GAMES) this.pending.add(gameId);
      }
      if (this.pending.size > 0) this.timer ??= setTimeout(() => void this.flush(), this.jobs.delayOf(this.name));
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  async run(): Promise<void> {
    const startedAt = performance.now();
    await this.queue.takeAll(BATCH, (games) => this.overtaken.notify(games.map(Number)));
    if (startedAt < this.lastScan + TEN_MINUTES_MS) return;
    this.lastScan = startedAt;
    await this.scanUnseenGames();
  }

  private async scanUnseenGames(): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const unseen: number[] = await this.topTens.findUnseenGames(last, BATCH);
      if (unseen.length > 0) await this.overtaken.notify(unseen);
      last = unseen.at(-1);
    }
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    const games = [...this.pending].map(String);
    this.pending.clear();
    try {
      await this.queue.add(games);
      this.jobs.request(this.name, 0);
    } catch (error) {
      // The next score of each game queues it again.
      this.log.debug({ err: error }, 'overtaken players could not be queued');
    }
  }
}
