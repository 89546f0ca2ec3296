import type { PlayedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Sql } from '../../../core/database/sql.service.js';
import { AppError } from '../../../core/errors/app-error.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { ScoresService } from '../../scores/submission/scores.service.js';
import type { Player, Recording, ScoreOrigin } from '../../scores/submission/submission.js';
import { roundKey } from '../round-key.js';
import { DailiesRepository, type GuestRun } from './dailies.repository.js';

/** What becomes of the counted runs. Their scores also count on the boards of their game, like all others. */
@Injectable()
export class DailyRuns {
  constructor(
    private readonly sql: Sql,
    private readonly repository: DailiesRepository,
    private readonly scores: ScoresService,
    private readonly publisher: TransactionalPublisher,
  ) {}

  /** The score of a run was stored, or that of a guest was saved; again with a repeat of the score. */
  async finish(roundId: string, { id, score }: Pick<PlayedScore, 'id' | 'score'>, origin: ScoreOrigin): Promise<void> {
    if (id === null) await this.repository.finishAsGuest(roundId, score, origin);
    else await this.sql.transaction((client) => this.finishOfAccount(client, roundId, id, origin.recording));
  }

  /** The runs of a guest become those of an account, on days on which it has none. */
  async claim(guestId: string, account: Player): Promise<void> {
    for (const run of await this.repository.claimable(guestId, account.userId)) {
      const scoreId = run.score === null ? null : await this.recordOf(run, run.score, account);
      if (scoreId === undefined) continue;
      await this.sql.transaction(async (client) => {
        await this.repository.claim(client, run.roundId, account.userId);
        if (scoreId !== null) await this.finishOfAccount(client, run.roundId, scoreId, run.origin.recording);
      });
    }
  }

  /** The id of the score of a guest's run; undefined if it is refused. */
  private async recordOf(
    { roundId, gameId, origin }: GuestRun,
    score: number,
    { userId, username }: Player,
  ): Promise<number | undefined> {
    try {
      const idempotencyKey = roundKey(roundId);
      const { answer } = await this.scores.record({ userId, username, gameId, score, idempotencyKey, origin });
      return answer.id;
    } catch (error) {
      if (error instanceof AppError && error.status < 500) return undefined;
      throw error;
    }
  }

  private async finishOfAccount(
    client: PoolClient,
    roundId: string,
    scoreId: number,
    recording: Recording | null,
  ): Promise<void> {
    const finished = await this.repository.finish(client, { roundId, scoreId, recording });
    if (finished) await this.publisher.emit(client, 'daily.finished', finished);
  }
}
