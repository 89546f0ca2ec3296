import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OwnHome } from '@gamegeek/contracts/home/home.schemas.js';
import { READY_KEY } from '../../../src/modules/scores/ranks/rank-sets.store.js';
import { REDIS, type Redis } from '../../../src/core/redis/redis.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const NONE = { totalScore: 0, gamesPlayed: 0, credits: 0, level: 1, levelProgress: 0, achievementsCompleted: 0 };

let node: TestApp;
let redis: Redis;
let games: MadeGame[];

beforeAll(async () => {
  node = await startTestApp();
  redis = node.app.get<Redis>(REDIS);
  games = [];
  for (let i = 0; i < 5; i += 1) games.push(await makeGame(node.database));
  await waitForRanks(node);
});
afterAll(() => node?.close());

const get = (user: MadeUser, path: string) => node.request.get(path).auth(user.token, { type: 'bearer' });
const gameId = (index: number) => games[index]?.id ?? 0;

async function score(user: MadeUser, game: number, points: number): Promise<{ id: number; createdAt: string }> {
  const answer = await node.request.post('/api/scores').send({ gameId: game, score: points, apiKey: user.apiKey });
  expect(answer.status).toBe(200);
  return answer.body;
}

describe('own scores', () => {
  it('are paged, newest first', async () => {
    const ada = await makeUser(node.database);
    const sent = [];
    for (let i = 0; i < 12; i += 1)
      sent.push({ game: i % 2, points: 20 - i, ...(await score(ada, gameId(i % 2), 20 - i)) });
    const newest = sent.reverse().map(({ id, game, points, createdAt }) => ({
      id,
      gameId: gameId(game),
      gameName: games[game]?.name,
      score: points,
      createdAt,
    }));
    const first = await get(ada, '/api/user/scores').expect(200);
    expect(first.body).toEqual(newest.slice(0, 10));
    expect(first.headers['x-total-count']).toBe('12');
    expect(first.headers.link).toContain('</api/user/scores?page=2&limit=10>; rel="next"');
    expect((await get(ada, '/api/user/scores?page=3&limit=5')).body).toEqual(newest.slice(10));
    expect((await get(ada, '/api/user/scores?page=9')).body).toEqual([]);
    for (const query of ['page=0', 'limit=101', 'page=1001&limit=10']) {
      expect((await get(ada, `/api/user/scores?${query}`)).body.code).toBe('validation_failed');
    }
  });

  it('contain only the scores of the caller', async () => {
    const bob = await makeUser(node.database);
    expect((await get(bob, '/api/user/scores')).body).toEqual([]);
    expect((await get(bob, '/api/user/games')).body).toEqual([]);
  });

  it('list the games that were played and are visible', async () => {
    const ada = await makeUser(node.database);
    const hidden = await makeGame(node.database);
    for (const id of [gameId(1), hidden.id, gameId(0), gameId(1)]) await score(ada, id, 5);
    await score(ada, gameId(1), 6);
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [hidden.id]);
    const { body, headers } = await get(ada, '/api/user/games').expect(200);
    expect(body).toEqual(
      [1, 0].map((index) => ({
        id: gameId(index),
        name: games[index]?.name,
        description: 'A game that was made with a model.',
        image_url: null,
        categories: ['Puzzle'],
      })),
    );
    expect(headers['x-total-count']).toBe('2');
    expect((await get(ada, '/api/user/scores')).headers['x-total-count']).toBe('5');
  });
});

describe('the own profile', () => {
  it('contains the user, the API key and the stats', async () => {
    const ada = await makeUser(node.database);
    const { body, headers } = await get(ada, '/api/user/profile').expect(200);
    const own = (await get(ada, '/api/auth/user')).body;
    expect(body).toEqual({ ...own, apiKey: ada.apiKey, stats: { ...NONE, rank: 'Novice' } });
    expect(headers['cache-control']).toBe('no-store');

    await score(ada, gameId(0), 150);
    await until(
      async () => (await get(ada, '/api/user/profile')).body.stats,
      (stats) => stats.totalScore === 150 && stats.credits === 10,
    );
    expect((await get(ada, '/api/user/profile')).body.stats).toEqual({
      totalScore: 150,
      gamesPlayed: 1,
      credits: 10,
      level: 2,
      levelProgress: 25,
      rank: 'Apprentice',
      achievementsCompleted: 1,
    });
  });
});

describe('a public profile', () => {
  it('contains public data only, and ignores the case of the name', async () => {
    const ada = await makeUser(node.database, { username: 'Ada.Public' });
    const bob = await makeUser(node.database);
    const [one, two] = [await makeGame(node.database), await makeGame(node.database, { createdBy: ada.id })];
    await makeHiddenGame(node.database, { createdBy: ada.id });
    await score(ada, one.id, 900);
    const best = await score(ada, two.id, 40);
    await score(bob, one.id, 1_000);
    await score(bob, two.id, 30);
    await node.request.post('/api/user/check-achievements').auth(ada.token, { type: 'bearer' }).expect(200);
    await until(
      async () => (await node.request.get('/api/users/ada.public')).body.stats?.totalScore,
      (total) => total === 940,
    );

    const { body, headers, text } = await node.request.get('/api/users/ADA.PUBLIC').expect(200);
    expect(body).toEqual({
      id: ada.id,
      username: 'Ada.Public',
      created_at: TIME,
      followers: 0,
      stats: {
        totalScore: 940,
        gamesPlayed: 2,
        credits: 10,
        level: 4,
        levelProgress: 85,
        rank: 'Expert',
        achievementsCompleted: 1,
      },
      bests: [
        { gameId: two.id, gameName: two.name, score: 40, scoreId: best.id, rank: 1, createdAt: best.createdAt },
        { gameId: one.id, gameName: one.name, score: 900, scoreId: expect.any(Number), rank: 2, createdAt: TIME },
      ],
      achievements: [expect.objectContaining({ key: 'first_game', completed: true })],
      games: [expect.objectContaining({ id: two.id, created_by: ada.id })],
      championships: [],
      championshipTotals: { first: 0, second: 0, third: 0 },
    });
    expect(headers['cache-control']).toBe('public, max-age=5');
    expect(text).not.toContain(ada.email);
    expect(text).not.toContain('gg_');
  });

  it('has null ranks while ranks are unavailable, and leaves out hidden games', async () => {
    const ada = await makeUser(node.database);
    const hidden = await makeGame(node.database);
    await score(ada, gameId(2), 5);
    await score(ada, gameId(3), 50);
    await score(ada, hidden.id, 9);
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [hidden.id]);
    await redis.del(READY_KEY);
    const { body } = await node.request.get(`/api/users/${ada.username}`).expect(200);
    expect(body.bests).toMatchObject([
      { gameId: gameId(3), rank: null },
      { gameId: gameId(2), rank: null },
    ]);
    await waitForRanks(node);
  });

  it('returns 404 for an unknown or deleted player', async () => {
    const gone = await makeUser(node.database);
    await node.database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    for (const name of ['nobody-here', gone.username, 'x', encodeURIComponent('Deleted player'), '%00']) {
      expectError(await node.request.get(`/api/users/${name}`), 'not_found');
    }
  });
});

describe('an avatar', () => {
  it('depends only on the name, ignoring case', async () => {
    const one = await node.request.get('/api/users/Some.Body/avatar').expect(200);
    expect(one.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    const svg = (one.body as Buffer).toString();
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|href="http/i);
    const two = await node.request.get('/api/users/sOME.bODY/avatar').expect(200);
    expect((two.body as Buffer).equals(one.body as Buffer)).toBe(true);
    const other = await node.request.get('/api/users/somebody-else/avatar').expect(200);
    expect((other.body as Buffer).equals(one.body as Buffer)).toBe(false);
  });

  it('supports conditional requests', async () => {
    const { headers } = await node.request.get('/api/users/somebody/avatar').expect(200);
    const again = await node.request.get('/api/users/SOMEBODY/avatar').set('If-None-Match', headers.etag ?? '');
    expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
  });

  it('is neutral for deleted players, and 404 for invalid names', async () => {
    const neutral = await node.request.get('/api/users/Deleted%20player/avatar').expect(200);
    expect(neutral.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    for (const name of ['ab', 'x'.repeat(33), 'two%20words', '%3Csvg%3E', 'n%C3%A4me', '%00']) {
      expectError(await node.request.get(`/api/users/${name}/avatar`), 'not_found');
    }
  });
});

describe('following a player', () => {
  const follow = (user: MadeUser, { username }: MadeUser) =>
    node.request.put(`/api/users/${username}/follow`).auth(user.token, { type: 'bearer' });
  const unfollow = (user: MadeUser, { username }: MadeUser) =>
    node.request.delete(`/api/users/${username}/follow`).auth(user.token, { type: 'bearer' });
  const followersOf = async ({ username }: MadeUser) =>
    (await node.request.get(`/api/users/${username}`)).body.followers;

  it('is counted on the profile and listed for the follower alone, until it ends', async () => {
    const [ada, bob, cyd] = [
      await makeUser(node.database),
      await makeUser(node.database),
      await makeUser(node.database),
    ];
    for (const followed of [bob, cyd, bob]) await follow(ada, followed).expect(204);
    await follow(cyd, bob).expect(204);
    expect([await followersOf(ada), await followersOf(bob), await followersOf(cyd)]).toEqual([0, 2, 1]);

    const list = await get(ada, '/api/user/following').expect(200);
    expect(list.body).toEqual([cyd, bob].map(({ id, username }) => ({ id, username, since: TIME })));
    expect(list.headers['x-total-count']).toBe('2');
    expect((await get(ada, '/api/user/following?limit=1&page=2')).body).toMatchObject([{ id: bob.id }]);
    expect((await get(bob, '/api/user/following')).body).toEqual([]);
    expect((await get(ada, `/api/user/following/${bob.username}`)).body).toEqual({ following: true, blocked: false });
    expect((await get(bob, `/api/user/following/${ada.username}`)).body).toEqual({ following: false, blocked: false });

    for (let times = 0; times < 2; times += 1) await unfollow(ada, bob).expect(204);
    expect(await followersOf(bob)).toBe(1);
    expect((await get(ada, `/api/user/following/${bob.username}`)).body).toEqual({ following: false, blocked: false });
  });

  it('is refused for oneself, for nobody, and beyond a thousand players', async () => {
    const [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
    expectError(await follow(ada, ada), 'forbidden');
    expectError(await follow(ada, { ...ada, username: 'nobody.here' }), 'not_found');
    expectError(await unfollow(ada, { ...ada, username: 'nobody.here' }), 'not_found');
    const many = await makePlayers(node.database, 1_000);
    await node.database.rows('INSERT INTO follows (user_id, followed_id) SELECT $1, id FROM unnest($2::uuid[]) AS id', [
      ada.id,
      many.map(({ id }) => id),
    ]);
    expectError(await follow(ada, bob), 'quota_exceeded');
    await follow(ada, { ...ada, username: many[0]?.username ?? '' }).expect(204);
    expect(await followersOf(bob)).toBe(0);
  });
});

describe('blocking a player', () => {
  const call = (method: 'put' | 'delete', user: MadeUser, { username }: MadeUser, what: 'block' | 'follow') =>
    node.request[method](`/api/users/${username}/${what}`).auth(user.token, { type: 'bearer' });
  const invite = (user: MadeUser, { username }: MadeUser) =>
    node.request
      .post(`/api/games/${gameId(0)}/invites`)
      .send({ username })
      .auth(user.token, { type: 'bearer' });
  const noticesOf = async (user: MadeUser) => (await get(user, '/api/user/inbox')).body.total as number;

  it('ends following and invitations both ways, until it ends, and is listed for the player alone', async () => {
    const [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
    await call('put', ada, bob, 'follow').expect(204);
    await call('put', bob, ada, 'follow').expect(204);
    for (let times = 0; times < 2; times += 1) await call('put', ada, bob, 'block').expect(204);
    for (const user of [ada, bob]) expect((await get(user, '/api/user/following')).body).toEqual([]);
    for (const [user, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      expectError(await call('put', user, other, 'follow'), 'forbidden');
      await invite(user, other).expect(202);
    }
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([0, 0]);
    const list = await get(ada, '/api/user/blocked').expect(200);
    expect(list.body).toEqual([{ id: bob.id, username: bob.username, since: TIME }]);
    expect(list.headers['x-total-count']).toBe('1');
    expect((await get(bob, '/api/user/blocked')).body).toEqual([]);
    expect((await get(ada, `/api/user/following/${bob.username}`)).body).toEqual({ following: false, blocked: true });
    expect((await get(bob, `/api/user/following/${ada.username}`)).body).toEqual({ following: false, blocked: false });

    await call('delete', ada, bob, 'block').expect(204);
    await call('put', bob, ada, 'follow').expect(204);
    await node.database.rows('DELETE FROM notices WHERE user_id = $1', [ada.id]);
    await invite(bob, ada).expect(202);
    expect(await noticesOf(ada)).toBe(1);
  });

  it('is refused for oneself and for nobody', async () => {
    const ada = await makeUser(node.database);
    expectError(await call('put', ada, ada, 'block'), 'forbidden');
    expectError(await call('put', ada, { ...ada, username: 'nobody.here' }, 'block'), 'not_found');
  });

  it('leaves no follow behind when both happen at once', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [ada, bob] = [await makeUser(node.database), await makeUser(node.database)];
      await Promise.all([call('put', bob, ada, 'follow'), call('put', ada, bob, 'block').expect(204)]);
      expect((await get(bob, '/api/user/following')).body).toEqual([]);
    }
  });
});

describe('the home of a user', () => {
  it('is what happened in the week, with the rank, and who of those one follows plays now', async () => {
    const [ada, bob, cyd] = [
      await makeUser(node.database),
      await makeUser(node.database),
      await makeUser(node.database),
    ];
    expect((await get(ada, '/api/user/home').expect(200)).body).toEqual({
      news: [],
      week: { scores: 0, games: 0, rank: null, ratingRank: null, ratingRankBefore: null },
      playing: [],
    });
    await node.database.rows('INSERT INTO follows (user_id, followed_id) VALUES ($1, $2)', [ada.id, bob.id]);
    await node.database.rows(
      `INSERT INTO player_rating_days (user_id, day, tenths, rank)
       VALUES ($1, date_trunc('week', now() AT TIME ZONE 'UTC')::date - 1, 5, 40)`,
      [ada.id],
    );
    await node.database.rows('INSERT INTO player_ratings (user_id, tenths, rank, games) VALUES ($1, 9, 31, 2)', [
      ada.id,
    ]);
    await score(ada, gameId(2), 5_000_000);
    await score(ada, gameId(3), 10);
    await score(cyd, gameId(3), 12);
    await node.database.rows(
      `INSERT INTO play_sessions (id, game_id, user_id, ends_at) VALUES (gen_random_uuid(), $1, $2, now() + interval '1 hour')`,
      [gameId(4), bob.id],
    );
    await score(bob, gameId(4), 7);
    const { week, playing, news } = await until(
      async () => (await get(ada, '/api/user/home').expect(200)).body as OwnHome,
      (home) => home.week.rank !== null && home.playing.length === 1 && home.news.length === 1,
    );
    expect(week).toEqual({ scores: 2, games: 2, rank: 1, ratingRank: 31, ratingRankBefore: 40 });
    expect(playing).toEqual([
      {
        id: bob.id,
        username: bob.username,
        last_played_at: TIME,
        game: { id: gameId(4), name: games[4]?.name },
      },
    ]);
    expect(news).toMatchObject([{ kind: 'followed_record', actor: { id: bob.id }, game: { id: gameId(4) } }]);
  });
});
