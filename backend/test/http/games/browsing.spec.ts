import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { RefreshTrendingJob } from '../../../src/modules/community/trending/refresh-trending.job.js';
import { GAME_CHANGED, GameDirectory } from '../../../src/modules/games/directory/game-directory.service.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion } from '../../factories/model.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { insertPlayDays } from '../../support/scores/play-days.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

let node: TestApp;
let creator: MadeUser;
let games: MadeGame[];
let hidden: MadeGame;
const TIME = expect.stringMatching(/Z$/);
const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

beforeAll(async () => {
  node = await startTestApp();
  creator = await makeUser(node.database);
  const model = await makeModel(node.database, { name: 'Muse' });
  const version = await makeVersion(node.database, { modelId: model.id, version: '3.1' });
  games = [];
  for (let i = 0; i < 5; i += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2)));
    games.push(await makeGame(node.database, { createdBy: creator.id, versionId: version.id, createdAt }));
  }
  hidden = await makeHiddenGame(node.database, {
    createdBy: creator.id,
    versionId: version.id,
    createdAt: new Date(0),
  });
});
afterAll(() => node?.close());

describe('GET /api/games', () => {
  it('returns active games, newest first', async () => {
    const { body, headers } = await node.request.get('/api/games').expect(200);
    expect(idsOf(body)).toEqual(games.map(({ id }) => id).reverse());
    expect(headers['x-total-count']).toBe('5');
    expect(body[0]).toEqual({
      id: games[4]!.id,
      name: games[4]!.name,
      description: 'A game that was made with a model.',
      ai_model_id: expect.any(Number),
      ai_model_name: 'Muse',
      model_version_id: games[4]!.model_version_id,
      model_version: '3.1',
      created_by: creator.id,
      creator: { id: creator.id, username: creator.username },
      makers: [],
      image_url: null,
      preview_images: [],
      game_url: null,
      github_url: null,
      documentation_url: null,
      categories: ['Puzzle'],
      tags: [],
      ai_integration_details: 'The model thinks up every level.',
      active: true,
      status: 'listed',
      launch: 'link',
      accepts: 'keys',
      on_doubt: 'refuse',
      counts_in_totals: true,
      min_score: null,
      max_score: null,
      min_seconds: null,
      needs_round: false,
      frame: 'fill',
      orientation: 'any',
      allowed_origins: [],
      arcade_id: null,
      build_id: null,
      created_at: TIME,
      updated_at: TIME,
      average_rating: 0,
      total_ratings: 0,
      player_count: 0,
      premium_until: null,
      held_reason: null,
      delete_at: null,
    });
  });

  it('is paged with links', async () => {
    const { body, headers } = await node.request.get('/api/games?page=2&limit=2&other=1').expect(200);
    expect(idsOf(body)).toEqual([games[2]!.id, games[1]!.id]);
    expect(headers['x-total-count']).toBe('5');
    expect(headers.link).toBe(
      [
        '</api/games?page=1&limit=2&other=1>; rel="first"',
        '</api/games?page=1&limit=2&other=1>; rel="prev"',
        '</api/games?page=3&limit=2&other=1>; rel="next"',
        '</api/games?page=3&limit=2&other=1>; rel="last"',
      ].join(', '),
    );
  });

  it('is an empty list past the end', async () => {
    const { body, headers } = await node.request.get('/api/games?page=99').expect(200);
    expect(body).toEqual([]);
    expect(headers['x-total-count']).toBe('5');
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1e3',
    'page=1.5',
    'limit=0',
    'limit=101',
    'limit=',
    'page=1&page=2',
    'page=201&limit=50',
    'page=9007199254740993',
  ])('refuses ?%s', async (query) => {
    const answer = await node.request.get(`/api/games?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('validation_failed');
  });

  it('lists and counts only playable games on request', async () => {
    const { id } = games[1]!;
    await node.database.rows(`UPDATE games SET game_url = 'https://play.example' WHERE id = $1`, [id]);
    const { body, headers } = await node.request.get('/api/games?playable=true').expect(200);
    await node.database.rows('UPDATE games SET game_url = NULL WHERE id = $1', [id]);
    expect(idsOf(body)).toEqual([id]);
    expect(headers['x-total-count']).toBe('1');
    expectError(await node.request.get('/api/games?playable=yes'), 'validation_failed', {
      playable: ['playable must be one of true, here'],
    });
  });

  it('lists and counts only games that are played on this site on request', async () => {
    const [framed, elsewhere, unplayable] = games.slice(0, 3).map((game) => game.id);
    const set = (id: number | undefined, launch: string, url: string | null) =>
      node.database.rows('UPDATE games SET launch = $2, game_url = $3 WHERE id = $1', [id, launch, url]);
    await set(framed, 'embed', 'https://play.example');
    await set(elsewhere, 'link', 'https://play.example');
    await set(unplayable, 'embed', null);
    const { body, headers } = await node.request.get('/api/games?playable=here').expect(200);
    for (const id of [framed, elsewhere, unplayable]) await set(id, 'link', null);
    expect(idsOf(body)).toEqual([framed]);
    expect(headers['x-total-count']).toBe('1');
  });

  it('finds games by tag, in the filter and in the search, and corrects the spelling', async () => {
    const [one, two] = [
      await makeGame(node.database, { tags: ['arcade', 'word-game'] }),
      await makeGame(node.database, { tags: ['arcade'] }),
    ];
    const found = async (query: string) => {
      const { body } = await node.request.get(`/api/games?${query}`).expect(200);
      return idsOf(body).sort((a, b) => a - b);
    };
    expect(await found('tag=arcade')).toEqual([one.id, two.id]);
    expect(await found('tag=Word-Game')).toEqual([one.id]);
    expect(await found('tag=word')).toEqual([]);
    expect(await found('search=word-game')).toEqual([one.id]);
    expect(await found('search=arcde')).toEqual([one.id, two.id]);
    await node.database.rows('UPDATE games SET tags = $1 WHERE id = $2', [['maze'], two.id]);
    expect(await found('search=maze')).toEqual([two.id]);
    await node.database.rows('DELETE FROM games WHERE id = ANY($1)', [[one.id, two.id]]);
  });

  it('includes hidden games for their creator only', async () => {
    const mine = await node.request.get('/api/games').auth(creator.token, { type: 'bearer' }).expect(200);
    expect(idsOf(mine.body)).toContain(hidden.id);
    const other = await makeUser(node.database);
    const theirs = await node.request.get('/api/games').auth(other.token, { type: 'bearer' }).expect(200);
    expect(idsOf(theirs.body)).not.toContain(hidden.id);
  });
});

describe('GET /api/games/{id}', () => {
  it('returns a game', async () => {
    const { body } = await node.request.get(`/api/games/${games[0]!.id}`).expect(200);
    expect(body).toMatchObject({ id: games[0]!.id, ai_model_name: 'Muse', active: true });
  });

  it('returns a hidden game to its creator and admins, and 404 to others', async () => {
    const admin = await makeUser(node.database, { isAdmin: true });
    const other = await makeUser(node.database);
    const get = (user: MadeUser) => node.request.get(`/api/games/${hidden.id}`).auth(user.token, { type: 'bearer' });
    for (const user of [creator, admin]) expect((await get(user).expect(200)).body.active).toBe(false);
    expectError(await get(other), 'not_found');
    expectError(await node.request.get(`/api/games/${hidden.id}`), 'not_found');
  });
});

describe('GET /api/games/{id} with an unknown id', () => {
  it.each(['999999', '0', '-1', '1e3', '0x10', '1.5', '01', ' 1', '2147483648', '9007199254740993', 'NaN', 'x'])(
    '(%p) is 404',
    async (id) => expectError(await node.request.get(encodeURI(`/api/games/${id}`)), 'not_found'),
  );
});

describe('GameDirectory', () => {
  it('caches which games are playable', async () => {
    const directory = node.app.get(GameDirectory);
    await until(() => node.app.get(Invalidations).live, Boolean);
    const game = await makeGame(node.database);
    expect(directory.cachedPlayable(game.id)).toBeUndefined();
    expect(await directory.isPlayable(game.id)).toBe(true);
    expect(directory.cachedPlayable(game.id)).toBe(true);
    expect(await directory.isPlayable(hidden.id)).toBe(false);
    expect(directory.cachedPlayable(hidden.id)).toBe(false);
    for (const id of [999_999, 2 ** 31, Number.MAX_SAFE_INTEGER]) expect(await directory.isPlayable(id)).toBe(false);
  });

  it('drops a changed game on every node', async () => {
    const two = await startTestApp({ database: node.database });
    await until(() => two.app.get(Invalidations).live, Boolean);
    const game = await makeGame(node.database);
    for (const each of [node, two]) expect(await each.app.get(GameDirectory).isPlayable(game.id)).toBe(true);
    await node.database.rows('UPDATE games SET active = false WHERE id = $1', [game.id]);
    await node.app.get(Invalidations).publish(GAME_CHANGED, game.id);
    expect(await node.app.get(GameDirectory).isPlayable(game.id)).toBe(false);
    await until(
      () => two.app.get(GameDirectory).isPlayable(game.id),
      (playable) => !playable,
    );
    await two.close();
  });
});

describe('GET /api/games/featured', () => {
  it('returns playable games first', async () => {
    const [first, second] = games;
    await node.database.rows(`UPDATE games SET game_url = 'https://play.example/' WHERE id = $1`, [first!.id]);
    await node.database.rows(`UPDATE games SET launch = 'hosted', arcade_id = 'snake' WHERE id = $1`, [second!.id]);
    const players = await makePlayers(node.database, 3);
    for (const { id } of games.slice(2)) await insertPlayDays(node.database, id, players, 0);
    await insertPlayDays(node.database, second!.id, players.slice(0, 1), 0);
    await node.app.get(RefreshTrendingJob).run();
    const { body } = await node.request.get('/api/games/featured').expect(200);
    expect(idsOf(body)).toEqual([second!.id, first!.id, games[2]!.id]);
  });
});
