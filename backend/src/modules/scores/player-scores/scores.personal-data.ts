import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { PersonalData } from '../../auth/index.js';
import { BestProjection } from '../bests/index.js';
import { ScoreListsRepository } from '../lists/index.js';

const ROWS_AT_ONCE = 5_000;
const LISTS_AT_ONCE = 500;

interface ScoreRow extends Row {
  id: number;
  gameId: number;
  score: number;
  createdAt: Date;
}

/** A score and its list; the score is null if it was removed or archived. */
interface ListedRow extends Row {
  id: number | null;
  gameId: number;
  score: number;
  createdAt: Date;
  until: Date;
  lastId: number;
}

/** $1 player; $2, $3 time and id of the previous row. Reads the index by player. */
const nextIn = (table: string) => `(
  SELECT id, game_id AS "gameId", score, created_at AS "createdAt" FROM ${table}
  WHERE user_id = $1 AND created_at >= $2 AND (created_at, id) > ($2::timestamptz, $3::bigint)
  ORDER BY created_at, id LIMIT ${ROWS_AT_ONCE}
)`;

/** Scores of tables with an index by player. */
const NEXT_SCORES = {
  name: 'next-own-scores',
  text: `
    SELECT * FROM (${nextIn('ONLY scores')} UNION ALL ${nextIn('archived_scores')}) next
    ORDER BY "createdAt", id LIMIT ${ROWS_AT_ONCE}`,
};

/** $1 player; $2, $3 time and last id of the previous list. */
const NEXT_LISTED_SCORES = {
  name: 'next-own-listed-scores',
  text: `
    SELECT s.id, s.game_id AS "gameId", s.score, s.created_at AS "createdAt", l.until, l.last_id AS "lastId"
    FROM (
      SELECT * FROM score_lists
      WHERE user_id = $1 AND (until, last_id) > ($2::timestamptz, $3::bigint)
      ORDER BY until, last_id LIMIT ${LISTS_AT_ONCE}
    ) l
    CROSS JOIN LATERAL unnest(l.score_ids) AS listed (id) LEFT JOIN listed_scores s ON s.id = listed.id
    ORDER BY l.until, l.last_id, s.created_at, s.id`,
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
    private readonly lists: ScoreListsRepository,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'scores', collect: (userId) => this.scores(userId) });
    this.data.register({ name: 'bests', collect: (userId) => this.bests(userId) });
  }

  private async bests(userId: string): Promise<Row[]> {
    await this.projection.catchUp();
    return this.sql.run(BESTS, [userId]);
  }

  /** In order of time, those of lists last; streamed, because there may be millions. */
  private async *scores(userId: string): AsyncGenerator<ScoreRow> {
    await this.lists.update();
    yield* this.indexedScores(userId);
    yield* this.listedScores(userId);
  }

  private async *listedScores(userId: string): AsyncGenerator<ScoreRow> {
    let last: Pick<ListedRow, 'until' | 'lastId'> | undefined = { until: new Date(0), lastId: 0 };
    while (last) {
      const rows: ListedRow[] = await this.sql.run<ListedRow>(NEXT_LISTED_SCORES, [userId, last.until, last.lastId]);
      for (const { id, gameId, score, createdAt } of rows) if (id !== null) yield { id, gameId, score, createdAt };
      last = rows.at(-1);
    }
  }

  private async *indexedScores(userId: string): AsyncGenerator<ScoreRow> {
    let last: Pick<ScoreRow, 'id' | 'createdAt'> | undefined = { id: 0, createdAt: new Date(0) };
    while (last) {
      const rows: ScoreRow[] = await this.sql.run<ScoreRow>(NEXT_SCORES, [userId, last.createdAt, last.id]);
      yield* rows;
      last = rows[ROWS_AT_ONCE - 1];
    }
  }
}
