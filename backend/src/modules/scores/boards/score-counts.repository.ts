import { Injectable } from '@nestjs/common';
import { SwrCache } from '../../../core/cache/swr-cache.js';
import { Sql } from '../../../core/database/sql.service.js';
import { spanId, type BoardSpan } from '../shared/board.js';
import { ALL_GAMES } from '../shared/score-counts.sql.js';

/** Smaller counts are read each time. */
const CACHED_FROM = 2_000;

/**
 * $1 game, or all of them; $2 week, or null for all time. Scores that are not listed by player yet are not counted yet.
 */
const COUNT = {
  name: 'count-scores',
  text: `
    SELECT (
      (SELECT coalesce(sum(scores), 0) FROM score_counts
       WHERE game_id = $1::integer AND ($2::date IS NULL OR week = $2::date))
      + (SELECT count(*) FROM unlisted_scores
         WHERE $1::integer IN (${ALL_GAMES}, game_id)
           AND ($2::date IS NULL OR created_at >= $2::date::timestamp AT TIME ZONE 'UTC'))
    )::float8 AS scores`,
};

/** The number of scores of a board, lower ones of its players included. */
@Injectable()
export class ScoreCountsRepository {
  private readonly cache = new SwrCache<number>((scores) => scores >= CACHED_FROM);

  constructor(private readonly sql: Sql) {}

  /** @param board of all time or of the current week */
  count(board: BoardSpan): Promise<number> {
    return this.cache.get(spanId(board), async () => {
      const [row] = await this.sql.run<{ scores: number }>(COUNT, [
        board.board === 'global' ? ALL_GAMES : board.board,
        board.since ?? null,
      ]);
      return row?.scores ?? 0;
    });
  }
}
