import { Injectable } from '@nestjs/common';
import type { GameOffer } from '@gamegeek/contracts/studio/studio.schemas.js';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

export interface GameActivityRow extends Row {
  gameId: number;
  playsToday: number;
  scores: number;
  lastAt: Date | null;
}

interface OfferRow extends Row {
  kind: GameOffer['kind'];
  gameId: number;
  name: string;
  userId: string;
  username: string;
  at: Date;
}

/** $1 games. The newest scores are in no list yet, and not counted. */
const ACTIVITY = {
  name: 'activity-of-own-games',
  text: `
    WITH unlisted AS MATERIALIZED (
      SELECT game_id, count(*) AS scores, max(created_at) AS last_at
      FROM unlisted_scores WHERE game_id = ANY ($1::integer[]) GROUP BY game_id
    )
    SELECT g.id AS "gameId", coalesce(today.plays, 0) AS "playsToday",
           (coalesce(c.scores, 0) + coalesce(u.scores, 0))::float8 AS scores,
           greatest(u.last_at, (SELECT max(newest_at) FROM game_score_lists WHERE game_id = g.id)) AS "lastAt"
    FROM unnest($1::integer[]) AS g (id)
    LEFT JOIN unlisted u ON u.game_id = g.id
    LEFT JOIN score_counts c
      ON c.game_id = g.id AND c.week = date_trunc('week', now() AT TIME ZONE 'UTC')::date
    LEFT JOIN game_stats today ON today.game_id = g.id AND today.day = ${TODAY}`,
};

/** $1 user. What the user has not answered yet; an invitation by the co-maker who sent it, an offer by the creator. */
const OFFERS = {
  name: 'offers-of-games',
  text: `
    SELECT o.kind, g.id AS "gameId", g.name, u.id AS "userId", u.username, o.at
    FROM (
      SELECT 'maker_invite' AS kind, game_id, invited_by, invited_at AS at FROM game_makers
      WHERE user_id = $1 AND accepted_at IS NULL
      UNION ALL
      SELECT 'transfer', game_id, NULL, offered_at FROM game_transfers WHERE user_id = $1
    ) o
    JOIN games g ON g.id = o.game_id
    JOIN users u ON u.id = coalesce(o.invited_by, g.created_by)
    ORDER BY o.at DESC, g.id`,
};

/** What makers see of their games in the studio. */
@Injectable()
export class OwnStudioRepository {
  constructor(private readonly sql: Sql) {}

  activity(gameIds: readonly number[]): Promise<GameActivityRow[]> {
    return this.sql.run<GameActivityRow>(ACTIVITY, [gameIds]);
  }

  async offers(userId: string): Promise<GameOffer[]> {
    const rows = await this.sql.run<OfferRow>(OFFERS, [userId]);
    return rows.map(({ kind, gameId, name, userId: by, username, at }) => ({
      kind,
      game: { id: gameId, name },
      by: { id: by, username },
      at: at.toISOString(),
    }));
  }
}
