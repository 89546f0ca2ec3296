import { Injectable } from '@nestjs/common';
import type { RacesOfRun } from '@gamegeek/contracts/races/races.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';

export interface FinishedRace {
  scoreId: number;
  /** An account or a guest. */
  playerId: string;
  score: number;
}

/**
 * $1 score, $2 player, $3 score of the race. Keeps the best. The player is locked, so that none is deleted meanwhile, and
 * the recording, because it may be.
 */
const RECORD = {
  name: 'record-race',
  text: `
    WITH account AS MATERIALIZED (SELECT id FROM users WHERE id = $2 AND deleted_at IS NULL FOR KEY SHARE),
    guest AS MATERIALIZED (SELECT id FROM guests WHERE id = $2 FOR KEY SHARE),
    player AS (SELECT id, NULL::uuid AS guest_id FROM account UNION ALL SELECT id, id FROM guest),
    run AS MATERIALIZED (SELECT score_id FROM recordings WHERE score_id = $1 FOR KEY SHARE)
    INSERT INTO races AS kept (score_id, player_id, guest_id, score)
    SELECT run.score_id, player.id, player.guest_id, $3 FROM run, player
    ON CONFLICT (score_id, player_id) DO UPDATE SET score = excluded.score, finished_at = now()
      WHERE excluded.score > kept.score`,
};

/** $1 score, $2 its points. */
const COUNT = {
  name: 'count-races',
  text: `
    SELECT count(*)::int AS racers, count(*) FILTER (WHERE score > $2)::int AS winners
    FROM races WHERE score_id = $1`,
};

/** $1 player. */
const OF_PLAYER = {
  name: 'races-data',
  text: `
    SELECT score_id AS "scoreId", score, finished_at AS "finishedAt"
    FROM races WHERE player_id = $1 ORDER BY score_id`,
};

@Injectable()
export class RacesRepository {
  constructor(private readonly sql: Sql) {}

  async record({ scoreId, playerId, score }: FinishedRace): Promise<void> {
    await this.sql.run(RECORD, [scoreId, playerId, score]);
  }

  /** How many players have raced a recording, and how many of them had more points. */
  async count(scoreId: number, score: number): Promise<RacesOfRun> {
    const [row] = await this.sql.run<RacesOfRun & Row>(COUNT, [scoreId, score]);
    return row ?? { racers: 0, winners: 0 };
  }

  ofPlayer(playerId: string): Promise<Row[]> {
    return this.sql.run(OF_PLAYER, [playerId]);
  }
}
