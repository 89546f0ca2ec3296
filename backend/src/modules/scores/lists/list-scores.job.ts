import { Inject, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { StoredScoresNotifier } from '../submission/commit/stored-scores.notifier.js';
import { ScoreListsRepository } from './score-lists.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const MINUTE_MS = 60_000;
/** Readers of a player's scores look through all unlisted ones: 5 ms for so many. */
const MOST_UNLISTED = 50_000;

/** Lists new scores by player every minute, under load more often: the more scores of a player, the cheaper each is. */
@ScheduledJob()
export class ListScoresJob implements OnModuleInit {
  readonly name = 'list-scores';
  readonly every = MINUTE_MS;
  /** Stored by this node since it last requested a run. */
  private unlisted = 0;

  constructor(
    @Inject(Jobs) private readonly jobs: Pick<Jobs, 'define' | 'request'>,
    private readonly stored: StoredScoresNotifier,
    @Inject(ScoreListsRepository) private readonly lists: Pick<ScoreListsRepository, 'update'>,
  ) {}

  onModuleInit(): void {
    this.stored.onStored(({ length }) => this.count(length));
  }

  run(): Promise<void> {
    return this.lists.update();
  }

  private count(scores: number): void {
    this.unlisted += scores;
    if (this.unlisted < MOST_UNLISTED) return;
    this.unlisted = 0;
    this.jobs.request(this.name);
  }
}
