import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { formatColumns, valueOf } from '../shared/board-values.js';
import { ScoreListsRepository } from '../lists/score-lists.repository.js';
import { PersonalData } from '../../auth/personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../../auth/personal-data/personal-data-registry.service.js';

const LISTS_AT_ONCE = 500;
/** Bounds the memory, because a list may have thousands of scores. */
const SCORES_AT_ONCE = 5_000;

interface ScoreRow extends Row, BoardFormat {
  id: number;
  gameId: number;
  board: string;
  score: number;
  createdAt: Date;
}

interface BestRow extends Row, BoardFormat {
  gameId: number;
  board: string;
  edition: number;
  score: number;
  scoreId: number;
  achievedAt: Date;
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
    SELECT s.id, s.game_id AS "gameId", board.slug AS board, s.score, s.created_at AS "createdAt", ${formatColumns('board')}
    FROM scores s JOIN boards board ON board.id = coalesce(s.board_id, s.game_id)
    WHERE s.id = ANY($1::bigint[]) ORDER BY s.created_at, s.id`,
};

const BESTS = {
  name: 'own-bests-data',
  text: `
    SELECT boards.game_id AS "gameId", slug AS board, edition, score, score_id AS "scoreId", achieved_at AS "achievedAt",
           ${formatColumns('boards')}
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

  private async bests(userId: string): Promise<object[]> {
    await this.projection.catchUp();
    const rows = await this.sql.run<BestRow>(BESTS, [userId]);
    return rows.map(({ gameId, board, edition, score, scoreId, achievedAt, ...format }) => ({
      ...{ gameId, board, edition, ...valueOf(format, score), scoreId, achievedAt },
    }));
  }

  /** In order of time; streamed, because there may be millions. */
  private async *scores(userId: string): AsyncGenerator<object> {
    await this.lists.update();
    let last: Pick<ScoreList, 'newestAt' | 'lastId'> | undefined = { newestAt: new Date(0), lastId: 0 };
    while (last) {
      const lists: ScoreList[] = await this.sql.run<ScoreList>(NEXT_LISTS, [userId, last.newestAt, last.lastId]);
      for (const ids of portionsOf(lists)) {
        yield* (await this.sql.run<ScoreRow>(LISTED_SCORES, [ids])).map(presentScore);
      }
      last = lists[LISTS_AT_ONCE - 1];
    }
  }
}

const presentScore = ({ id, gameId, board, score, createdAt, ...format }: ScoreRow): object => ({
  ...{ id, gameId, board, ...valueOf(format, score), createdAt },
});

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
