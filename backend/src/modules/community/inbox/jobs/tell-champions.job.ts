import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql, type Row } from '../../../../core/database/sql.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { Notices } from '../notices.js';
import type { NewNotice } from '../write-notices.js';

const EVERY = 5 * 60_000;
const PLAYERS_AT_ONCE = 200;
/** Whoever leads everywhere is told of so many boards of a week, those with the most players. */
const BOARDS_A_PLAYER = 10;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Late is better than never, but after so long it is no news. */
const UNTOLD = {
  name: 'untold-weeks',
  text: `
    SELECT week::text AS week FROM closed_weeks
    WHERE closed_at > now() - interval '7 days' AND NOT recount
      AND NOT EXISTS (SELECT FROM told_weeks WHERE told_weeks.week = closed_weeks.week)
    ORDER BY week`,
};

/** $1 week, $2 the last player seen. The board over all games first, then the largest. */
const CHAMPIONS = {
  name: 'champions-to-tell',
  text: `
    WITH players AS (
      SELECT DISTINCT user_id FROM week_champions WHERE week = $1::date AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_AT_ONCE}
    )
    SELECT user_id AS "userId", game_id AS "gameId", place, score, to_char($1::date, 'IYYY-"W"IW') AS week
    FROM (
      SELECT c.*, row_number() OVER (PARTITION BY c.user_id ORDER BY c.game_id IS NOT NULL, c.players DESC, c.game_id) AS row
      FROM players JOIN week_champions c USING (user_id) LEFT JOIN games g ON g.id = c.game_id
      WHERE c.week = $1::date AND (c.game_id IS NULL OR g.active)
    ) ranked
    WHERE row <= ${BOARDS_A_PLAYER} ORDER BY user_id, row DESC`,
};

/** $1 week, $2 the last player seen: the last player of the next portion. */
const NEXT = {
  name: 'next-champions-to-tell',
  text: `
    SELECT max(user_id::text) AS last FROM (
      SELECT DISTINCT user_id FROM week_champions WHERE week = $1::date AND user_id > $2::uuid
      ORDER BY user_id LIMIT ${PLAYERS_AT_ONCE}
    ) portion`,
};

const TOLD = { name: 'told-week', text: 'INSERT INTO told_weeks (week) VALUES ($1::date) ON CONFLICT DO NOTHING' };

interface Champion extends Row {
  userId: string;
  gameId: number | null;
  place: number;
  score: number;
  week: string;
}

/** Tells the champions of a week that is over. Begun anew after a crash, which tells nobody twice. */
@Injectable()
export class TellChampionsJob implements OnModuleInit {
  readonly name = 'tell-champions';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
    private readonly notices: Notices,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    for (const { week } of await this.sql.run<{ week: string }>(UNTOLD)) {
      await this.tell(week);
      await this.sql.run(TOLD, [week]);
    }
  }

  private async tell(week: string): Promise<void> {
    let seen = BEFORE_ALL;
    for (;;) {
      const [next] = await this.sql.run<{ last: string | null }>(NEXT, [week, seen]);
      if (!next?.last) return;
      const champions = await this.sql.run<Champion>(CHAMPIONS, [week, seen]);
      const told = await this.sql.transaction((client) => this.notices.write(client, champions.map(noticeOf)));
      await this.notices.announce(told);
      seen = next.last;
    }
  }
}

function noticeOf({ userId, gameId, week, place, score }: Champion): NewNotice {
  return {
    userId,
    kind: 'weekly_result',
    occasion: `week:${week}:${gameId ?? 'global'}`,
    ...(gameId !== null && { gameId }),
    details: { week, place, score },
  };
}
