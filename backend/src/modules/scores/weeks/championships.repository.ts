import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Championship, Championships } from '@gamegeek/contracts/scores/weeks.types.js';
import { Sql, type Row, type Statement } from '../../../core/database/sql.js';
import { PersonalData } from '../../auth/index.js';
import { nameOf } from './weeks.service.js';

/** What a profile shows; how many there are altogether is told beside it. */
const SHOWN = 24;

interface TitleRow extends Row {
  week: string;
  gameId: number | null;
  gameName: string | null;
  place: number;
  score: number;
}

interface TotalsRow extends Row {
  first: number;
  second: number;
  third: number;
}

/** Where the game can be seen, or over all games. */
const VISIBLE = 'FROM week_champions c LEFT JOIN games g ON g.id = c.game_id WHERE (c.game_id IS NULL OR g.active)';

/** $1 player. Of one week the highest place first, and among equal ones that over all games. */
const TITLES: Statement = {
  name: 'champion-titles',
  text: `
    SELECT c.week, c.game_id AS "gameId", g.name AS "gameName", c.place, c.score
    ${VISIBLE} AND c.user_id = $1
    ORDER BY c.week DESC, c.place, c.game_id NULLS FIRST LIMIT ${SHOWN}`,
};

/** $1 player. */
const TOTALS: Statement = {
  name: 'champion-totals',
  text: `
    SELECT count(*) FILTER (WHERE c.place = 1) AS first, count(*) FILTER (WHERE c.place = 2) AS second,
           count(*) FILTER (WHERE c.place = 3) AS third
    ${VISIBLE} AND c.user_id = $1`,
};

/** $1 player. */
const DATA: Statement = {
  name: 'champion-data',
  text: `
    SELECT week, game_id AS "gameId", place, score, score_id AS "scoreId", achieved_at AS "achievedAt"
    FROM week_champions WHERE user_id = $1 ORDER BY week, game_id`,
};

/** The weeks in which a player was among the first three. */
@Injectable()
export class ChampionTitles implements OnModuleInit {
  constructor(
    private readonly sql: Sql,
    private readonly data: PersonalData,
  ) {}

  /** They stay when an account is deleted, as its scores do: the name that is shown is no longer theirs. */
  onModuleInit(): void {
    this.data.register({ name: 'championships', collect: (userId) => this.sql.run(DATA, [userId]) });
  }

  /** The newest weeks first. */
  async of(userId: string): Promise<Championships> {
    const [titles, [totals]] = await Promise.all([
      this.sql.run<TitleRow>(TITLES, [userId]),
      this.sql.run<TotalsRow>(TOTALS, [userId]),
    ]);
    return { totals: totals ?? { first: 0, second: 0, third: 0 }, championships: titles.map(presentTitle) };
  }
}

function presentTitle({ week, gameId, gameName, place, score }: TitleRow): Championship {
  return { week: nameOf(week), gameId, gameName, place, score };
}
