import { Injectable } from '@nestjs/common';
import type { ProfileBest } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { RankSets } from '../ranks/rank-sets.store.js';
import { boardColumns, otherBoard, valueOf, type NamedBoard } from '../shared/board-values.js';
import { spanId } from '../shared/board.js';
import { isRecorded } from '../shared/recordings.sql.js';

/** Ranks are looked up for this many of the highest bests. */
const MAX_RANKED = 500;
const MAX_BESTS = 100;

interface BestRow extends Row, NamedBoard {
  boardId: number;
  gameId: number;
  gameName: string;
  score: number;
  scoreId: number;
  achievedAt: Date;
  recorded: boolean;
}

/** $1 player. On the newest editions of boards. */
const BESTS = {
  name: 'bests-of-player',
  text: `
    SELECT board.id AS "boardId", g.id AS "gameId", g.name AS "gameName", b.score, b.score_id AS "scoreId",
           b.achieved_at AS "achievedAt", ${isRecorded('b')} AS recorded, ${boardColumns('board')}
    FROM personal_bests b JOIN boards board ON board.id = b.board_id AND board.removed_at IS NULL
    JOIN games g ON g.id = board.game_id AND g.active
    WHERE b.user_id = $1 AND NOT EXISTS (
      SELECT FROM boards newer
      WHERE newer.game_id = board.game_id AND newer.slug = board.slug AND newer.edition > board.edition
    )
    ORDER BY board.id <> g.id, b.score DESC, b.achieved_at, b.board_id LIMIT ${MAX_RANKED}`,
};

/** A player's bests on the boards of visible games, with ranks. */
@Injectable()
export class PlayerBestsRepository {
  constructor(
    private readonly sql: Sql,
    private readonly ranks: RankSets,
    private readonly projection: BestProjection,
  ) {}

  /** The best ranks first, at most 100. */
  async of(userId: string): Promise<ProfileBest[]> {
    await this.projection.catchUp();
    const rows = await this.sql.run<BestRow>(BESTS, [userId]);
    const ranks = await this.ranksOf(userId, rows);
    return rows
      .map((row, index) => ({ row, rank: ranks[index] ?? null }))
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.row.score - a.row.score)
      .slice(0, MAX_BESTS)
      .map(({ row, rank }) => presentBest(row, rank));
  }

  /** Reads all ranks in one round trip; returns none while Redis is unreachable. */
  private async ranksOf(userId: string, rows: BestRow[]): Promise<(number | null)[]> {
    if (rows.length === 0) return [];
    const queries = rows.map(({ boardId }) => ({ board: spanId({ board: boardId, period: 'all' }), userId }));
    return this.ranks.ranksOf(queries).catch(() => []);
  }
}

function presentBest(row: BestRow, rank: number | null): ProfileBest {
  const { gameId, gameName, score, scoreId, achievedAt, recorded } = row;
  const best = { gameId, gameName, ...otherBoard(row), ...valueOf(row, score), scoreId, rank };
  return { ...best, createdAt: achievedAt.toISOString(), ...(recorded && { recorded }) };
}
