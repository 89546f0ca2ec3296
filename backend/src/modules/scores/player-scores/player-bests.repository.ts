import { Injectable } from '@nestjs/common';
import type { ProfileBest } from '@gamegeek/contracts/profiles/profiles.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { RankSets } from '../ranks/rank-sets.store.js';
import { spanId } from '../shared/board.js';

/** Ranks are looked up for this many of the highest bests. */
const MAX_RANKED = 500;
const MAX_BESTS = 100;

interface BestRow extends Row {
  gameId: number;
  gameName: string;
  score: number;
  achievedAt: Date;
}

const BESTS = {
  name: 'bests-of-player',
  text: `
    SELECT b.board_id AS "gameId", g.name AS "gameName", b.score, b.achieved_at AS "achievedAt"
    FROM personal_bests b JOIN games g ON g.id = b.board_id AND g.active
    WHERE b.user_id = $1 ORDER BY b.score DESC, b.achieved_at, b.board_id LIMIT ${MAX_RANKED}`,
};

/** A player's bests in visible games, with ranks. */
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
      .map((row, index) => presentBest(row, ranks[index] ?? null))
      .sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || b.score - a.score)
      .slice(0, MAX_BESTS);
  }

  /** Reads all ranks in one round trip; returns none while Redis is unreachable. */
  private async ranksOf(userId: string, rows: BestRow[]): Promise<(number | null)[]> {
    if (rows.length === 0) return [];
    const queries = rows.map(({ gameId }) => ({ board: spanId({ board: gameId, period: 'all' }), userId }));
    return this.ranks.ranksOf(queries).catch(() => []);
  }
}

function presentBest({ gameId, gameName, score, achievedAt }: BestRow, rank: number | null): ProfileBest {
  return { gameId, gameName, score, rank, createdAt: achievedAt.toISOString() };
}
