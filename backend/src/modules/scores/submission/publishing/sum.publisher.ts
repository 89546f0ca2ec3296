import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../../core/events/outbox.repository.js';
import { spanId } from '../../shared/board.js';
import type { RaisedBest } from '../../shared/scores.events.js';
import type { ChangedSum } from '../commit/accept-scores.sql.js';
import type { CommittedScores } from '../commit/committed-scores.js';
import { IdempotencyResponseStore } from '../idempotency/idempotency-response.store.js';
import type { FreshScore } from '../submission.js';
import { BestsFromDatabase } from './bests-from-database.service.js';
import type { Results } from './score.publisher.js';

/**
 * Publishes the sums that committed scores have raised. A sum only grows, until a score is removed: so for ranks, boards
 * and watchers it is a best like any other.
 */
@Injectable()
export class SumPublisher {
  constructor(
    private readonly database: BestsFromDatabase,
    private readonly outbox: Outbox,
    private readonly responses: IdempotencyResponseStore,
  ) {}

  async publish({ scores, first, last, isKeyed, row, day }: CommittedScores): Promise<Results> {
    const sums = row.sums ?? [];
    const byId = new Map(scores.map((score) => [score.id, score]));
    const byPlayer = new Map(scores.map((score) => [playerOf(score), score]));
    const bests = sums.flatMap((sum) => {
      const score = byPlayer.get(playerOf(sum));
      return score ? [raisedBest(sum, score, byId.get(sum.scoreId))] : [];
    });
    const players = [...byPlayer.values()];
    const queries = players.map(({ userId, boardId }) => ({
      userId,
      board: spanId({ board: boardId, period: 'all' }),
    }));
    const ranks = await this.database.publish({ day, boards: [], bests }, row.removals, queries);
    if (ranks && row.eventId !== null) this.outbox.markPublished(row.eventId);

    const rankOf = new Map(players.map((player, index) => [playerOf(player), ranks?.[index] ?? null]));
    const grown = new Set(sums.map(playerOf));
    const createdAt = row.at.toISOString();
    const written = new Map(
      scores.map((score) => {
        const player = playerOf(score);
        const rank = rankOf.get(player) ?? null;
        return [score.id, { id: score.id, createdAt, personalBest: grown.has(player), rank, replayed: false }];
      }),
    );
    if (isKeyed) this.responses.store({ first, last, written });
    return written;
  }
}

const playerOf = ({ userId, boardId }: Pick<ChangedSum, 'userId' | 'boardId'>): string => `${boardId} ${userId}`;

/** Only a sum of one score is a run that was checked and can be watched. */
function raisedBest(
  { userId, boardId, period, score, scoreId, achievedAt, previous }: ChangedSum,
  { gameId, username }: FreshScore,
  newest: FreshScore | undefined,
): RaisedBest {
  const run = newest?.score === score ? newest.origin : undefined;
  return {
    ...{ gameId, boardId, userId, username, score, scoreId, achievedAt: new Date(achievedAt).toISOString() },
    ...(run?.verified && { verified: true }),
    ...(run?.recording && { recorded: true }),
    [period]: previous === null ? 'entered' : 'raised',
  };
}
