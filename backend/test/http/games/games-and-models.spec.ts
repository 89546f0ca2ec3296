import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { GAME_CHANGED, GameDirectory } from '../../../src/modules/games/index.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion, type MadeModel, type MadeVersion } from '../../factories/model.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

describe('games', () => {
  let node: TestApp;
  let maker: MadeUser;
  let games: MadeGame[];
  let hidden: MadeGame;
  const TIME = expect.stringMatching(/Z$/);
  const idsOf = (body: { id: number }[]) => body.map(({ id }) => id);

  beforeAll(async () => {
    node = await startTestApp();
    maker = await makeUser(node.database);
    const model = await makeModel(node.database, { name: 'Muse' });
    const version = await makeVersion(node.database, { modelId: model.id, version: '3.1' });
    games = [];
    for (let i = 0; i < 5; i += 1) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(i / 2)));
      games.push(await makeGame(node.database, { createdBy: maker.id, versionId: version.id, createdAt }));
    }
    hidden = await makeHiddenGame(node.database, {
      createdBy: maker.id,
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
        created_by: maker.id,
        creator: { id: maker.id, username: maker.username },
        image_url: null,
        preview_images: [],
        game_url: null,
        github_url: null,
        documentation_url: null,
        categories: ['Puzzle'],
        ai_integration_details: 'The model thinks up every level.',
        active: true,
        launch: 'link',
        accepts: 'keys',
        min_score: null,
        max_score: null,
        min_seconds: null,
        needs_round: false,
        allowed_origins: [],
        arcade_id: null,
        created_at: TIME,
        updated_at: TIME,
        average_rating: 0,
        total_ratings: 0,
        player_count: 0,
        premium_until: null,
        held_reason: null,
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

    it('includes hidden games for their creator only', async () => {
      const mine = await node.request.get('/api/games').auth(maker.token, { type: 'bearer' }).expect(200);
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
      for (const user of [maker, admin]) expect((await get(user).expect(200)).body.active).toBe(false);
      expectError(await get(other), 'not_found');
      expectError(await node.request.get(`/api/games/${hidden.id}`), 'not_found');
    });
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
      await node.database.rows('UPDATE games SET active_players = 50 WHERE id = ANY($1)', [
        games.slice(2).map(({ id }) => id),
      ]);
      await node.database.rows(`UPDATE games SET game_url = 'https://play.example/' WHERE id = $1`, [first!.id]);
      await node.database.rows(
        `UPDATE games SET launch = 'hosted', arcade_id = 'snake', active_players = 1 WHERE id = $1`,
        [second!.id],
      );
      const { body } = await node.request.get('/api/games/featured').expect(200);
      expect(idsOf(body)).toEqual([second!.id, first!.id, games[2]!.id]);
    });
  });
});

describe('models', () => {
  let node: TestApp;
  let model: MadeModel;
  let older: MadeVersion;
  let latest: MadeVersion;
  const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

  beforeAll(async () => {
    node = await startTestApp();
    model = await makeModel(node.database, { name: 'Muse' });
    latest = await makeVersion(node.database, { modelId: model.id, version: '2', isLatest: true });
    older = await makeVersion(node.database, { modelId: model.id, version: '1', capabilities: ['text'] });
  });
  afterAll(() => node?.close());

  describe('GET /api/models', () => {
    it('returns every model with its versions, latest first, and the number of active games', async () => {
      const empty = await makeModel(node.database, { name: 'Empty' });
      await makeGame(node.database, { versionId: latest.id });
      await makeGame(node.database, { versionId: latest.id });
      await makeHiddenGame(node.database, { versionId: latest.id });
      const { body } = await node.request.get('/api/models').expect(200);
      expect(body).toEqual([
        {
          id: model.id,
          name: 'Muse',
          company: 'Example Labs',
          description: 'A model that games are made with.',
          logo_url: null,
          website_url: 'https://models.example/',
          created_at: TIME,
          updated_at: TIME,
          versions: [expect.objectContaining({ id: latest.id }), expect.objectContaining({ id: older.id })],
          games_count: 2,
        },
        expect.objectContaining({ id: empty.id, versions: [], games_count: 0 }),
      ]);
    });
  });

  describe('GET /api/models/{id}', () => {
    it('returns a model with its versions', async () => {
      const { body } = await node.request.get(`/api/models/${model.id}`).expect(200);
      expect(body).toMatchObject({ id: model.id, name: 'Muse', games_count: 2 });
      expect(body.versions).toHaveLength(2);
    });
  });

  describe('GET /api/models/{id}/versions', () => {
    it('returns the versions of a model', async () => {
      await makeVersion(node.database);
      const { body } = await node.request.get(`/api/models/${model.id}/versions`).expect(200);
      expect(body.map(({ version }: MadeVersion) => version)).toEqual(['2', '1']);
    });
  });

  describe('GET /api/model-versions', () => {
    it('returns all versions, and one', async () => {
      const { body } = await node.request.get('/api/model-versions').expect(200);
      expect(body.map(({ id }: MadeVersion) => id)).toEqual(expect.arrayContaining([latest.id, older.id]));
      const one = await node.request.get(`/api/model-versions/${older.id}`).expect(200);
      expect(one.body).toEqual({
        id: older.id,
        model_id: model.id,
        version: '1',
        description: 'A version of a model that games are made with.',
        image_url: null,
        capabilities: ['text'],
        is_latest: false,
        created_at: TIME,
        updated_at: TIME,
      });
    });
  });

  describe('GET /api/model-versions/{id}/games', () => {
    it('returns the active games of a version, and hidden ones to their creator', async () => {
      const maker = await makeUser(node.database);
      const shown = await makeGame(node.database, { versionId: older.id });
      const hidden = await makeHiddenGame(node.database, { versionId: older.id, createdBy: maker.id });
      await makeGame(node.database, { versionId: latest.id });
      const games = async (token?: string) => {
        const request = node.request.get(`/api/model-versions/${older.id}/games`);
        const { body } = await (token ? request.auth(token, { type: 'bearer' }) : request).expect(200);
        return body.map(({ id }: { id: number }) => id).sort();
      };
      expect(await games()).toEqual([shown.id]);
      expect(await games(maker.token)).toEqual([shown.id, hidden.id].sort());
    });
  });

  describe('GET /api/model-versions/{id}/games by pages', () => {
    const address = () => `/api/model-versions/${version.id}/games`;
    let version: { id: number };
    let games: number[];

    beforeAll(async () => {
      version = await makeVersion(node.database);
      games = [];
      for (const day of [1, 2, 3, 4, 5]) {
        const createdAt = new Date(Date.UTC(2026, 0, day));
        games.unshift((await makeGame(node.database, { versionId: version.id, createdAt })).id);
      }
      await makeHiddenGame(node.database, { versionId: version.id });
    });

    it('returns a page, newest first, with paging headers', async () => {
      const { body, headers } = await node.request.get(`${address()}?page=2&limit=2`).expect(200);
      expect(body.map(({ id }: { id: number }) => id)).toEqual(games.slice(2, 4));
      expect(headers['x-total-count']).toBe('5');
      expect(headers.link).toContain(`<${address()}?page=3&limit=2>; rel="next"`);
      expect(headers.link).toContain(`<${address()}?page=1&limit=2>; rel="prev"`);
    });

    it('returns fifty a page by default, and an empty list past the end', async () => {
      const { body, headers } = await node.request.get(address()).expect(200);
      expect(body.map(({ id }: { id: number }) => id)).toEqual(games);
      expect(headers.link).toContain('page=1&limit=50>; rel="last"');
      expect((await node.request.get(`${address()}?page=9`).expect(200)).body).toEqual([]);
    });

    it.each(['?limit=0', '?limit=101', '?limit=x', '?page=0', '?page=101&limit=100'])('refuses %s', async (query) => {
      const { body } = await node.request.get(`${address()}${query}`).expect(400);
      expect(body.code).toBe('validation_failed');
    });
  });

  describe('an unknown id', () => {
    it.each(['999999', '0', '-1', '1e3', '0x10', '1.5', '01', ' 1', '2147483648', '9007199254740993', 'NaN', 'x'])(
      '(%p) is 404',
      async (id) => {
        for (const address of [
          `/api/models/${id}`,
          `/api/models/${id}/versions`,
          `/api/model-versions/${id}`,
          `/api/model-versions/${id}/games`,
          `/api/games/${id}`,
        ]) {
          expectError(await node.request.get(encodeURI(address)), 'not_found');
        }
      },
    );
  });
});
