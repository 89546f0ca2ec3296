import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { weekDate, weekEnd, weekStart } from '@gamegeek/rules/iso-week.js';
import fc from 'fast-check';
import pg from 'pg';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import type { Settings } from '../../../config/settings.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { Sql } from '../../../core/database/sql.service.js';
import { finalizeWeek, finalizeFinishedWeeks } from './finalize-week.sql.js';
import { reopenWeek } from './reopen-week.sql.js';

const START = 30_000;
const WEEK = 7 * 86_400_000;
/** A Tuesday. The two weeks before the week that ended yesterday have no scores. */
const NOW = Date.parse('2026-11-17T12:00:00.000Z');
const LAST = weekDate(NOW - WEEK);
const ENDED = weekStart(NOW);
const MOST = Number.MAX_SAFE_INTEGER;

let database: TestDatabase;
let sql: Sql;
let orm: MikroORM;
let players: string[];
let games: number[];
let nextId = 0;

interface Best {
  userId: string;
  gameId: number;
  score: number;
  /** Milliseconds into the week. */
  at: number;
}

interface Champion {
  gameId: number | null;
  userId: string;
  place: number;
  score: number;
  players: number;
}

/**
 * Fakes the clock of the database: a schema that precedes `pg_catalog` in the search path has its own `now()`, and a
 * `pg_stat_activity` whose transactions began a week earlier.
 */
async function moveClock(): Promise<void> {
  await database.rows('CREATE SCHEMA moved');
  await database.rows('CREATE TABLE moved.clock (at timestamptz NOT NULL)');
  await database.rows(
    'CREATE FUNCTION moved.now() RETURNS timestamptz LANGUAGE sql STABLE RETURN (SELECT at FROM moved.clock)',
  );
  await database.rows(`
    CREATE VIEW moved.pg_stat_activity AS
    SELECT datname, backend_xid, (SELECT at FROM moved.clock) - interval '7 days' AS xact_start
    FROM pg_catalog.pg_stat_activity`);
  const name = new URL(database.databaseUrl).pathname.slice(1);
  await database.rows(`ALTER DATABASE ${name} SET search_path = moved, pg_catalog, public`);
}

const itIs = async (time: number) => {
  await database.rows('DELETE FROM moved.clock');
  await database.rows('INSERT INTO moved.clock VALUES ($1)', [new Date(time)]);
};

beforeAll(async () => {
  database = await createTestDatabase();
  await moveClock();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  players = (await makePlayers(database, 14)).map(({ id }) => id);
  games = [(await makeGame(database)).id, (await makeGame(database)).id, (await makeGame(database)).id];
}, START);
beforeEach(async () => {
  await database.rows('TRUNCATE period_bests, week_champions, finalized_weeks');
  await itIs(NOW);
});
afterAll(async () => {
  await orm?.close(true);
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const INSERT = `
  INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
  VALUES ('week', $1, $2, $3, $4, $5, $6)`;
const valuesOf = ({ userId, gameId, score, at }: Best, week: string) => [
  ...[week, userId, gameId, score, (nextId += 1)],
  new Date(Date.parse(week) + at),
];

async function play(bests: Best[], week = LAST): Promise<void> {
  for (const best of bests) await database.rows(INSERT, valuesOf(best, week));
}

const best = (player: number, game: number, score: number, at = (nextId += 1)): Best => ({
  userId: players[player] ?? '',
  gameId: games[game] ?? 0,
  score,
  at,
});
const finalize = () => finalizeFinishedWeeks(sql);
const finalized = async () =>
  (await database.rows<{ week: string }>('SELECT week::text FROM finalized_weeks ORDER BY week')).map(
    ({ week }) => week,
  );

async function championsOf(week = LAST): Promise<Champion[]> {
  const rows = await database.rows<Champion & { score: string }>(
    `SELECT game_id AS "gameId", user_id AS "userId", place, score, players FROM week_champions
     WHERE week = $1 ORDER BY game_id NULLS FIRST, place, achieved_at, score_id`,
    [week],
  );
  return rows.map((row) => ({ ...row, score: Number(row.score) }));
}

/** The champions of a game as [place, player, score]. */
const short = async (game: number | null) =>
  (await championsOf())
    .filter(({ gameId }) => gameId === (game === null ? null : games[game]))
    .map(({ place, userId, score }) => [place, players.indexOf(userId), score]);

/** A naive model that sorts and counts all rows. */
function naively(gameId: number | null, rows: Pick<Best, 'userId' | 'score' | 'at'>[]): Champion[] {
  return rows
    .toSorted((a, b) => b.score - a.score || a.at - b.at)
    .map(({ userId, score }) => ({
      gameId,
      userId,
      place: 1 + rows.filter((other) => other.score > score).length,
      score,
      players: rows.length,
    }))
    .filter(({ place }, index) => place <= 3 && index < 10);
}

function totalsOf(bests: Best[]): Pick<Best, 'userId' | 'score' | 'at'>[] {
  return [...Map.groupBy(bests, ({ userId }) => userId)].map(([userId, own]) => ({
    userId,
    score: own.reduce((sum, { score }) => sum + score, 0),
    at: Math.max(...own.map(({ at }) => at)),
  }));
}

describe('the champions of a week', () => {
  it('are the top three of every game with scores, and over all games', async () => {
    await play([best(0, 0, 50), best(1, 0, 40), best(2, 0, 30), best(3, 0, 20), best(3, 1, 100)]);
    await finalize();
    expect(await short(0)).toEqual([[1, 0, 50], [2, 1, 40], [3, 2, 30]]); // prettier-ignore
    expect(await short(1)).toEqual([[1, 3, 100]]);
    expect(await short(2)).toEqual([]);
    expect(await short(null)).toEqual([[1, 3, 120], [2, 0, 50], [3, 1, 40]]); // prettier-ignore
    expect(await database.rows('SELECT week::text, players FROM finalized_weeks')).toEqual([
      { week: LAST, players: 4 },
    ]);
    expect((await championsOf()).map(({ players: count }) => count)).toEqual([4, 4, 4, 4, 4, 4, 1]);
  });

  it('share a place if they have the same score, the earlier first', async () => {
    await play([best(0, 0, 9, 300), best(1, 0, 9, 200), best(2, 0, 7), best(3, 0, 5, 90), best(4, 0, 5, 80)]);
    await finalize();
    expect(await short(0)).toEqual([[1, 1, 9], [1, 0, 9], [3, 2, 7]]); // prettier-ignore
  });

  it('are at most ten of a board, however many share the third place', async () => {
    await play(players.map((_, player) => best(player, 0, 5, 1_000 - player)));
    await finalize();
    const shown = await short(0);
    expect(shown).toHaveLength(10);
    expect(shown[0]).toEqual([1, 13, 5]);
  });

  it('equal a naive count for any scores', async () => {
    const plays = fc.uniqueArray(
      fc.record({ player: fc.nat(13), game: fc.nat(2), score: fc.integer({ min: 1, max: 6 }) }),
      { maxLength: 40, selector: ({ player, game }) => `${player} ${game}` },
    );
    await fc.assert(
      fc.asyncProperty(plays, async (played) => {
        await database.rows('TRUNCATE period_bests, week_champions, finalized_weeks');
        const bests = played.map(({ player, game, score }) => best(player, game, score));
        await play(bests);
        await finalize();
        const expected = [
          ...naively(null, totalsOf(bests)),
          ...games.flatMap((id) =>
            naively(
              id,
              bests.filter(({ gameId }) => gameId === id),
            ),
          ),
        ];
        expect(await championsOf()).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });

  it('have totals that are capped at the largest exact integer', async () => {
    await play([best(0, 0, MOST), best(0, 1, MOST), best(1, 0, MOST - 1)]);
    await finalize();
    expect(await short(null)).toEqual([[1, 0, MOST], [2, 1, MOST - 1]]); // prettier-ignore
  });

  it('are computed from bests, so that missing totals do not matter', async () => {
    await play([best(0, 0, 50), best(0, 1, 50), best(1, 0, 60)]);
    expect(await database.rows('SELECT FROM weekly_totals')).toEqual([]);
    await finalize();
    expect((await short(null))[0]).toEqual([1, 0, 100]);
  });
});

describe('finalizing weeks', () => {
  it('begins a minute after the end of the week, by the clock of the database', async () => {
    await play([best(0, 0, 5)]);
    for (const time of [ENDED - 1, ENDED, ENDED + 59_999]) {
      await itIs(time);
      await finalize();
      expect(await finalized()).toEqual([]);
    }
    await itIs(ENDED + 60_000);
    await finalize();
    expect(await finalized()).toEqual([LAST]);
  });

  it('waits for a score of that week that is committed late', async () => {
    await play([best(0, 0, 5)]);
    const late = new pg.Client({ connectionString: database.databaseUrl });
    await late.connect();
    try {
      await late.query('BEGIN');
      await late.query(INSERT, valuesOf(best(1, 0, 9), LAST));
      await finalize();
      expect(await finalized()).toEqual([]);
      await late.query('COMMIT');
    } finally {
      await late.end();
    }
    await finalize();
    expect(await short(0)).toEqual([[1, 1, 9], [2, 0, 5]]); // prettier-ignore
  });

  it('does not wait for transactions that only read', async () => {
    await play([best(0, 0, 5)]);
    const reader = new pg.Client({ connectionString: database.databaseUrl });
    await reader.connect();
    try {
      await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
      await reader.query('SELECT count(*) FROM weekly_bests');
      await finalize();
      expect(await finalized()).toEqual([LAST]);
    } finally {
      await reader.end();
    }
  });

  it('includes weeks in which no server was running, also those without scores', async () => {
    const first = weekDate(NOW - 4 * WEEK);
    await play([best(0, 0, 5)], first);
    await play([best(1, 1, 7)]);
    await finalize();
    expect(await finalized()).toEqual([4, 3, 2, 1].map((ago) => weekDate(NOW - ago * WEEK)));
    expect(await championsOf(weekDate(NOW - 2 * WEEK))).toEqual([]);
    expect(await championsOf(first)).toHaveLength(2);
    expect(await championsOf()).toHaveLength(2);
  });

  it('leaves the current week open', async () => {
    await play([best(0, 0, 5)], weekDate(NOW));
    await finalize();
    expect(await finalized()).toEqual([]);
    await itIs(weekEnd(NOW) + 60_000);
    await finalize();
    expect(await finalized()).toEqual([weekDate(NOW)]);
  });

  it('is idempotent, also for concurrent calls', async () => {
    await play([best(0, 0, 5), best(1, 0, 5), best(2, 1, 5)]);
    await Promise.all([finalize(), finalize(), finalize()]);
    const before = await championsOf();
    expect(before).toHaveLength(6);
    // A finalized week gets no scores; one that is inserted nevertheless is ignored.
    await play([best(3, 0, 500)]);
    await finalize();
    expect(await championsOf()).toEqual(before);
  });

  it('ignores scores that were removed before', async () => {
    await play([best(0, 0, 500), best(1, 0, 5)]);
    await database.rows('DELETE FROM weekly_bests WHERE score = 500');
    await finalize();
    expect(await short(0)).toEqual([[1, 1, 5]]);
  });
});

describe('a score that is removed from a finished week', () => {
  const remove = (score: number, meanwhile = async () => {}) =>
    orm.em.fork().transactional(async (em) => {
      await reopenWeek(em, LAST);
      await em.execute('DELETE FROM weekly_bests WHERE week = ? AND score = ?', [LAST, score]);
      await meanwhile();
    });

  it('causes its champions to be recomputed if the week is finalized', async () => {
    await play([best(0, 0, 500), best(1, 0, 5), best(2, 1, 40)]);
    await finalize();
    await remove(500);
    await finalize();
    expect(await short(0)).toEqual([[1, 1, 5]]);
    expect(await short(null)).toEqual([[1, 2, 40], [2, 1, 5]]); // prettier-ignore
    expect(await database.rows('SELECT players, recount FROM finalized_weeks')).toEqual([
      { players: 2, recount: false },
    ]);
  });

  it('is not missed by a concurrent finalization', async () => {
    await play([best(0, 0, 500), best(1, 0, 5)]);
    let finalizing: Promise<void> | undefined;
    await remove(500, async () => {
      // Uses the real list of sessions: in the faked one, a removal of today seems to be of that week.
      finalizing = sql.transaction((client) => finalizeWeek(client, LAST));
      await until(locksWaitedFor, (waiting) => waiting.length > 0);
    });
    await finalizing;
    expect(await short(0)).toEqual([[1, 1, 5]]);
  });

  it('does not mark a week that is not finalized yet', async () => {
    await remove(1);
    expect(await finalized()).toEqual([]);
  });

  const locksWaitedFor = () =>
    database.rows(
      `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
});
