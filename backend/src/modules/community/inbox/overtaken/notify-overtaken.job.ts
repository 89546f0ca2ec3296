import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import type { StreamedEvent } from '../../../../core/events/event-stream.service.js';
import { GatheredWork } from '../../../../core/jobs/gathered-work.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { OvertakenRepository } from './overtaken.repository.js';
import { OvertakenService } from './overtaken.service.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** How often games without a stored top ten are looked for, such as those of a new seed. */
const TEN_MINUTES_MS = 10 * 60_000;
const BATCH = 50;

/** Compares the top ten of games whose bests have risen, and notifies players who were overtaken. */
@ScheduledJob()
export class NotifyOvertakenJob implements BeforeApplicationShutdown {
  readonly name = 'notify-overtaken';
  readonly every = TEN_MINUTES_MS;
  readonly pacing = { min: 1_000, max: 30_000, perCost: 100 };
  private readonly games: WorkSet;
  private readonly raised: GatheredWork;
  private lastScan = -Infinity;

  constructor(
    jobs: Jobs,
    private readonly topTens: OvertakenRepository,
    private readonly overtaken: OvertakenService,
    @Inject(REDIS) redis: Redis,
  ) {
    this.games = new WorkSet(redis, 'gamegeek:overtaken:games');
    this.raised = new GatheredWork({ jobs, job: this.name, work: this.games });
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload }: StreamedEvent<'scores.accepted'>): void {
    this.raised.add(
      payload.bests.flatMap(({ all, gameId, boardId }) => (all && boardId === gameId ? [String(gameId)] : [])),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.raised.flush();
  }

  async run(): Promise<void> {
    const startedAt = performance.now();
    await this.games.takeAll(BATCH, (games) => this.overtaken.notify(games.map(Number)));
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
}
