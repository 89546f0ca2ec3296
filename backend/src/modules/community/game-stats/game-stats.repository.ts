import { Injectable } from '@nestjs/common';
import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { rangeOf } from '@gamegeek/rules/score-buckets.js';
import { ADVISORY_LOCKS } from '../../../core/database/advisory-locks.js';
import { longStatements } from '../../../core/database/long-statements.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import {
  COUNT_DAY,
  DAYS_TO_COUNT,
  FORGET_DAY,
  INHERIT_FROM_GUESTS,
  LOCK,
  MARK_COUNTED,
  NOTE_PLAYERS,
} from './count-day.sql.js';

type Counts = Record<string, number>;
type DayRow = Row &
  Omit<GameDay, 'histogram' | 'origins' | 'devices'> & {
    decimals: number;
    histogram: Counts;
    origins: Counts;
    devices: Counts;
  };

/** $1 game, $2 first and $3 last day. Days that were counted, since the game was made; those without plays as well. */
const DAYS = {
  name: 'days-of-game',
  text: `
    SELECT board.decimals, counted.day::text, coalesce(plays, 0) AS plays, coalesce(players, 0) AS players,
           coalesce(new_players, 0) AS new_players, coalesce(guests, 0) AS guests,
           coalesce(guests_kept, 0) AS guests_kept, d1, d7, median_seconds, coalesce(scores, 0) AS scores, coalesce(refused, 0) AS refused,
           coalesce(histogram, '{}') AS histogram, coalesce(origins, '{}') AS origins, coalesce(devices, '{}') AS devices
    FROM game_stats_days counted
    JOIN games g ON g.id = $1 AND counted.day >= (g.created_at AT TIME ZONE 'UTC')::date
    JOIN boards board ON board.id = g.id
    LEFT JOIN game_stats s ON s.game_id = g.id AND s.day = counted.day
    WHERE counted.day BETWEEN $2::date AND $3::date
    ORDER BY counted.day`,
};

/** Counts what happened in games on each day, from their play sessions and scores. */
@Injectable()
export class GameStatsRepository {
  constructor(private readonly sql: Sql) {}

  async days(gameId: number, from: string, to: string): Promise<GameDay[]> {
    const rows = await this.sql.run<DayRow>(DAYS, [gameId, from, to]);
    return rows.map(({ decimals, histogram, origins, devices, ...day }) => ({
      ...day,
      histogram: Object.entries(histogram)
        .map(([bucket, scores]) => {
          const { from, to } = rangeOf(Number(bucket));
          return { from: from / 10 ** decimals, to: to / 10 ** decimals, scores };
        })
        .sort((a, b) => a.from - b.from),
      origins: mostFirst(origins).map(([origin, plays]) => ({ origin, plays })),
      devices: mostFirst(devices).map(([device, plays]) => ({ device, plays })),
    }));
  }

  /** Counts the days that may have changed. Idempotent; several nodes may count at once. */
  async count(): Promise<void> {
    const days = await this.sql.inBackground((client) => client.query<{ day: string }>(DAYS_TO_COUNT));
    for (const { day } of days.rows) {
      await this.sql.inBackground(async (client) => {
        const run = await longStatements(client);
        await run(LOCK, [ADVISORY_LOCKS.gameStats]);
        await run(MARK_COUNTED, [day]);
        await run(INHERIT_FROM_GUESTS);
        for (const statement of [FORGET_DAY, COUNT_DAY, NOTE_PLAYERS]) await run(statement, [day]);
      });
    }
  }
}

const mostFirst = (counts: Counts) =>
  Object.entries(counts).sort(([a, most], [b, count]) => count - most || (a < b ? -1 : 1));
