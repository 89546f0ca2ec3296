import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import { TransactionalPublisher } from '../../../../core/events/transactional-publisher.service.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { boardUpdatesOf } from '../../ranks/board-updates.js';
import { RankSets } from '../../ranks/rank-sets.store.js';
import { scoreRange, type RaisedBest, type ScoreRange, type ScoresAccepted } from '../../shared/scores.events.js';
import { CURRENT_BESTS, type CurrentBestRow } from './current-bests.sql.js';

/** The number of scores for each event and script call; the arguments of scripts are limited. */
const SCORES_AT_ONCE = 1_000;

/** Projects and publishes scores whose outbox rows remained after a crash or while Redis was unreachable. */
@Injectable()
export class ScoreOutboxHandler implements OnModuleInit {
  constructor(
    private readonly publisher: TransactionalPublisher,
    private readonly sql: Sql,
    private readonly ranks: RankSets,
    private readonly projection: BestProjection,
  ) {}

  onModuleInit(): void {
    this.publisher.register('scores.accepted', { payload: scoreRange, replay: (ranges) => this.replay(ranges) });
  }

  private async replay(ranges: ScoreRange[]): Promise<void> {
    const ids = ranges.flatMap(idsOf);
    for (let at = 0; at < ids.length; at += SCORES_AT_ONCE) await this.republish(ids.slice(at, at + SCORES_AT_ONCE));
  }

  /** Publishes the current bests of the players of these scores. Throws if it fails, so that the relay retries. */
  private async republish(scoreIds: number[]): Promise<void> {
    await this.projection.projectAll();
    const rows = await this.currentBests(scoreIds);
    if (!rows[0]) return;
    const { day, removals } = rows[0];
    const bests = rows.map(bestOf);
    const updates = boardUpdatesOf(bests, day);
    const payload: ScoresAccepted = { day, boards: updates.map(({ board }) => board), bests };
    await this.ranks.raise({ updates, queries: [], event: { name: 'scores.accepted', payload }, removals });
  }

  private currentBests(scoreIds: number[]): Promise<CurrentBestRow[]> {
    return this.sql.inBackground(async (client) => {
      const { rows } = await client.query<CurrentBestRow>(CURRENT_BESTS, [scoreIds]);
      return rows;
    });
  }
}

function bestOf({ achievedAt, period, verified, ...row }: CurrentBestRow): RaisedBest {
  const { gameId, boardId, userId, username, score, scoreId } = row;
  const best = { gameId, boardId, userId, username, score, scoreId, achievedAt: achievedAt.toISOString() };
  return { ...best, ...(verified ? { verified } : {}), [period]: 'raised' };
}

/** Ids of repeats have no score. */
function idsOf({ first, last }: ScoreRange): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
