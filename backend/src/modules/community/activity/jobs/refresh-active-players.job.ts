import { Inject, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { GatheredWork } from '../../../../core/jobs/gathered-work.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { StoredScoresNotifier } from '../../../scores/submission/commit/stored-scores.notifier.js';
import { ActivityPublisher } from '../activity.publisher.js';
import { ActivePlayerCountsRepository, PLAYERS_AT_ONCE } from '../active-player-counts.repository.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const MINUTE_MS = 60_000;

/** Counts players with new scores, within 5 s. Players of a killed node are counted by `recount-active-players`. */
@ScheduledJob()
export class RefreshActivePlayersJob implements OnModuleInit, BeforeApplicationShutdown {
  readonly name = 'refresh-active-players';
  readonly every = MINUTE_MS;
  readonly pacing = { min: 1_000, max: 4_000, perCost: 100 };
  private readonly players: WorkSet;
  private readonly scored: GatheredWork;

  constructor(
    jobs: Jobs,
    private readonly stored: StoredScoresNotifier,
    private readonly counts: ActivePlayerCountsRepository,
    private readonly publisher: ActivityPublisher,
    @Inject(REDIS) redis: Redis,
  ) {
    this.players = new WorkSet(redis, 'gamegeek:activity:scored');
    this.scored = new GatheredWork({ jobs, job: this.name, work: this.players });
  }

  onModuleInit(): void {
    this.stored.onStored((scores) => this.scored.add(scores.map(({ userId }) => userId)));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.scored.flush();
  }

  async run(): Promise<void> {
    let changed = 0;
    await this.players.takeAll(PLAYERS_AT_ONCE, async (players) => {
      changed += await this.counts.count(players);
    });
    // A new database, or one with demo content.
    if (changed === 0 && (await this.counts.isEmpty())) changed = await this.counts.countAll();
    await this.publisher.publish(changed);
  }
}
