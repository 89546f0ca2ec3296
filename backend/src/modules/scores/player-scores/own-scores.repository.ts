import { Injectable } from '@nestjs/common';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { Slice } from '../../../core/http/input/paging.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { boardColumns, type NamedBoard } from '../shared/board-values.js';
import { isRecorded } from '../shared/recordings.sql.js';

export interface PlayedGameRow extends Row {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  categories: GameCategory[];
}

export interface OwnScoreRow extends Row, NamedBoard {
  id: number;
  gameId: number;
  gameName: string;
  score: number;
  createdAt: Date;
  recorded: boolean;
}

/** $1 player, $2 limit, $3 offset. Ordered by the time of the best in each game. */
const GAMES = {
  name: 'own-games',
  text: `
    SELECT g.id, g.name, g.description, g.image_url AS "imageUrl", g.categories
    FROM personal_bests b JOIN games g ON g.id = b.board_id AND g.active
    WHERE b.user_id = $1 ORDER BY b.achieved_at DESC, b.score_id DESC LIMIT $2 OFFSET $3`,
};

const COUNT_GAMES = {
  name: 'own-games-count',
  text: `
    SELECT count(*) AS count FROM personal_bests b JOIN games g ON g.id = b.board_id AND g.active WHERE b.user_id = $1`,
};

/**
 * $1 player, $2 limit, $3 offset. A player may have millions of scores: only as many of the newest ones are sorted as
 * the page and those before it need. Names are joined for the page only.
 */
const SCORES = {
  name: 'own-scores',
  text: `
    SELECT s.id, s.game_id AS "gameId", g.name AS "gameName", s.score, s.created_at AS "createdAt",
           ${isRecorded('s', 'id')} AS recorded, ${boardColumns('board')}
    FROM (
      SELECT s.*
      FROM start_of_newest_scores($1, $2::integer + $3::integer) newest
      CROSS JOIN LATERAL scores_of_player($1, newest.since) s
      ORDER BY s.created_at DESC, s.id DESC LIMIT $2 OFFSET $3
    ) s JOIN games g ON g.id = s.game_id JOIN boards board ON board.id = s.board_id
    ORDER BY s.created_at DESC, s.id DESC`,
};

/** Counts up to the maximum page depth, so that the cost is bounded. */
const COUNT_SCORES = {
  name: 'own-scores-count',
  text: `SELECT count(*) AS count FROM (SELECT FROM scores_of_player($1) LIMIT ${MAX_PAGE_DEPTH}) AS own`,
};

/** A player's visible games and all scores. */
@Injectable()
export class OwnScoresRepository {
  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
  ) {}

  async games(userId: string, { limit, offset }: Slice): Promise<[PlayedGameRow[], number]> {
    await this.projection.catchUp();
    return Promise.all([this.sql.run<PlayedGameRow>(GAMES, [userId, limit, offset]), this.count(COUNT_GAMES, userId)]);
  }

  async scores(userId: string, { limit, offset }: Slice): Promise<[OwnScoreRow[], number]> {
    return Promise.all([this.sql.run<OwnScoreRow>(SCORES, [userId, limit, offset]), this.count(COUNT_SCORES, userId)]);
  }

  private async count(statement: typeof COUNT_SCORES, userId: string): Promise<number> {
    const [row] = await this.sql.run<{ count: number }>(statement, [userId]);
    return row?.count ?? 0;
  }
}
