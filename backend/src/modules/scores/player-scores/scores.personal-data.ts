import { Sql, type Row } from '../../../core/database/sql.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { ScoreListsRepository } from '../lists/score-lists.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const LISTS_AT_ONCE = 500;
/** Bounds the memory, because a list may have thousands of scores. */
const SCORES_AT_ONCE = 5_000;

interface ScoreRow extends Row {
  id: number;
  gameId: number;
  score: number;
  createdAt: Date;
}

interface ScoreList extends Row {
  newestAt: Date;
  lastId: number;
  scoreIds: number[];
}

/** $1 player; $2, $3 time and last id of the previous list. */
const NEXT_LISTS = {
  name: 'next-own-score-lists',
  text: `
    SELECT newest_at AS "newestAt", last_id AS "lastId", score_ids AS "scoreIds" FROM score_lists
    WHERE user_id = $1 AND (newest_at, last_id) > ($2::timestamptz, $3::bigint)
    ORDER BY newest_at, last_id LIMIT ${LISTS_AT_ONCE}`,
};

/** $1 ids; those of scores that were removed are skipped. */
const LISTED_SCORES = {
  name: 'own-listed-scores',
  text: `
    SELECT id, game_id AS "gameId", score, created_at AS "createdAt" FROM scores
    WHERE id = ANY($1::bigint[]) ORDER BY created_at, id`,
};

const BESTS = {
  name: 'own-bests-data',
  text: `
    SELECT boards.game_id AS "gameId", slug AS board, edition, score, score_id AS "scoreId", achieved_at AS "achievedAt"
    FROM personal_bests JOIN boards ON boards.id = board_id
    WHERE user_id = $1 ORDER BY boards.game_id, position, edition`,
};

/** Exports a user's scores and bests. */
@PersonalData()
export class ScoresPersonalData {
  readonly personalData: PersonalDataPart[] = [
    { name: 'scores', collect: (userId) => this.scores(userId) },
    { name: 'bests', collect: (userId) => this.bests(userId) },
  ];

  constructor(
    private readonly sql: Sql,
    private readonly projection: BestProjection,
    private readonly lists: ScoreListsRepository,
  ) {}

  private async bests(userId: string): Promise<Row[]> {
    await this.projection.catchUp();
    return this.sql.run(BESTS, [userId]);
  }

  /** In order of time; streamed, because there may be millions. */
  private async *scores(userId: string): AsyncGenerator<ScoreRow> {
    await this.lists.update();
    let last: Pick<ScoreList, 'newestAt' | 'lastId'> | undefined = { newestAt: new Date(0), lastId: 0 };
    while (last) {
      const lists: ScoreList[] = await this.sql.run<ScoreList>(NEXT_LISTS, [userId, last.newestAt, last.lastId]);
      for (const ids of portionsOf(lists)) yield* await this.sql.run<ScoreRow>(LISTED_SCORES, [ids]);
      last = lists[LISTS_AT_ONCE - 1];
    }
  }
}

/** The ids of whole lists, because these are in order of time. */
function* portionsOf(lists: ScoreList[]): Generator<number[]> {
  let ids: number[] = [];
  for (const { scoreIds } of lists) {
    ids = ids.concat(scoreIds);
    if (ids.length < SCORES_AT_ONCE) continue;
    yield ids;
    ids = [];
  }
  yield ids;
}
