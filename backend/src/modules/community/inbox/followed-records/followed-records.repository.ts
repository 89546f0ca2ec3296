import { Injectable } from '@nestjs/common';
import { TODAY } from '../../../../core/database/database-time.js';
import type { Row } from '../../../../core/database/sql.service.js';
import { runIn, type Transaction } from '../../../../core/database/transaction.js';

/** $1 players. The games on whose boards they have a new best since the day began (UTC), and the last of these bests. */
const RECORDS = `
  SELECT b.user_id, count(*)::integer AS games, ${TODAY}::text AS day,
         (array_agg(b.board_id ORDER BY b.achieved_at DESC, b.score_id DESC))[1] AS game_id,
         (array_agg(b.score_id ORDER BY b.achieved_at DESC, b.score_id DESC))[1] AS score_id
  FROM personal_bests b JOIN games g ON g.id = b.board_id AND g.active
  WHERE b.user_id = ANY($1::uuid[]) AND b.achieved_at >= ${TODAY}::timestamp AT TIME ZONE 'UTC'
  GROUP BY b.user_id`;

const OCCASION = `'followed_record:' || records.user_id || ':' || records.day`;

/** Notices of today say what has been added since. Whether they have been read stays. */
const UPDATE_TOLD = {
  name: 'update-followed-records',
  text: `
    WITH records AS MATERIALIZED (${RECORDS})
    UPDATE notices n
    SET game_id = records.game_id, details = jsonb_build_object('games', records.games, 'score_id', records.score_id)
    FROM records
    WHERE n.occasion = ${OCCASION} AND n.details ->> 'score_id' IS DISTINCT FROM records.score_id::text`,
};

/** The followers who have no notice of a player today. */
const UNTOLD = {
  name: 'untold-followed-records',
  text: `
    WITH records AS MATERIALIZED (${RECORDS})
    SELECT f.user_id AS "userId", records.user_id AS "playerId", ${OCCASION} AS occasion,
           records.game_id AS "gameId", records.games, records.score_id AS "scoreId"
    FROM records JOIN follows f ON f.followed_id = records.user_id
    WHERE NOT EXISTS (SELECT FROM notices n WHERE n.user_id = f.user_id AND n.occasion = ${OCCASION})`,
};

export interface FollowedRecord extends Row {
  /** The follower. */
  userId: string;
  playerId: string;
  occasion: string;
  /** The last game, and how many games it is today. */
  gameId: number;
  games: number;
  scoreId: number;
}

@Injectable()
export class FollowedRecordsRepository {
  async updateTold(transaction: Transaction, playerIds: string[]): Promise<void> {
    await runIn(transaction, UPDATE_TOLD, [playerIds]);
  }

  untold(transaction: Transaction, playerIds: string[]): Promise<FollowedRecord[]> {
    return runIn<FollowedRecord>(transaction, UNTOLD, [playerIds]);
  }
}
