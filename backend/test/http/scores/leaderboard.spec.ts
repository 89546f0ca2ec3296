import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { LeaderboardEntry, LeaderboardPage, ScoreRow } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { RatedPlayersPage } from '@gamegeek/contracts/scores/player-rating.schemas.js';
import type { FinalizedWeek, WeekChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { weekDate, weekName, weekStart } from '@gamegeek/rules/iso-week.js';
import { Jobs } from '../../../src/core/jobs/jobs.service.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlayers, makeUser, openSession, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';
import { postScore } from './post-score.js';

const PLAYERS = 137;

let database: TestDatabase;
let node: TestApp;
/** A game with many players and ties, and its whole board by a reference count. */
let crowded: MadeGame;
let board: LeaderboardEntry[];
let game: MadeGame;
let ada: MadeUser;
let bob: MadeUser;

beforeAll(async () => {
  database = await createTestDatabase();
  crowded = await makeGame(database);
  board = await fillBoard(crowded.id);
  node = await startTestApp({ database });
  await waitForRanks(node);
});
beforeEach(async () => {
  game = await makeGame(database);
  [ada, bob] = [await makeUser(database), await makeUser(database)];
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

/** Bests of all time and of this week, few scores for many players. */
async function fillBoard(gameId: number): Promise<LeaderboardEntry[]> {
  const players = await makePlayers(database, PLAYERS);
  const since = Date.parse(`${weekDate(Date.now())}T00:00:00.000Z`);
  const rows = players.map(({ id: userId, username }, index) => ({
    id: 1_000_000 + ((index * 37) % PLAYERS),
    userId,
    username,
    score: 10 * (1 + ((index * 7) % 9)),
    createdAt: new Date(since + (index % 4)).toISOString(),
  }));
  const columns = [
    rows.map(({ userId }) => userId),
    rows.map(({ score }) => score),
    rows.map(({ id }) => id),
    rows.map(({ createdAt }) => createdAt),
  ];
  const from = 'FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::timestamptz[]) AS t (u, s, i, c)';
  const into = (table: string, week: string) =>
    `INSERT INTO ${table} (${week && 'period, since, '}user_id, board_id, score, score_id, achieved_at)
     SELECT ${week && `'week', $6::date, `}u, $5, s, i, c ${from}`;
  await database.rows(into('personal_bests', ''), [...columns, gameId]);
  await database.rows(into('period_bests', 'week'), [...columns, gameId, weekDate(since)]);
  return rows
    .sort((a, b) => b.score - a.score || a.createdAt.localeCompare(b.createdAt) || a.id - b.id)
    .map((row) => ({ rank: rows.filter(({ score }) => score > row.score).length + 1, ...row }));
}

const show = (query: string) => node.request.get(`/api/leaderboard?${query}`);
const page = async (query: string) => (await show(query).expect(200)).body as LeaderboardPage;
const play = (user: MadeUser, score: number, gameId = game.id) =>
  postScore(node, { gameId, score, apiKey: user.apiKey }).expect(200);
const names = (entries: (LeaderboardEntry | ScoreRow)[]) =>
  entries.map(({ rank, username, score }) => `${rank} ${username} ${score}`);

describe('a board', () => {
  it('has one row for each player, with their best', async () => {
    await play(ada, 10);
    await play(bob, 30);
    const best = (await play(ada, 20)).body as { id: number; createdAt: string };
    await play(ada, 15);
    const { body } = await show(`gameId=${game.id}`).expect(200);
    expect(body).toEqual({
      gameId: game.id,
      period: 'all',
      total: 2,
      seq: expect.any(Number),
      page: 1,
      limit: 10,
      entries: [
        {
          rank: 1,
          id: expect.any(Number),
          userId: bob.id,
          username: bob.username,
          score: 30,
          createdAt: expect.any(String),
        },
        { rank: 2, id: best.id, userId: ada.id, username: ada.username, score: 20, createdAt: best.createdAt },
      ],
    });
  });

  it('is empty for a game without scores', async () => {
    for (const period of ['all', 'week']) {
      expect(await page(`gameId=${game.id}&period=${period}`)).toMatchObject({ total: 0, entries: [], period });
    }
  });

  it('shows a score as soon as it is acknowledged, with an increasing sequence number', async () => {
    await page(`gameId=${game.id}`);
    let seq = 0;
    for (let score = 1; score <= 20; score++) {
      await play(ada, score);
      const { entries, seq: now } = await until(
        () => page(`gameId=${game.id}`),
        ({ entries: [first] }) => first?.score === score,
      );
      expect(entries).toHaveLength(1);
      expect(now).toBeGreaterThanOrEqual(seq);
      seq = now;
    }
  });

  it('gives equal scores one rank, the earlier first', async () => {
    const eve = await makeUser(database);
    await play(eve, 9);
    await play(ada, 5);
    await play(bob, 5);
    await play(ada, 5);
    const { entries } = await page(`gameId=${game.id}&period=week`);
    expect(names(entries)).toEqual([`1 ${eve.username} 9`, `2 ${ada.username} 5`, `2 ${bob.username} 5`]);
  });

  it.each([
    [1, 10],
    [2, 10],
    [1, 100],
    [1, 1],
    [7, 9],
    [11, 9],
    [12, 9],
    [2, 60],
    [14, 10],
    [2, 100],
    [137, 1],
  ])('shows its page %d of %d rows, first and deep ones alike', async (number, limit) => {
    const expected = board.slice((number - 1) * limit, number * limit);
    for (const period of ['all', 'week']) {
      const answer = await page(`gameId=${crowded.id}&page=${number}&limit=${limit}&period=${period}`);
      expect(answer).toMatchObject({ total: PLAYERS, page: number, limit, entries: expected });
      expect(answer.entries).toHaveLength(expected.length);
    }
  });

  it('is empty past its end', async () => {
    expect(await page(`gameId=${crowded.id}&page=15`)).toMatchObject({ total: PLAYERS, page: 15, entries: [] });
    expect(await page(`gameId=${crowded.id}&page=100&limit=100`)).toMatchObject({ entries: [] });
    expect(await page(`gameId=${game.id}&page=2`)).toMatchObject({ total: 0, entries: [] });
  });

  it('returns the page around a player', async () => {
    for (const place of [0, 1, 9, 10, 50, 99, 100, 101, 120, PLAYERS - 1]) {
      const player = board[place];
      for (const period of ['all', 'week']) {
        const answer = await page(`gameId=${crowded.id}&limit=7&around=${player?.userId}&period=${period}`);
        expect(answer.page).toBe(Math.floor(place / 7) + 1);
        expect(answer.entries).toEqual(board.slice((answer.page - 1) * 7, answer.page * 7));
        expect(answer.entries).toContainEqual(player);
      }
    }
  });

  it('returns the first page around a player who is not on it', async () => {
    const answer = await page(`gameId=${crowded.id}&around=${ada.id}`);
    expect(answer).toMatchObject({ page: 1, entries: board.slice(0, 10) });
  });

  it('returns the rows of those whom one follows and of oneself, with their ranks on the whole board', async () => {
    const me = board[70]!;
    const followed = [board[3]!, board[65]!, board[90]!, board[120]!];
    const expected = board.filter((row) => row === me || followed.includes(row));
    const token = await openSession(database, me.userId);
    await database.rows('INSERT INTO follows (user_id, followed_id) SELECT $1, id FROM unnest($2::uuid[]) AS id', [
      me.userId,
      [...followed.map(({ userId }) => userId), ada.id],
    ]);
    const login = { type: 'bearer' } as const;
    const following = (query: string, gameId = crowded.id) =>
      show(`gameId=${gameId}&following=true&${query}`).auth(token, login);
    for (const period of ['all', 'week']) {
      const { body } = await following(`period=${period}`).expect(200);
      expect(body).toMatchObject({ gameId: crowded.id, period, total: 5, page: 1, limit: 10, seq: expect.any(Number) });
      expect(body.entries).toEqual(expected);
    }
    expect((await following('limit=2&page=2')).body).toMatchObject({ total: 5, entries: expected.slice(2, 4) });
    expect((await following('limit=2&page=9')).body).toMatchObject({ total: 5, entries: [] });
    expect((await show('following=true').auth(token, login)).body).toMatchObject({ gameId: null, total: 0 });
    // A score is among them as soon as it is acknowledged.
    for (const score of [7, 9]) {
      await play(ada, score);
      await play(bob, 8);
      const { body } = await following('period=week', game.id).expect(200);
      expect(body).toMatchObject({ total: 1, entries: [{ rank: score === 7 ? 2 : 1, userId: ada.id, score }] });
    }
  });

  it('returns the rows of those whom one follows to users only, of the current period, and without a player', async () => {
    expectError(await show(`gameId=${game.id}&following=true`), 'unauthorized');
    for (const [query, field] of [
      ['following=yes', 'following'],
      [`following=true&around=${bob.id}`, 'following'],
      [`following=true&gameId=${game.id}&period=week&at=2026-01-05`, 'following'],
    ] as const) {
      const answer = await show(query).auth(ada.token, { type: 'bearer' });
      expectError(answer, 'validation_failed', answer.body.fields);
      expect(Object.keys(answer.body.fields)).toEqual([field]);
    }
  });

  it('ignores unknown parameters, and refuses invalid ones', async () => {
    expect(await page(`gameId=${crowded.id}&colour=green`)).toMatchObject({ total: PLAYERS });
    for (const [query, field, sentence] of [
      ['page=0', 'page', 'page must be at least 1'],
      ['page=x', 'page', 'page must be an integer'],
      ['page=1&page=2', 'page', 'page must be an integer'],
      ['page=1=2', 'page', 'page must be an integer'],
      ['limit=0', 'limit', 'limit must be at least 1'],
      ['limit=101', 'limit', 'limit must be at most 100'],
      ['limit=5?x=1', 'limit', 'limit must be an integer'],
      ['gameId=x', 'gameId', 'gameId must be an integer'],
      ['gameId=0', 'gameId', 'gameId must be positive'],
      ['period=month', 'period', 'period must be all or week'],
      ['period=all&period=all', 'period', 'period must be all, day, week or month'],
      ['around=ada', 'around', 'around must be the id of a user'],
      ['page=102&limit=100', 'page', 'page must not lead beyond the first 10000 rows'],
    ] as const) {
      // The global board is cached by then, so that the fast lane could answer.
      await page('');
      await page('period=week');
      const answer = await show(query);
      expectError(answer, 'validation_failed', answer.body.fields);
      expect(answer.body.fields[field]).toContain(sentence);
    }
  });

  it('is 404 for an unknown or hidden game', async () => {
    const hidden = await makeHiddenGame(database);
    for (const gameId of [hidden.id, 999_999, 4_000_000_000]) {
      for (const query of [`gameId=${gameId}`, `gameId=${gameId}&around=${ada.id}`, `gameId=${gameId}&period=week`]) {
        expectError(await show(query), 'not_found');
      }
    }
  });

  it('is 404 as soon as its game is hidden, even if it was cached', async () => {
    await play(ada, 5);
    for (let i = 0; i < 3; i++) await page(`gameId=${game.id}`);
    await database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    await node.app.get(Invalidations).publish('game', game.id);
    for (let i = 0; i < 3; i++) expectError(await show(`gameId=${game.id}`), 'not_found');
  });
});

describe('both paths to a board', () => {
  /** Headers that differ between answers; the ordinary path adds limits and Vary. */
  const OWN = /^(date|x-request-id|vary|ratelimit-.*)$/;
  const headersOf = (headers: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !OWN.test(name))
        .sort(),
    );

  it.each([
    ['a page', () => 'limit=10&page=2'],
    ['a deep page', () => 'limit=10&page=12'],
    ['the page around a player', () => `limit=10&around=${board[115]?.userId}`],
  ])('answer with the same headers and the same body (%s)', async (_what, pageOf) => {
    const query = `gameId=${crowded.id}&${pageOf()}`;
    await page(query);
    const ordinary = await show(query)
      .set('Authorization', 'Basic eA==')
      .set('Accept-Encoding', 'identity')
      .expect(200);
    // The fast lane answers once it knows the remaining points of this address.
    const fast = await until(
      () => show(query).set('Accept-Encoding', 'identity').expect(200),
      ({ headers }) => headers['ratelimit-limit'] === undefined,
    );
    expect(ordinary.headers['ratelimit-limit']).toBeDefined();
    expect(headersOf(fast.headers)).toEqual(headersOf(ordinary.headers));
    expect({ ...fast.body, seq: 0 }).toEqual({ ...ordinary.body, seq: 0 });
    expect(fast.text.replace(/"seq":\d+/, '')).toBe(ordinary.text.replace(/"seq":\d+/, ''));
    const from = (fast.body.page - 1) * 10;
    expect(fast.body.entries).toEqual(board.slice(from, from + 10));
  });

  it('count alike', async () => {
    const count = async () => {
      const { text } = await node.request.get('/metrics').expect(200);
      const line =
        /^http_request_duration_seconds_count\{method="GET",route="\/api\/leaderboard",status="200"\} (\d+)$/m;
      return Number(line.exec(text)?.[1] ?? 0);
    };
    await page(`gameId=${crowded.id}`);
    const before = await until(count, Boolean);
    await page(`gameId=${crowded.id}`);
    await show(`gameId=${crowded.id}`).set('Cookie', 'a=b').expect(200);
    await until(count, (after) => after === before + 2);
  });
});

describe('the global board', () => {
  it('shows totals soon after a score, with the score that last raised each', async () => {
    const other = await makeGame(database);
    await play(ada, 100);
    const last = (await play(ada, 40, other.id)).body as { id: number; createdAt: string };
    await play(ada, 70);
    for (const period of ['all', 'week']) {
      const answer = await until(
        () => page(`period=${period}&limit=100&around=${ada.id}`),
        ({ entries }) => entries.some(({ userId, score }) => userId === ada.id && score === 140),
      );
      expect(answer).toMatchObject({ gameId: null, period });
      expect(answer.entries.find(({ userId }) => userId === ada.id)).toMatchObject({
        id: last.id,
        createdAt: last.createdAt,
        username: ada.username,
      });
    }
  });

  it('never shows a total above the largest exact integer', async () => {
    const other = await makeGame(database);
    await play(bob, Number.MAX_SAFE_INTEGER);
    await play(bob, Number.MAX_SAFE_INTEGER, other.id);
    // Only the job computes a total at the limit, on a busy machine half a minute later.
    const { entries } = await until(
      () => page('limit=1'),
      ({ entries: [first] }) => first?.userId === bob.id,
      60_000,
    );
    expect(entries[0]).toMatchObject({ rank: 1, score: Number.MAX_SAFE_INTEGER });
  });
});

describe('finished weeks', () => {
  const WEEK = 7 * 86_400_000;
  const ago = (weeks: number) => Date.now() - weeks * WEEK;
  const [lastWeek, firstWeek] = [weekName(ago(1)), weekName(ago(4))];
  let first: MadeUser;
  let second: MadeUser;
  let popular: MadeGame;
  let nextId = 5_000_000;

  /** A best of a past week, as stored by the score writer. */
  const played = (weeks: number, { id: userId }: MadeUser, gameId: number, score: number) =>
    database.rows(
      `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
       VALUES ('week', $1, $2, $3, $4, $5, $6)`,
      [weekDate(ago(weeks)), userId, gameId, score, (nextId += 1), new Date(weekStart(ago(weeks)) + nextId)],
    );
  const weeks = (query = '') => node.request.get(`/api/leaderboard/weeks${query}`);
  const week = async (name: string, query = '') => (await weeks(`/${name}${query}`).expect(200)).body as WeekChampions;
  const finalizedWeeks = async () => (await weeks('?limit=100').expect(200)).body as FinalizedWeek[];

  beforeAll(async () => {
    [second, first] = [await makeUser(database), await makeUser(database)];
    popular = await makeGame(database);
    const hidden = await makeHiddenGame(database);
    await played(4, second, popular.id, 10);
    await played(1, second, popular.id, 10);
    await played(1, first, popular.id, 30);
    await played(1, second, crowded.id, 25);
    await played(1, first, hidden.id, 1_000);
    node.app.get(Jobs).request('finalize-week', 0);
    await until(finalizedWeeks, (finalized) => finalized.length === 4);
  });

  it('are listed, newest first', async () => {
    const finalized = await finalizedWeeks();
    expect(finalized.map(({ week: name, players }) => [name, players])).toEqual([
      [lastWeek, 2],
      [weekName(ago(2)), 0],
      [weekName(ago(3)), 0],
      [firstWeek, 1],
    ]);
    expect(finalized[0]).toEqual({
      week: lastWeek,
      starts_at: new Date(weekStart(ago(1))).toISOString(),
      ends_at: new Date(weekStart(Date.now())).toISOString(),
      players: 2,
    });
    const page2 = await weeks('?limit=3&page=2').expect(200);
    expect(page2.body).toEqual(finalized.slice(3));
    expect(page2.headers['x-total-count']).toBe('4');
    expect(page2.headers.link).toContain('rel="prev"');
    expectError(await weeks('?limit=101'), 'validation_failed', { limit: ['limit must be at most 100'] });
  });

  it('have champions over all games and of each, and adjacent weeks', async () => {
    const shown = await week(lastWeek);
    expect(shown).toMatchObject({
      week: lastWeek,
      closed: true,
      players: 2,
      previous: weekName(ago(2)),
      next: weekName(Date.now()),
    });
    // The total includes the scores of a game that was hidden later; the list omits the game.
    expect(shown.global.map(({ place, username, score }) => [place, username, score])).toEqual([
      [1, first.username, 1_030],
      [2, second.username, 35],
    ]);
    expect(shown.games.map(({ gameId, players, champions }) => [gameId, players, champions.length])).toEqual([
      [popular.id, 2, 2],
      [crowded.id, 1, 1],
    ]);
    expect(shown.games[0]).toMatchObject({ launch: 'link', gameUrl: null, arcadeId: null });
    expect(shown.games[0]?.champions[0]).toEqual({
      place: 1,
      userId: first.id,
      username: first.username,
      score: 30,
      createdAt: expect.stringMatching(/Z$/),
    });
    expect(await week(firstWeek)).toMatchObject({ previous: null, next: weekName(ago(3)), players: 1 });
    expect(await week(weekName(ago(2)))).toMatchObject({ closed: true, global: [], games: [] });
  });

  it('list their games in pages', async () => {
    const page1 = await weeks(`/${lastWeek}?limit=1`).expect(200);
    expect(page1.body.games).toHaveLength(1);
    expect(page1.headers['x-total-count']).toBe('2');
    const page2 = await week(lastWeek, '?limit=1&page=2');
    expect(page2.games.map(({ gameId }) => gameId)).toEqual([crowded.id]);
    expect(page2.global).toHaveLength(2);
    expect((await week(lastWeek, '?limit=1&page=3')).games).toEqual([]);
  });

  it('show current names', async () => {
    const name = (username: string) =>
      database.rows('UPDATE users SET username = $1 WHERE id = $2', [username, first.id]);
    await name('renamed.winner');
    expect((await week(lastWeek)).global[0]?.username).toBe('renamed.winner');
    await name('Deleted player');
    expect((await week(lastWeek)).global[0]?.username).toBe('Deleted player');
  });

  it('do not list the current week, which has a page', async () => {
    const running = await week(weekName(Date.now()));
    expect(running).toMatchObject({
      closed: false,
      players: null,
      previous: lastWeek,
      next: null,
      global: [],
      games: [],
    });
  });

  it('are 404 in the future, before the first score, and for invalid names', async () => {
    for (const name of [
      weekName(ago(-1)),
      weekName(ago(5)),
      '9999-W01',
      '2026-W54',
      '2026-W00',
      'last',
      '2026-11-16',
    ]) {
      expectError(await weeks(`/${name}`), 'not_found');
    }
  });

  it('are shown on the profiles of their champions', async () => {
    const { body } = await node.request.get(`/api/users/${second.username}`).expect(200);
    expect(body.championshipTotals).toEqual({ first: 3, second: 2, third: 0 });
    expect(body.championships).toEqual([
      { week: lastWeek, gameId: crowded.id, gameName: crowded.name, place: 1, score: 25 },
      { week: lastWeek, gameId: null, gameName: null, place: 2, score: 35 },
      { week: lastWeek, gameId: popular.id, gameName: popular.name, place: 2, score: 10 },
      { week: firstWeek, gameId: null, gameName: null, place: 1, score: 10 },
      { week: firstWeek, gameId: popular.id, gameName: popular.name, place: 1, score: 10 },
    ]);
    const own = await node.request.get('/api/user/championships').auth(second.token, { type: 'bearer' }).expect(200);
    expect(own.body).toEqual({ totals: body.championshipTotals, championships: body.championships });
  });
});

describe('the player rating', () => {
  const rating = async (query = '') =>
    (await node.request.get(`/api/leaderboard/rating${query}`).expect(200)).body as RatedPlayersPage;
  const profileOf = async ({ username }: MadeUser) => (await node.request.get(`/api/users/${username}`)).body;

  it('lists players by their places in games that take scores from play sessions alone, and is on their profiles', async () => {
    expect(await rating()).toMatchObject({ total: 0, page: 1, limit: 10, entries: [] });
    await play(ada, 20);
    await play(bob, 10);
    await database.rows(`UPDATE games SET accepts = 'plays', player_count = 2 WHERE id = $1`, [game.id]);
    node.app.get(Jobs).request('compute-player-ratings', 0);
    await until(
      () => rating(),
      ({ total }) => total === 2,
    );

    const [first, second] = [
      { rank: 1, points: 9.1, userId: ada.id, username: ada.username, games: 1 },
      { rank: 2, points: 6.4, userId: bob.id, username: bob.username, games: 1 },
    ];
    const computedAt = expect.stringMatching(/Z$/);
    expect(await rating('?limit=1&page=2')).toEqual({ computedAt, total: 2, page: 2, limit: 1, entries: [second] });
    expect((await rating()).entries).toEqual([first, second]);
    const { days } = (await profileOf(ada)).playerRating;
    expect(days).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), rank: 1, points: 9.1 }]);
    expect((await profileOf(ada)).playerRating).toEqual({ rank: 1, points: 9.1, games: 1, days });
    const own = await node.request.get('/api/user/profile').auth(bob.token, { type: 'bearer' }).expect(200);
    expect(own.body.playerRating).toMatchObject({ rank: 2, points: 6.4 });
    expect(await profileOf(await makeUser(database))).not.toHaveProperty('playerRating');
  });

  it('is not read beyond the depth of lists', async () => {
    expectError(await node.request.get('/api/leaderboard/rating?page=101&limit=100'), 'validation_failed', {
      page: ['page must not lead beyond the first 10000 rows'],
    });
  });
});
