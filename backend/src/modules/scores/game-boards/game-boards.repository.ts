import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { BoardKind, BoardPolicy, Direction, OnDoubt } from '@gamegeek/contracts/boards/board-settings.js';
import type { ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';
import type { Reset } from '@gamegeek/contracts/scores/period.js';

/** What is stored of a board, besides its game and name. */
export interface BoardSettings {
  name: string;
  direction: Direction;
  kind: BoardKind;
  decimals: number;
  unit: string | null;
  policy: BoardPolicy;
  resets: Reset[];
  position: number;
  /** The rules of a main board are those of its game. */
  accepts: ScoreAcceptance | null;
  minValue: number | null;
  maxValue: number | null;
  minSeconds: number | null;
  needsRound: boolean;
  onDoubt: OnDoubt;
}

export interface StoredBoard extends BoardSettings {
  id: number;
  slug: string;
  edition: number;
  /** The editions before that can be read, the newest first. */
  earlier: { edition: number; policy: BoardPolicy; endedAt: string }[];
  /** Scores were sent to it. */
  locked: boolean;
}

/** ? board, in all places: some scores may not be projected yet. */
const IS_LOCKED = `
  EXISTS (SELECT FROM personal_bests WHERE board_id = boards.id)
  OR EXISTS (SELECT FROM unprojected_scores WHERE board_id = boards.id)
  OR EXISTS (SELECT FROM trial_scores WHERE board_id = boards.id)`;

/** How many earlier editions of a board are listed. */
const MAX_EARLIER = 100;

const EARLIER = `
  SELECT coalesce(jsonb_agg(jsonb_build_object('edition', edition, 'policy', policy, 'endedAt', ended_at) ORDER BY edition DESC), '[]')
  FROM (
    SELECT * FROM (
      SELECT edition, policy, removed_at, lead(created_at) OVER (ORDER BY edition) AS ended_at FROM boards all_editions
      WHERE all_editions.game_id = boards.game_id AND all_editions.slug = boards.slug
    ) editions
    WHERE edition < boards.edition AND removed_at IS NULL ORDER BY edition DESC LIMIT ${MAX_EARLIER}
  ) earlier`;

/** ? game. The newest edition of each board. */
const LIST = `
  SELECT id, slug, edition, name, direction, kind, decimals, unit, policy, resets, position, accepts,
         min_value AS "minValue", max_value AS "maxValue", min_seconds AS "minSeconds", needs_round AS "needsRound",
         on_doubt AS "onDoubt", (${IS_LOCKED}) AS locked, (${EARLIER}) AS earlier
  FROM (
    SELECT DISTINCT ON (slug) * FROM boards WHERE game_id = ? ORDER BY slug, edition DESC
  ) boards WHERE removed_at IS NULL ORDER BY slug <> 'main', position, slug`;

const COLUMNS = `
  name, direction, kind, decimals, unit, policy, resets, position, accepts, min_value, max_value, min_seconds, needs_round,
  on_doubt`;

/** ? game, ? slug, ? game, ? slug, then the settings. A slug that was removed continues with the next edition. */
const ADD = `
  INSERT INTO boards (game_id, slug, edition, ${COLUMNS})
  SELECT ?, ?, coalesce((SELECT max(edition) FROM boards WHERE game_id = ? AND slug = ?), 0) + 1,
         ?, ?, ?, ?::smallint, ?, ?, ?::text[], ?, ?, ?, ?, ?, ?, ?`;

/** The settings, ? whether it counts in totals, ? board. */
const UPDATE = `
  UPDATE boards SET (${COLUMNS}) = (?, ?, ?, ?::smallint, ?, ?, ?::text[], ?, ?, ?, ?, ?, ?, ?) WHERE id = ?`;

/**
 * ? board. Totals have no sums of values of which the lower is better, and none of games that an admin has taken out of
 * the global ranking.
 */
const COUNT_BY_DIRECTION = `
  UPDATE boards SET counts_in_totals = direction = 'desc' AND NOT (SELECT unranked FROM games WHERE id = game_id)
  WHERE id = ? AND id = game_id`;

/** ? game, ? slug. All editions. */
const REMOVE = `UPDATE boards SET removed_at = now() WHERE game_id = ? AND slug = ? AND removed_at IS NULL`;

/** Boards of games. Changes run in a transaction that has locked the game. */
@Injectable()
export class GameBoardsRepository {
  list(em: EntityManager, gameId: number): Promise<StoredBoard[]> {
    return em.execute<StoredBoard[]>(LIST, [gameId]);
  }

  async add(em: EntityManager, gameId: number, slug: string, settings: BoardSettings): Promise<void> {
    await em.execute(ADD, [gameId, slug, gameId, slug, ...valuesOf(settings)]);
  }

  async update(em: EntityManager, boardId: number, settings: BoardSettings): Promise<void> {
    await em.execute(UPDATE, [...valuesOf(settings), boardId]);
    await em.execute(COUNT_BY_DIRECTION, [boardId]);
  }

  async remove(em: EntityManager, gameId: number, slug: string): Promise<void> {
    await em.execute(REMOVE, [gameId, slug]);
  }
}

const valuesOf = (board: BoardSettings): unknown[] => [
  ...[board.name, board.direction, board.kind, board.decimals, board.unit, board.policy],
  ...[`{${board.resets.join(',')}}`],
  ...[board.position, board.accepts, board.minValue, board.maxValue, board.minSeconds, board.needsRound, board.onDoubt],
];
