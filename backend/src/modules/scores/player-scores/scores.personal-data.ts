import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/index.js';
import { BestProjection } from '../bests/index.js';

const ROWS_AT_ONCE = 5_000;

interface ScoreRow extends Row {
  id: number;
  gameId: number;
  score: number;
  createdAt: Date;
}

/** $1 player; $2, $3 time and id of the previous row. Reads the index by player. */
const NEXT_SCORES = {
  name: 'next-own-scores',
  text: `
    SELECT id, game_id AS "gameId", score, created_at AS "createdAt" FROM scores
    WHERE user_id = $1 AND created_at >= $2 AND (created_at, id) > ($2::timestamptz, $3::bigint)
    ORDER BY created_at, id LIMIT ${ROWS_AT_ONCE}`,
};

const BESTS = {
  name: 'own-bests-data',
  text: `
    SELECT game_id AS "gameId", score, score_id AS "scoreId", achieved_at AS "achievedAt"
    FROM personal_bests WHERE user_id = $1 ORDER BY game_id`,
};

/** Exports a user's scores and bests. */
@Injectable()
export class ScoresPersonalData implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly data: PersonalData,
    private readonly projection: BestProjection,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'scores', collect: (userId) => this.scores(userId) });
    this.data.register({ name: 'bests', collect: (userId) => this.bests(userId) });
  }

  private async bests(userId: string): Promise<Row[]> {
    await this.projection.catchUp();
    return this.sql.run(BESTS, [userId]);
  }

  /** In order of time; streamed, because there may be millions. */
  private async *scores(userId: string): AsyncGenerator<ScoreRow> {
    let last: Pick<ScoreRow, 'id' | 'createdAt'> | undefined = { id: 0, createdAt: new Date(0) };
    while (last) {
      const rows: ScoreRow[] = await this.sql.run<ScoreRow>(NEXT_SCORES, [userId, last.createdAt, last.id]);
      yield* rows;
      last = rows[ROWS_AT_ONCE - 1];
    }
  }
}
