import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { ActivityPublisher } from '../activity.publisher.js';
import { ActivePlayerCountsRepository } from '../active-player-counts.repository.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** Removals within this time share one run. */
const DELAY_MS = 1_000;

/**
 * Recounts outdated players: a day leaves the window at midnight (UTC), scores are removed, and a killed node or an
 * emptied Redis loses the players who wait to be counted.
 */
@ScheduledJob()
export class RecountActivePlayersJob {
  readonly name = 'recount-active-players';
  readonly cron = '*/10 * * * *';

  constructor(
    private readonly jobs: Jobs,
    private readonly counts: ActivePlayerCountsRepository,
    private readonly publisher: ActivityPublisher,
  ) {}

  @OnEvent('scores.removed')
  onScoresRemoved(): void {
    this.jobs.request(this.name, DELAY_MS);
  }

  async run(): Promise<void> {
    await this.publisher.publish(await this.counts.countAll());
  }
}
