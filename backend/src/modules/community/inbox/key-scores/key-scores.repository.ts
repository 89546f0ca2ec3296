import { Injectable } from '@nestjs/common';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Row } from '../../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../../core/database/transaction.js';
import { formatColumns } from '../../../scores/shared/board-values.js';

/**
 * $1 scores. Notes the players who sent them without a play session to a game of somebody else, and returns those of
 * whom its creator was not notified before, as one row per game.
 */
const NOTE_NEW = {
  name: 'note-key-scorers',
  text: `
    WITH sent AS MATERIALIZED (
      SELECT DISTINCT ON (s.game_id, s.user_id)
             s.game_id, s.user_id, coalesce(s.board_id, s.game_id) AS board_id, s.score, s.created_at, g.created_by
      FROM scores s JOIN games g ON g.id = s.game_id JOIN users u ON u.id = s.user_id
      WHERE s.id = ANY($1::bigint[]) AND s.session_id IS NULL AND NOT is_maker(g.id, s.user_id)
      ORDER BY s.game_id, s.user_id, s.id
    ), noted AS (
      INSERT INTO key_scorers (game_id, user_id) SELECT game_id, user_id FROM sent ORDER BY game_id, user_id
      ON CONFLICT DO NOTHING
      RETURNING game_id, user_id
    )
    SELECT DISTINCT ON (sent.game_id)
           sent.game_id AS "gameId", sent.created_by AS "creatorId", sent.user_id AS "playerId", sent.score,
           (count(*) OVER (PARTITION BY sent.game_id))::int AS players, ${formatColumns('board')}
    FROM noted JOIN sent USING (game_id, user_id) JOIN boards board ON board.id = sent.board_id
    ORDER BY sent.game_id, sent.created_at DESC`,
};

export interface KeyScores extends Row, BoardFormat {
  gameId: number;
  creatorId: string;
  /** The last of the players, with the score. */
  playerId: string;
  /** As it is stored. */
  score: number;
  players: number;
}

@Injectable()
export class KeyScoresRepository {
  noteNew(transaction: Transaction, scoreIds: number[]): Promise<KeyScores[]> {
    return runIn<KeyScores>(transaction, NOTE_NEW, [scoreIds]);
  }
}
