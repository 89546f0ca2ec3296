import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { toStored } from '@gamegeek/rules/boards/values.js';
import { bucketOf, rangeOf } from '@gamegeek/rules/score-buckets.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { setDatabaseClock } from '../../../../test/support/database-clock.js';
import { Seeded } from '../../../../test/support/seeded.js';
import { testSettings } from '../../../../test/support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Sql } from '../../../core/database/sql.service.js';
import { GameStatsRepository } from './game-stats.repository.js';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2027-03-01T00:00:00Z');
const DAYS = 12;
/** Of the last day. */
const NOW = FIRST + (DAYS - 0.5) * DAY_MS;
const GAMES = 4;
const PLAYS = 10_000;
const SILENCE_MS = 120_000;

interface Play {
  id: string;
  game: number;
  user: string | null;
  guest: string | null;
  connected: string | null;
  device: string | null;
  from: string | null;
  start: number;
  ping: number;
  end: number | null;
}

interface Scored {
  id: number;
  game: number;
  user: string;
  score: number;
  at: number;
  removed: boolean;
}

interface World {
  plays: Play[];
  scores: Scored[];
  /** The account that has claimed a guest. */
  claims: Map<string, string>;
  /** Refused requests by game and day. */
  refusals?: Map<string, number>;
}

let database: TestDatabase;
let sql: Sql;
let stats: GameStatsRepository;
let games: number[];

beforeAll(async () => {
  database = await createTestDatabase();
  await setDatabaseClock(database, new Date(NOW));
  sql = new Sql(testSettings(database));
  stats = new GameStatsRepository(sql);
});
beforeEach(async () => {
  await database.rows('TRUNCATE play_sessions, guests, scores, removed_scores, play_days, game_players, game_stats, game_stats_days, game_refusals CASCADE'); // prettier-ignore
  await setDatabaseClock(database, new Date(NOW));
  const made = await Promise.all(
    Array.from({ length: GAMES }, () => makeGame(database, { createdAt: new Date(FIRST) })),
  );
  games = made.map(({ id }) => id);
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

const dayOf = (time: number) => Math.floor((time - FIRST) / DAY_MS);
const nameOf = (day: number) => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);
const column = <T, K extends keyof T>(rows: T[], name: K): T[K][] => rows.map((row) => row[name]);
const times = (values: (number | null)[]) => values.map((value) => value && new Date(value).toISOString());

async function store({ plays, scores, claims, refusals = new Map() }: World): Promise<void> {
  for (const [key, count] of refusals) {
    const [game, day] = key.split(' ');
    // Of two reasons.
    await database.rows(
      `INSERT INTO game_refusals (game_id, day, code, count) VALUES ($1, $2, 'too_fast', 1), ($1, $2, 'blocked', $3)`,
      [game, nameOf(Number(day)), count - 1],
    );
  }
  const guests = [...new Set(plays.flatMap(({ guest }) => guest ?? []))];
  await database.rows(
    `INSERT INTO guests (id, secret_hash, claimed_by) SELECT id, sha256(id::text::bytea), claimed
     FROM unnest($1::uuid[], $2::uuid[]) AS guest (id, claimed)`,
    [guests, guests.map((id) => claims.get(id) ?? null)],
  );
  await database.rows(
    `INSERT INTO play_sessions (id, game_id, user_id, guest_id, connected_game_id, device, came_from, started_at,
       last_ping_at, ended_at, ends_at)
     SELECT *, '2028-01-01' FROM unnest($1::uuid[], $2::integer[], $3::uuid[], $4::uuid[], $5::uuid[], $6::text[],
       $7::text[], $8::timestamptz[], $9::timestamptz[], $10::timestamptz[])`,
    [
      ...(['id', 'game', 'user', 'guest', 'connected', 'device', 'from'] as const).map((name) => column(plays, name)),
      ...(['start', 'ping', 'end'] as const).map((name) => times(column(plays, name))),
    ],
  );
  const values = (rows: Scored[]) => [
    ...(['id', 'user', 'game', 'score'] as const).map((name) => column(rows, name)),
    times(column(rows, 'at')),
  ];
  const ROWS = 'unnest($1::bigint[], $2::uuid[], $3::integer[], $4::bigint[], $5::timestamptz[]) AS row (id, user_id, game_id, score, at)'; // prettier-ignore
  const shown = scores.filter(({ removed }) => !removed);
  await database.rows(
    `INSERT INTO scores (id, user_id, game_id, score, created_at) SELECT * FROM ${ROWS}`,
    values(shown),
  );
  await database.rows(
    `INSERT INTO play_days (day, user_id, game_id) SELECT DISTINCT (at AT TIME ZONE 'UTC')::date, user_id, game_id FROM ${ROWS}`,
    values(shown),
  );
  await database.rows(
    `INSERT INTO removed_scores (number, id, user_id, game_id, score, created_at, was_listed)
     SELECT id, id, user_id, game_id, score, at, false FROM ${ROWS}`,
    values(scores.filter(({ removed }) => removed)),
  );
}

/** Counts one by one, as the documentation describes the figures. */
function recount({ plays, scores, claims, refusals }: World, game: number): GameDay[] {
  const playsOn = Map.groupBy(
    plays.filter((play) => play.game === game),
    ({ start }) => dayOf(start),
  );
  const scoresOn = Map.groupBy(
    scores.filter((one) => one.game === game),
    ({ at }) => dayOf(at),
  );
  const playersOn = Array.from(
    { length: DAYS },
    (_, day) =>
      new Set([
        ...(playsOn.get(day) ?? []).map(({ user, guest }) => user ?? claims.get(guest ?? '') ?? guest ?? ''),
        ...(scoresOn.get(day) ?? []).filter(({ removed }) => !removed).map(({ user }) => user),
      ]),
  );
  return playersOn.map((players, day) =>
    recountDay({
      day,
      refused: refusals?.get(`${game} ${day}`) ?? 0,
      own: playsOn.get(day) ?? [],
      scored: scoresOn.get(day) ?? [],
      players,
      playersOn,
      claims,
    }),
  );
}

interface Day extends Pick<World, 'claims'> {
  day: number;
  refused: number;
  own: Play[];
  scored: Scored[];
  players: Set<string>;
  playersOn: Set<string>[];
}

function recountDay({ day, refused, own, scored, players, playersOn, claims }: Day): GameDay {
  const earlier = playersOn.slice(0, day);
  const fresh = [...players].filter((player) => !earlier.some((before) => before.has(player)));
  const back = (days: number) => {
    const isOver = FIRST + (day + days + 1) * DAY_MS + DAY_MS / 24 <= NOW;
    return isOver && fresh.length > 0 ? fresh.filter((player) => playersOn[day + days]?.has(player)).length : null;
  };
  const guests = new Set(own.flatMap(({ guest }) => guest ?? []));
  const seconds = own
    .filter(({ connected }) => connected === null)
    .map(({ start, ping, end }) => Math.floor(((end !== null && end - ping < SILENCE_MS ? end : ping) - start) / 1_000))
    .sort((a, b) => a - b);
  const counted = (names: string[]) =>
    [...Map.groupBy(names, (name) => name)]
      .map(([name, all]) => ({ name, plays: all.length }))
      .sort((a, b) => b.plays - a.plays || (a.name < b.name ? -1 : 1));
  const buckets = Map.groupBy(scored, ({ score }) => bucketOf(score));
  return {
    day: nameOf(day),
    plays: own.length,
    players: players.size,
    new_players: fresh.length,
    guests: guests.size,
    guests_kept: [...guests].filter((guest) => claims.has(guest)).length,
    d1: back(1),
    d7: back(7),
    median_seconds: seconds[Math.ceil(seconds.length / 2) - 1] ?? null,
    scores: scored.length,
    refused,
    histogram: [...buckets]
      .map(([bucket, all]) => ({ ...rangeOf(bucket), scores: all.length }))
      .sort((a, b) => a.from - b.from),
    origins: counted(own.map(({ from }) => from ?? 'unknown')).map(({ name, plays }) => ({ origin: name, plays })),
    devices: counted(own.map(({ device, from }) => device ?? (from === null ? 'unknown' : 'other'))).map(
      ({ name, plays }) => ({ device: name, plays }),
    ),
  };
}

function randomWorld(accounts: string[], random: Seeded): World {
  const guests = Array.from({ length: 900 }, () => randomUUID());
  const claims = new Map(guests.slice(0, 120).map((guest) => [guest, random.pick(accounts)]));
  const plays = Array.from({ length: PLAYS }, (): Play => {
    const start = FIRST + random.between(0, NOW - FIRST);
    const ping = start + random.between(0, 900_000);
    const guest = random.next() < 0.6 ? random.pick(guests) : null;
    // A session that was running when its guest was claimed belongs to the account.
    const user = guest === null ? random.pick(accounts) : (random.next() < 0.5 && claims.get(guest)) || null;
    const isNoted = random.next() < 0.9;
    return {
      id: randomUUID(),
      game: random.pick(games.slice(0, 3)),
      user,
      guest,
      connected: user !== null && random.next() < 0.1 ? randomUUID() : null,
      device: isNoted ? random.pick(['phone', 'tablet', 'desktop', null]) : null,
      from: isNoted ? random.pick(['site', 'embed', 'page', 'code', 'forum.example', 'video.example']) : null,
      start,
      ping,
      end: random.pick([null, ping + random.between(0, 100_000), ping + SILENCE_MS + random.between(0, 20_000)]),
    };
  });
  const scores = Array.from({ length: 4_000 }, (_, index): Scored => ({
    id: index + 1,
    game: random.pick(games.slice(1)),
    user: random.pick(accounts),
    score: Math.ceil(10 ** (random.next() * random.between(1, 15))),
    at: FIRST + random.between(0, NOW - FIRST),
    removed: random.next() < 0.05,
  }));
  // The last game has nothing else.
  const refusals = new Map(games.slice(1).map((game, index) => [`${game} ${index + 2}`, 2 + index]));
  return { plays, scores, claims, refusals };
}

describe('the figures of games', () => {
  it('equal those of a count one by one of 10,000 random plays, and stay the same when they are counted again', async () => {
    const accounts = (await makePlayers(database, 300)).map(({ id }) => id);
    const world = randomWorld(accounts, new Seeded(20_270_301));
    await store(world);
    await Promise.all([stats.count(), stats.count()]);
    const expected = games.map((game) => recount(world, game));
    const read = () => Promise.all(games.map((game) => stats.days(game, nameOf(0), nameOf(DAYS))));
    expect(await read()).toEqual(expected);
    await database.rows(`UPDATE game_stats_days SET counted_at = 'epoch'`);
    await stats.count();
    expect(await read()).toEqual(expected);
  }, 60_000);

  const play = (values: Partial<Play> = {}): Play => ({
    id: randomUUID(),
    game: games[0] ?? 0,
    user: null,
    guest: null,
    connected: null,
    device: 'phone',
    from: 'site',
    start: FIRST,
    ping: FIRST,
    end: null,
    ...values,
  });
  const daysUntil = async (time: number) => {
    await setDatabaseClock(database, new Date(time));
    await stats.count();
    return stats.days(games[0] ?? 0, nameOf(0), nameOf(DAYS));
  };

  it('say who came back once that day is over, and not before', async () => {
    const [ada = '', bob = ''] = (await makePlayers(database, 2)).map(({ id }) => id);
    const at = (day: number) => ({ start: FIRST + day * DAY_MS, ping: FIRST + day * DAY_MS });
    const plays = [ada, bob].flatMap((user) => play({ user }));
    await store({ plays: [...plays, play({ user: ada, ...at(1) })], scores: [], claims: new Map() });
    const shown = ({ d1, d7 }: GameDay) => [d1, d7];
    expect((await daysUntil(FIRST + 2 * DAY_MS)).map(shown)[0]).toEqual([null, null]);
    expect((await daysUntil(FIRST + 2.1 * DAY_MS)).map(shown).slice(0, 2)).toEqual([[1, null], [null, null]]); // prettier-ignore
    await store({ plays: [play({ user: bob, ...at(7) })], scores: [], claims: new Map() });
    expect((await daysUntil(FIRST + 8.1 * DAY_MS)).map(shown)[0]).toEqual([1, 1]);
  });

  it('count a player as new once, also after the plays before have been deleted and a guest has become an account', async () => {
    const [ada = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    const guest = randomUUID();
    await store({ plays: [play({ guest })], scores: [], claims: new Map() });
    // Counted for the last time, a week later.
    await daysUntil(FIRST + 8.1 * DAY_MS);
    await database.rows('DELETE FROM play_sessions');
    await database.rows('UPDATE guests SET claimed_by = $1', [ada]);
    const start = FIRST + 9 * DAY_MS;
    await store({ plays: [play({ user: ada, start, ping: start })], scores: [], claims: new Map() });
    const days = await daysUntil(start + DAY_MS / 2);
    const shown = days.filter(({ players }) => players > 0).map(({ day, new_players }) => [day, new_players]);
    expect(shown).toEqual([[nameOf(0), 1], [nameOf(9), 0]]); // prettier-ignore
  });

  it('have a histogram of the values of the main board, and count the scores of all boards', async () => {
    const [user = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    const [game = 0] = games;
    const format = { direction: 'asc', decimals: 1 } as const;
    await database.rows('UPDATE boards SET direction = $1, decimals = $2 WHERE id = $3', [
      ...Object.values(format),
      game,
    ]);
    const scored = [12.3, 12.4, 99.9].map((value, id) => ({ id, user, game, score: toStored(format, value), at: FIRST, removed: false })); // prettier-ignore
    await store({ plays: [], scores: scored, claims: new Map() });
    await database.rows(
      `INSERT INTO scores (id, user_id, game_id, board_id, score, created_at) VALUES (9, $1, $2, $2 + 1000000, 5, $3)`,
      [user, game, new Date(FIRST)],
    );
    const [day] = await daysUntil(FIRST + DAY_MS / 2);
    expect(day).toMatchObject({
      scores: 4,
      histogram: [
        { from: 12, to: 12.9, scores: 2 },
        { from: 99, to: 99.9, scores: 1 },
      ],
    });
  });

  it('list the twenty most frequent origins of a day, and the others together', async () => {
    const [user = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    const hosts = Array.from({ length: 25 }, (_, index) => `${String.fromCharCode(97 + index)}.example`);
    const plays = hosts.flatMap((from, index) => [play({ user, from }), ...(index < 20 ? [play({ user, from })] : [])]);
    await store({ plays, scores: [], claims: new Map() });
    const [day] = await daysUntil(FIRST + DAY_MS / 2);
    expect(day?.origins).toHaveLength(21);
    expect(day?.origins[0]).toEqual({ origin: 'other', plays: 5 });
  });

  it('store nobody whose account has been deleted, and forget guests with their scores', async () => {
    const [user = ''] = (await makePlayers(database, 1)).map(({ id }) => id);
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [user]);
    const guest = randomUUID();
    await store({ plays: [play({ user }), play({ guest })], scores: [], claims: new Map() });
    const [day] = await daysUntil(FIRST + DAY_MS / 2);
    expect(day).toMatchObject({ plays: 2, players: 2, new_players: 2 });
    expect(await database.rows('SELECT player_id AS id FROM game_players')).toEqual([{ id: guest }]);
    await database.rows('DELETE FROM guests');
    expect(await database.rows('SELECT FROM game_players')).toEqual([]);
  });
});
