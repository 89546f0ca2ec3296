import { Inject, type BeforeApplicationShutdown } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';
import type { StreamedEvent } from '../../../../core/events/event-stream.service.js';
import { GatheredWork } from '../../../../core/jobs/gathered-work.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { BestProjection } from '../../../scores/bests/best-projection.service.js';
import { NoticesService } from '../notices.service.js';
import type { NewNotice } from '../notices.sql.js';
import { FollowedRecordsRepository, type FollowedRecord } from './followed-records.repository.js';

const TEN_MINUTES_MS = 10 * 60_000;
const BATCH = 100;

/** Notifies the followers of players with a new best of all time, once for each player and day (UTC). */
@ScheduledJob()
export class NotifyFollowedRecordsJob implements BeforeApplicationShutdown {
  readonly name = 'notify-followed-records';
  readonly every = TEN_MINUTES_MS;
  readonly pacing = { min: 1_000, max: 30_000, perCost: 100 };
  private readonly players: WorkSet;
  private readonly raised: GatheredWork;

  constructor(
    jobs: Jobs,
    private readonly sql: Sql,
    private readonly projection: BestProjection,
    private readonly repository: FollowedRecordsRepository,
    private readonly notices: NoticesService,
    @Inject(REDIS) redis: Redis,
  ) {
    this.players = new WorkSet(redis, 'gamegeek:followed-records');
    this.raised = new GatheredWork({ jobs, job: this.name, work: this.players });
  }

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload }: StreamedEvent<'scores.accepted'>): void {
    this.raised.add(
      payload.bests.flatMap(({ all, gameId, boardId, userId }) => (all && boardId === gameId ? [userId] : [])),
    );
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.raised.flush();
  }

  async run(): Promise<void> {
    await this.projection.catchUp();
    await this.players.takeAll(BATCH, (playerIds) => this.notify(playerIds));
  }

  private notify(playerIds: string[]): Promise<void> {
    return this.sql.transaction(async (client) => {
      await this.repository.updateTold(client, playerIds);
      const untold = await this.repository.untold(client, playerIds);
      await this.notices.create(client, untold.map(noticeOf));
    });
  }
}

function noticeOf({ userId, playerId, occasion, gameId, games, scoreId }: FollowedRecord): NewNotice {
  return {
    userId,
    kind: 'followed_record',
    occasion,
    actorId: playerId,
    gameId,
    details: { games, score_id: scoreId },
  };
}
