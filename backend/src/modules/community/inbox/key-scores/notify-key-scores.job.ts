import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import type { StreamedEvent } from '../../../../core/events/event-stream.service.js';
import { GatheredWork } from '../../../../core/jobs/gathered-work.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { valueOf } from '../../../scores/shared/board-values.js';
import { NoticesService } from '../notices.service.js';
import type { NewNotice } from '../notices.sql.js';
import { KeyScoresRepository, type KeyScores } from './key-scores.repository.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

const TEN_MINUTES_MS = 10 * 60_000;
const BATCH = 500;

/** Notifies creators when the API key of another account sends its first score to their game. */
@ScheduledJob()
export class NotifyKeyScoresJob implements BeforeApplicationShutdown {
  readonly name = 'notify-key-scores';
  readonly every = TEN_MINUTES_MS;
  readonly pacing = { min: 1_000, max: 30_000, perCost: 100 };
  private readonly scores: WorkSet;
  private readonly first: GatheredWork;

  constructor(
    jobs: Jobs,
    private readonly sql: Sql,
    private readonly repository: KeyScoresRepository,
    private readonly notices: NoticesService,
    @Inject(REDIS) redis: Redis,
  ) {
    this.scores = new WorkSet(redis, 'gamegeek:key-scores');
    this.first = new GatheredWork({ jobs, job: this.name, work: this.scores });
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload }: StreamedEvent<'scores.accepted'>): void {
    this.first.add(payload.bests.flatMap(({ all, scoreId }) => (all === 'entered' ? [String(scoreId)] : [])));
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.first.flush();
  }

  run(): Promise<void> {
    return this.scores.takeAll(BATCH, (ids) => this.notify(ids.map(Number)));
  }

  private notify(scoreIds: number[]): Promise<void> {
    return this.sql.transaction(async (client) => {
      const found = await this.repository.noteNew(client, scoreIds);
      if (found.length > 0) await this.notices.create(client, found.map(noticeOf));
    });
  }
}

/** One notice per game: until it is read, further players are added to it. */
function noticeOf({ gameId, creatorId, playerId, players, score, ...format }: KeyScores): NewNotice {
  const details = { players, ...valueOf(format, score) };
  return { userId: creatorId, kind: 'key_score', occasion: `key_score:${gameId}`, actorId: playerId, gameId, details };
}
