import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { makeComment } from '../factories/comment.factory.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser } from '../factories/user.factory.js';
import { routesOf } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let node: TestApp;
let document: OpenAPIObject;

beforeAll(async () => {
  node = await startTestApp();
  document = (await node.request.get('/api/openapi.json').expect(200)).body;
});
afterAll(() => node?.close());

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const documented = () =>
  Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((key) => METHODS.has(key))
      .map((method) => `${method.toUpperCase()} ${path}`),
  );

describe('/api/openapi.json', () => {
  it('is OpenAPI 3.1', () => {
    expect(document.openapi).toBe('3.1.0');
  });

  it('describes exactly the routes that the application has', () => {
    const routes = routesOf(node.app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    const own = 'GET /api/openapi.json';
    expect(routes).toContain(own);
    expect(documented().sort()).toEqual(routes.filter((route) => route !== own).sort());
  });

  it('refers only to shapes that it has', () => {
    const names = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(10);
    for (const name of new Set(names)) expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  });

  it('says of every endpoint what its errors look like', () => {
    for (const operations of Object.values(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        if (!METHODS.has(method)) continue;
        expect(operation.responses.default.content['application/json'].schema.$ref).toBe('#/components/schemas/Error');
      }
    }
  });

  it('describes bodies and queries by the rules that check them', () => {
    expect(document.components?.schemas?.RegisterDto).toMatchObject({
      required: ['username', 'email', 'password'],
      additionalProperties: false,
      properties: {
        username: { type: 'string', minLength: 3, maxLength: 32 },
        email: { format: 'email' },
        password: { minLength: 8 },
      },
    });
    expect(document.components?.schemas?.SubmitScoreDto).toMatchObject({
      required: ['gameId', 'score'],
      properties: { score: { type: 'integer', minimum: 1 }, apiKey: { type: 'string' } },
    });
    expect(document.paths['/api/games']?.get?.parameters).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          name: 'page',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, default: 1 },
        }),
        expect.objectContaining({ name: 'limit', schema: { type: 'integer', minimum: 1, maximum: 100 } }),
      ]),
    );
  });

  it('describes answers as they really are', async () => {
    const ada = await makeUser(node.database);
    const game = await makeGame(node.database);
    await makeComment(node.database, { gameId: game.id, userId: ada.id });
    const answers = {
      OwnUser: (await node.request.get('/api/auth/user').auth(ada.token, { type: 'bearer' })).body,
      ApiKey: (await node.request.get('/api/user/api-key').auth(ada.token, { type: 'bearer' })).body,
      SessionAnswer: (
        await node.request.post('/api/auth/login').send({ identifier: ada.username, password: ada.password })
      ).body,
      Achievement: (await node.request.get('/api/user/achievements').auth(ada.token, { type: 'bearer' })).body[0],
      Credits: (await node.request.get('/api/user/credits').auth(ada.token, { type: 'bearer' })).body,
      PublicProfile: (await node.request.get(`/api/users/${ada.username}`)).body,
      Game: (await node.request.get(`/api/games/${game.id}`)).body,
      ModelVersion: (await node.request.get(`/api/model-versions/${game.model_version_id}`)).body,
      AiModel: (await node.request.get('/api/models')).body[0],
      Comment: (await node.request.get(`/api/games/${game.id}/comments`)).body.comments[0],
      CommentsPage: (await node.request.get(`/api/games/${game.id}/comments`)).body,
      GameRatings: (await node.request.get(`/api/games/${game.id}/ratings`)).body,
      Error: (await node.request.post('/api/auth/login').send({})).body,
    };
    for (const [name, body] of Object.entries(answers)) {
      const schema = document.components?.schemas?.[name] as { properties: object };
      expect([name, Object.keys(body).sort()]).toEqual([name, Object.keys(schema.properties).sort()]);
    }
  });
});
