import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { Injectable } from '@nestjs/common';
import { Sql, type Row } from '../../../../core/database/sql.service.js';
import { boardColumns, formatColumns, type NamedBoard } from '../../../scores/shared/board-values.js';

/** The least time between two calls of a webhook. */
const PAUSE = `interval '1 minute'`;
const LONGEST_PAUSE = `interval '6 hours'`;

/** Of the newest editions of the boards of games. Each addition to a sum would be a record, so sums have none. */
const FIRST_PLACES = `
  FROM boards board
  CROSS JOIN LATERAL (
    SELECT user_id, score, score_id FROM personal_bests WHERE board_id = board.id
    ORDER BY score DESC, achieved_at, score_id LIMIT 1
  ) top
  WHERE board.removed_at IS NULL AND board.policy = 'best' AND NOT EXISTS (
    SELECT FROM boards newer
    WHERE newer.game_id = board.game_id AND newer.slug = board.slug AND newer.edition > board.edition
  )`;

/**
 * $1 game, $2 user, $3 id and $4 sealed token of the webhook. What has happened before is not reported. A webhook that
 * is connected again may have been called just now. Locks the user, so that no deleted account has one.
 */
const CONNECT = {
  name: 'connect-webhook',
  text: `
    INSERT INTO game_webhooks AS known (game_id, created_by, webhook_id, sealed_token, next_call_at, leaders, week)
    SELECT $1::integer, u.id, $3, $4, now() + ${PAUSE}, coalesce(first.places, '{}'), (SELECT max(week) FROM finalized_weeks)
    FROM users u
    CROSS JOIN LATERAL (
      SELECT jsonb_object_agg(board.id, jsonb_build_object('score', top.score, 'scoreId', top.score_id)) AS places
      ${FIRST_PLACES} AND board.game_id = $1::integer
    ) first
    WHERE u.id = $2 AND u.deleted_at IS NULL FOR KEY SHARE OF u
    ON CONFLICT (game_id) DO UPDATE SET
      created_by = excluded.created_by, webhook_id = excluded.webhook_id, sealed_token = excluded.sealed_token,
      created_at = now(), refused_at = NULL, failures = 0, next_call_at = excluded.next_call_at,
      last_sent_at = NULL, leaders = excluded.leaders, week = excluded.week,
      last_call_at = CASE WHEN known.webhook_id = excluded.webhook_id THEN known.last_call_at END`,
};

/** $1 game. */
const OF_GAME = {
  name: 'webhook-of-game',
  text: `
    SELECT w.game_id AS "gameId", w.webhook_id AS "webhookId", w.sealed_token AS "sealedToken",
           w.created_at AS "createdAt", w.refused_at AS "refusedAt", w.last_sent_at AS "lastSentAt", w.failures,
           w.leaders, w.week, g.name AS game, coalesce(p.language, 'en') AS language
    FROM game_webhooks w JOIN games g ON g.id = w.game_id LEFT JOIN preferences p ON p.user_id = w.created_by
    WHERE w.game_id = $1`,
};

/** $1 last game of the previous batch, $2 limit. Those that may be called now. */
const DUE = {
  name: 'due-webhooks',
  text: `
    SELECT w.game_id AS "gameId", w.webhook_id AS "webhookId", w.sealed_token AS "sealedToken",
           w.created_at AS "createdAt", w.refused_at AS "refusedAt", w.last_sent_at AS "lastSentAt", w.failures,
           w.leaders, w.week, g.name AS game, coalesce(p.language, 'en') AS language
    FROM game_webhooks w JOIN games g ON g.id = w.game_id AND g.active
    LEFT JOIN preferences p ON p.user_id = w.created_by
    WHERE w.refused_at IS NULL AND w.next_call_at <= now() AND w.game_id > $1 ORDER BY w.game_id LIMIT $2`,
};

/** $1 games. The main board first. */
const LEADERS = {
  name: 'leaders-of-games',
  text: `
    SELECT board.game_id AS "gameId", board.id AS "boardId", ${boardColumns('board')}, top.score,
           top.score_id AS "scoreId", (SELECT username FROM users WHERE id = top.user_id) AS username
    ${FIRST_PLACES} AND board.game_id = ANY ($1::integer[])
    ORDER BY board.game_id, board.id <> board.game_id, board.position, board.slug`,
};

/** $1 games. Of the last week that is over, if its champions are known. */
const CHAMPIONS = {
  name: 'champions-of-games',
  text: `
    SELECT c.game_id AS "gameId", c.week, to_char(c.week, 'IYYY-"W"IW') AS name, c.place, c.score, u.username,
           ${formatColumns('main')}
    FROM week_champions c JOIN users u ON u.id = c.user_id JOIN boards main ON main.id = c.game_id
    WHERE c.game_id = ANY ($1::integer[]) AND c.week = (
      SELECT max(week) FROM finalized_weeks WHERE finalized_at > now() - interval '7 days' AND NOT recount
    )
    ORDER BY c.game_id, c.place, c.achieved_at, c.score_id`,
};

/**
 * $1 game, $2 id of the webhook. Returns no row if it has been called less than a minute ago, for this game or another
 * one. Locks all of them, so that only one call is made at once.
 */
const CLAIM = {
  name: 'claim-webhook',
  text: `
    WITH same AS MATERIALIZED (
      SELECT last_call_at FROM game_webhooks WHERE webhook_id = $2 ORDER BY game_id FOR UPDATE
    )
    UPDATE game_webhooks SET last_call_at = now(), next_call_at = greatest(next_call_at, now() + ${PAUSE})
    WHERE game_id = $1 AND webhook_id = $2 AND refused_at IS NULL
      AND NOT EXISTS (SELECT FROM same WHERE last_call_at > now() - ${PAUSE})
    RETURNING game_id`,
};

/** $1 game, $2 id of the webhook, $3 leaders, $4 week: what has been reported, or needs no message. */
const REPORTED = {
  name: 'webhook-reported',
  text: 'UPDATE game_webhooks SET leaders = $3::jsonb, week = $4::date WHERE game_id = $1 AND webhook_id = $2',
};

/** $1 game, $2 id of the webhook. */
const SENT = {
  name: 'webhook-sent',
  text: 'UPDATE game_webhooks SET last_sent_at = now(), failures = 0 WHERE game_id = $1 AND webhook_id = $2',
};
const REFUSED = {
  name: 'webhook-refused',
  text: 'UPDATE game_webhooks SET refused_at = now() WHERE game_id = $1 AND webhook_id = $2',
};

/** $1 game, $2 id of the webhook, $3 seconds that Discord asks for, or null. The pause doubles with each failure. */
const FAILED = {
  name: 'webhook-failed',
  text: `
    UPDATE game_webhooks SET failures = failures + 1, next_call_at = now() + greatest(
      least(${PAUSE} * 2 ^ least(failures, 10), ${LONGEST_PAUSE}), least($3::integer * interval '1 second', ${LONGEST_PAUSE})
    )
    WHERE game_id = $1 AND webhook_id = $2`,
};

/** $1 game. */
const REMOVE = { name: 'remove-webhook', text: 'DELETE FROM game_webhooks WHERE game_id = $1' };

/** $1 game, $2 sealed token, $3 the one before. */
const RESEAL = {
  name: 'reseal-webhook',
  text: 'UPDATE game_webhooks SET sealed_token = $2 WHERE game_id = $1 AND sealed_token = $3',
};

const SEALED = {
  name: 'sealed-webhooks',
  text: 'SELECT game_id AS "gameId", sealed_token AS "sealedToken" FROM game_webhooks',
};

/** $1 user. Without tokens. */
const OF_USER = {
  name: 'webhooks-of-user',
  text: `
    SELECT game_id AS "gameId", webhook_id AS "webhookId", created_at AS "createdAt" FROM game_webhooks
    WHERE created_by = $1 ORDER BY game_id`,
};

export interface SealedWebhook extends Row {
  gameId: number;
  sealedToken: Buffer;
}

export interface GameWebhook extends SealedWebhook {
  webhookId: string;
  createdAt: Date;
  refusedAt: Date | null;
  lastSentAt: Date | null;
  failures: number;
  leaders: Record<string, { score: number; scoreId: number }>;
  week: string | null;
  game: string;
  language: Language;
}

export interface Leader extends Row, NamedBoard {
  gameId: number;
  boardId: number;
  username: string;
  score: number;
  scoreId: number;
}

export interface ChampionOfGame extends Row, BoardFormat {
  gameId: number;
  /** Its Monday. */
  week: string;
  /** `2026-W47` */
  name: string;
  place: number;
  score: number;
  username: string;
}

type Called = Pick<GameWebhook, 'gameId' | 'webhookId'>;

/** The Discord webhooks of games, and what they report. */
@Injectable()
export class GameWebhooksRepository {
  constructor(private readonly sql: Sql) {}

  async connect(
    gameId: number,
    userId: string,
    { id, sealedToken }: { id: string; sealedToken: Buffer },
  ): Promise<void> {
    await this.sql.run(CONNECT, [gameId, userId, id, sealedToken]);
  }

  async find(gameId: number): Promise<GameWebhook | undefined> {
    const [row] = await this.sql.run<GameWebhook>(OF_GAME, [gameId]);
    return row;
  }

  async remove(gameId: number): Promise<void> {
    await this.sql.run(REMOVE, [gameId]);
  }

  due(after: number, limit: number): Promise<GameWebhook[]> {
    return this.sql.run<GameWebhook>(DUE, [after, limit]);
  }

  leaders(gameIds: number[]): Promise<Leader[]> {
    return this.sql.run<Leader>(LEADERS, [gameIds]);
  }

  champions(gameIds: number[]): Promise<ChampionOfGame[]> {
    return this.sql.run<ChampionOfGame>(CHAMPIONS, [gameIds]);
  }

  /** Returns false if it may not be called now. */
  async claim({ gameId, webhookId }: Called): Promise<boolean> {
    return (await this.sql.run(CLAIM, [gameId, webhookId])).length > 0;
  }

  async reported({ gameId, webhookId }: Called, leaders: GameWebhook['leaders'], week: string | null): Promise<void> {
    await this.sql.run(REPORTED, [gameId, webhookId, JSON.stringify(leaders), week]);
  }

  async sent({ gameId, webhookId }: Called): Promise<void> {
    await this.sql.run(SENT, [gameId, webhookId]);
  }

  async refused({ gameId, webhookId }: Called): Promise<void> {
    await this.sql.run(REFUSED, [gameId, webhookId]);
  }

  async failed({ gameId, webhookId }: Called, retryIn: number | undefined): Promise<void> {
    await this.sql.run(FAILED, [gameId, webhookId, retryIn ?? null]);
  }

  sealed(): Promise<SealedWebhook[]> {
    return this.sql.run<SealedWebhook>(SEALED);
  }

  /** Not if it has changed since it was read. */
  async reseal({ gameId, sealedToken }: SealedWebhook, resealed: Buffer): Promise<void> {
    await this.sql.run(RESEAL, [gameId, resealed, sealedToken]);
  }

  ofUser(userId: string): Promise<Row[]> {
    return this.sql.run(OF_USER, [userId]);
  }
}
