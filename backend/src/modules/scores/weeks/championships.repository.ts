import { Injectable } from '@nestjs/common';
import type { Championship, Championships } from '@gamegeek/contracts/scores/weeks.schemas.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.service.js';
import { formatColumns, valueOf } from '../shared/board-values.js';
import { watchableScore } from '../shared/recordings.sql.js';
import { nameOf } from './weeks.service.js';

/** The number of titles that a profile shows. */
const MAX_TITLES = 24;

interface TitleRow extends Row, BoardFormat {
  week: string;
  /** Null on the global board, which has no format. */
  gameId: number | null;
  gameName: string | null;
  place: number;
  score: number;
  /** Null if its run cannot be watched. */
  scoreId: number | null;
}

interface TotalsRow extends Row {
  first: number;
  second: number;
  third: number;
}

/** Titles over all games and of visible games. */
const VISIBLE = `
  FROM week_champions c LEFT JOIN games g ON g.id = c.game_id LEFT JOIN boards main ON main.id = c.game_id
  WHERE (c.game_id IS NULL OR g.active)`;

/** $1 player. Newest weeks first; within a week by place, titles over all games before those of single games. */
const TITLES: Statement = {
  name: 'champion-titles',
  text: `
    SELECT c.week, c.game_id AS "gameId", g.name AS "gameName", c.place, c.score,
           ${watchableScore('c')} AS "scoreId", ${formatColumns('main')}
    ${VISIBLE} AND c.user_id = $1
    ORDER BY c.week DESC, c.place, c.game_id NULLS FIRST LIMIT ${MAX_TITLES}`,
};

/** $1 player. */
const TOTALS: Statement = {
  name: 'champion-totals',
  text: `
    SELECT count(*) FILTER (WHERE c.place = 1) AS first, count(*) FILTER (WHERE c.place = 2) AS second,
           count(*) FILTER (WHERE c.place = 3) AS third
    ${VISIBLE} AND c.user_id = $1`,
};

/** The weeks in which a player was among the top three. */
@Injectable()
export class ChampionshipsRepository {
  constructor(private readonly sql: Sql) {}

  /** The newest weeks first. */
  async of(userId: string): Promise<Championships> {
    const [titles, [totals]] = await Promise.all([
      this.sql.run<TitleRow>(TITLES, [userId]),
      this.sql.run<TotalsRow>(TOTALS, [userId]),
    ]);
    return { totals: totals ?? { first: 0, second: 0, third: 0 }, championships: titles.map(presentTitle) };
  }
}

function presentTitle({ week, gameId, gameName, place, score, scoreId, ...format }: TitleRow): Championship {
  const value = gameId === null ? { score } : valueOf(format, score);
  return { week: nameOf(week), gameId, gameName, place, ...value, ...(scoreId !== null && { scoreId }) };
}
