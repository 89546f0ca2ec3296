import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CountWeeksJob } from '../../../src/modules/community/traction/count-weeks.job.js';
import { makeGame, makeHiddenGame, type MadeGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion, type MadeModel, type MadeVersion } from '../../factories/model.factory.js';
import { makePlayers, makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { removeScore } from '../../support/scores/remove-score.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let model: MadeModel;
let older: MadeVersion;
let latest: MadeVersion;
let creator: MadeUser;
let other: MadeUser;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

beforeAll(async () => {
  node = await startTestApp();
  model = await makeModel(node.database, { name: 'Muse' });
  latest = await makeVersion(node.database, { modelId: model.id, version: '2', isLatest: true });
  older = await makeVersion(node.database, { modelId: model.id, version: '1', capabilities: ['text'] });
  [creator, other] = [await makeUser(node.database), await makeUser(node.database)];
});
afterAll(() => node?.close());

const post = (address: string, user: MadeUser, body: object) =>
  node.request.post(address).auth(user.token, { type: 'bearer' }).send(body);
const count = async (table: string) => {
  const [row] = await node.database.rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return row?.n;
};

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
    const shown = await makeGame(node.database, { versionId: older.id });
    const hidden = await makeHiddenGame(node.database, { versionId: older.id, createdBy: creator.id });
    await makeGame(node.database, { versionId: latest.id });
    const games = async (token?: string) => {
      const request = node.request.get(`/api/model-versions/${older.id}/games`);
      const { body } = await (token ? request.auth(token, { type: 'bearer' }) : request).expect(200);
      return body.map(({ id }: { id: number }) => id).sort();
    };
    expect(await games()).toEqual([shown.id]);
    expect(await games(creator.token)).toEqual([shown.id, hidden.id].sort());
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
      ]) {
        expectError(await node.request.get(encodeURI(address)), 'not_found');
      }
    },
  );
});

describe('POST /api/models', () => {
  const body = { name: 'Nimbus', company: 'Example Labs', description: 'A model of weather and worlds.' };

  it('creates a model without versions', async () => {
    const answer = await post('/api/models', creator, {
      ...body,
      logo_url: '',
      website_url: 'https://n.example',
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ ...body, logo_url: null, website_url: 'https://n.example', versions: [] });
    await node.request.get(`/api/models/${answer.body.id}`).expect(200, answer.body);
  });

  it('refuses a name taken in another case, visitors and invalid input, and stores nothing', async () => {
    const before = await count('ai_models');
    expectError(await post('/api/models', other, { ...body, name: 'NIMBUS' }), 'conflict', {
      name: ['An AI model with this name exists already'],
    });
    expectError(await node.request.post('/api/models').send(body), 'unauthorized');
    expectError(await post('/api/models', creator, { ...body, name: 'x' }), 'validation_failed', {
      name: ['Name must be at least 2 characters'],
    });
    expect(await count('ai_models')).toBe(before);
  });
});

describe('POST /api/models/{id}/versions', () => {
  const body = { version: '9.1', description: 'It remembers what it drew.', capabilities: [' text ', ''] };

  it('creates a version', async () => {
    const answer = await post(`/api/models/${model.id}/versions`, creator, { ...body, model_id: model.id });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ model_id: model.id, version: '9.1', capabilities: ['text'], is_latest: false });
  });

  it('moves the latest mark, also for concurrent requests', async () => {
    const own = await makeModel(node.database);
    const add = (name: string) =>
      post(`/api/models/${own.id}/versions`, creator, { ...body, version: name, is_latest: true });
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map(add));
    for (const { status } of answers) expect(status).toBe(201);
    const { body: versions } = await node.request.get(`/api/models/${own.id}/versions`).expect(200);
    expect(versions.map(({ is_latest }: { is_latest: boolean }) => is_latest)).toEqual([true, ...Array(4).fill(false)]);
  });

  it('refuses an unknown model, another model, and a taken version', async () => {
    const before = await count('model_versions');
    const address = `/api/models/${model.id}/versions`;
    expectError(await post('/api/models/999999/versions', creator, body), 'not_found');
    expectError(await post(address, creator, { ...body, model_id: model.id + 1 }), 'validation_failed', {
      model_id: ['Please select a model'],
    });
    expectError(await post(address, creator, { ...body, version: '9.1' }), 'conflict', {
      version: ['This model has a version with this name already'],
    });
    expect(await count('model_versions')).toBe(before);
  });
});

describe('GET /api/models/{id}/traction', () => {
  const WEEK_MS = 7 * 86_400_000;

  it('returns the plays of each version, in total and per week', async () => {
    const own = await makeModel(node.database);
    const players = await makePlayers(node.database, 3);
    const [one, two] = [
      await makeVersion(node.database, { modelId: own.id }),
      await makeVersion(node.database, { modelId: own.id, isLatest: true }),
    ];
    const games = [
      await makeGame(node.database, { versionId: one.id }),
      await makeGame(node.database, { versionId: one.id }),
      await makeGame(node.database, { versionId: two.id }),
    ];
    let id = 900_000;
    const score = async (game: MadeGame, player: number, weeksAgo: number) => {
      const at = new Date(Date.now() - weeksAgo * WEEK_MS);
      const values = [(id += 1), players[player]!.id, game.id, at];
      await node.database.rows(
        `INSERT INTO scores (id, user_id, game_id, score, created_at) VALUES ($1, $2, $3, 9, $4)`,
        values,
      );
      await node.database.rows(
        `INSERT INTO personal_bests (user_id, board_id, score, score_id, achieved_at) VALUES ($2, $3, 9, $1, $4)
         ON CONFLICT DO NOTHING`,
        values,
      );
      await node.database.rows(
        `INSERT INTO period_bests (period, since, user_id, board_id, score, score_id, achieved_at)
         VALUES ('week', date_trunc('week', $4::timestamptz AT TIME ZONE 'UTC')::date, $2, $3, 9, $1, $4) ON CONFLICT DO NOTHING`,
        values,
      );
    };
    await score(games[0]!, 0, 0);
    await score(games[0]!, 0, 0);
    await score(games[1]!, 1, 0);
    await score(games[0]!, 0, 3);
    await score(games[2]!, 0, 20);
    const rate = (game: MadeGame, player: number, rating: number, weeksAgo: number) =>
      node.database.rows(
        `INSERT INTO ratings (game_id, user_id, rating, updated_at) VALUES ($1, $2, $3, now() - $4::int * interval '7 days')`,
        [game.id, players[player]!.id, rating, weeksAgo],
      );
    await rate(games[0]!, 0, 5, 30);
    await rate(games[0]!, 1, 4, 2);
    await rate(games[1]!, 2, 2, 0);
    await node.app.get(CountWeeksJob).run();
    // Idempotent.
    await node.app.get(CountWeeksJob).run();
    const { body } = await node.request.get(`/api/models/${own.id}/traction`).expect(200);
    expect(body.weeks).toHaveLength(12);
    expect(body.totals).toEqual({ games: 3, players: 2, scores: 5, total_ratings: 0 });
    expect(body.versions).toMatchObject([
      { id: two.id, games: 1, players: 1, scores: 1, average_rating: null, total_ratings: 0 },
      { id: one.id, games: 2, players: 2, scores: 4 },
    ]);
    const weekly = body.versions[1].weekly;
    expect(weekly.map(({ week }: { week: string }) => week)).toEqual(body.weeks);
    expect(weekly.at(-1)).toEqual({
      ...{ week: body.weeks.at(-1), games: 2, players: 2, scores: 3 },
      ...{ average_rating: 3.67, total_ratings: 3 },
    });
    expect(weekly.at(-2)).toMatchObject({ average_rating: 4.5, total_ratings: 2 });
    expect(weekly[0]).toMatchObject({ average_rating: 5, total_ratings: 1 });
    expect(body.versions[0].weekly.at(-1)).toMatchObject({ average_rating: null, total_ratings: 0 });
    expect(weekly.at(-4)).toMatchObject({ games: 1, players: 1, scores: 1 });
    expect(weekly.at(-2)).toMatchObject({ games: 0, players: 0, scores: 0 });
    // A past week is counted again when one of its scores was removed, even the first.
    const counted = () => node.database.rows('SELECT FROM version_weeks WHERE model_version_id = $1', [two.id]);
    expect(await counted()).toHaveLength(1);
    const [oldest] = await node.database.rows<{ id: string }>('SELECT id FROM scores WHERE game_id = $1', [
      games[2]!.id,
    ]);
    await removeScore(node, Number(oldest?.id));
    await node.app.get(CountWeeksJob).run();
    expect(await counted()).toEqual([]);
  });

  it('is empty for a model without versions, and 404 for an unknown model', async () => {
    const empty = await makeModel(node.database);
    const { body } = await node.request.get(`/api/models/${empty.id}/traction`).expect(200);
    expect(body).toMatchObject({ versions: [], totals: { games: 0, players: 0, scores: 0 } });
    expectError(await node.request.get('/api/models/999999/traction'), 'not_found');
  });
});
