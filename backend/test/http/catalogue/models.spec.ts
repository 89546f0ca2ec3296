import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeModel, makeVersion, type MadeModel, type MadeVersion } from '../../factories/model.factory.js';
import { makeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

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
