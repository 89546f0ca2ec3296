import { HOME_NOTICES, type OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { NOTICE_COLUMNS, NOTICE_JOINS, presentNotice, type NoticeRow } from '../inbox/notice.presenter.js';

const MOST_NOTICES = 4;
const MOST_PLAYERS = 6;

/** $1 user, $2 kinds. */
const NEWS = {
  name: 'home-news',
  text: `
    SELECT ${NOTICE_COLUMNS}
    FROM (
      SELECT * FROM notices
      WHERE user_id = $1 AND kind = ANY($2::text[]) AND created_at > now() - interval '7 days'
      ORDER BY id DESC LIMIT ${MOST_NOTICES}
    ) n ${NOTICE_JOINS}
    ORDER BY n.id DESC`,
};

/** $1 user. */
const WEEK = {
  name: 'home-week',
  text: `
    WITH week AS (SELECT date_trunc('week', now() AT TIME ZONE 'UTC') AS begin)
    SELECT counted.scores, counted.games,
           (SELECT rank FROM player_ratings WHERE user_id = $1) AS "ratingRank",
           (SELECT rank FROM player_rating_days WHERE user_id = $1 AND day < week.begin::date ORDER BY day DESC LIMIT 1)
             AS "ratingRankBefore"
    FROM week CROSS JOIN LATERAL (
      SELECT count(*)::integer AS scores, count(DISTINCT game_id)::integer AS games
      FROM scores_of_player($1, week.begin AT TIME ZONE 'UTC')
    ) counted`,
};

/** $1 user. */
const PLAYING = {
  name: 'home-playing',
  text: `
    SELECT u.id, u.username, a.last_played_at AS "lastPlayedAt", g.id AS "gameId", g.name AS "gameName"
    FROM follows f
    JOIN active_players a ON a.user_id = f.followed_id AND a.last_played_at > now() - interval '5 minutes'
    JOIN users u ON u.id = a.user_id AND u.deleted_at IS NULL
    LEFT JOIN LATERAL (
      SELECT game_id FROM play_sessions p
      WHERE p.user_id = a.user_id AND p.ended_at IS NULL ORDER BY p.last_ping_at DESC LIMIT 1
    ) session ON true
    LEFT JOIN games g ON g.id = session.game_id AND g.active
    WHERE f.user_id = $1 ORDER BY a.last_played_at DESC, u.id LIMIT ${MOST_PLAYERS}`,
};

type Week = Omit<OwnHome['week'], 'rank'>;

interface PlayingRow extends Row {
  id: string;
  username: string;
  lastPlayedAt: Date;
  gameId: number | null;
  gameName: string | null;
}

const NOTHING: Week = { scores: 0, games: 0, ratingRank: null, ratingRankBefore: null };

/** What the home page of a user begins with. */
@Injectable()
export class HomeRepository {
  constructor(private readonly sql: Sql) {}

  async news(userId: string): Promise<Notice[]> {
    const rows = await this.sql.run<NoticeRow & Row>(NEWS, [userId, HOME_NOTICES]);
    return rows.map(presentNotice);
  }

  async week(userId: string): Promise<Week> {
    const [row] = await this.sql.run<Week & Row>(WEEK, [userId]);
    return row ?? NOTHING;
  }

  async playing(userId: string): Promise<OwnHome['playing']> {
    const rows = await this.sql.run<PlayingRow>(PLAYING, [userId]);
    return rows.map(({ id, username, lastPlayedAt, gameId, gameName }) => ({
      id,
      username,
      last_played_at: lastPlayedAt.toISOString(),
      game: gameId === null ? null : { id: gameId, name: gameName ?? '' },
    }));
  }
}
