import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AgentTokenView, NewAgentToken } from '@gamegeek/contracts/auth/account.schemas.js';
import { AGENT_TOKENS_MAX } from '@gamegeek/contracts/auth/agent-tokens.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { makeAgentToken } from '../../factories/agent-token.factory.js';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { NOTIFIED_WITHIN, until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const PATH = '/api/user/agent-tokens';

let one: TestApp;
let two: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  for (const node of [one, two]) await until(() => node.app.get(Invalidations).live, Boolean);
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});
beforeEach(async () => {
  ada = await makeUser(one.database);
});

async function make(body: object = { name: 'My agent', scopes: ['games', 'read'] }): Promise<NewAgentToken> {
  const answer = await one.request.post(PATH).auth(ada.token, bearer).send(body).expect(201);
  expect(answer.headers['cache-control']).toBe('no-store');
  return answer.body as NewAgentToken;
}

const list = async () => (await one.request.get(PATH).auth(ada.token, bearer).expect(200)).body as AgentTokenView[];
const ownGames = (node: TestApp, token: string) => node.request.get('/api/user/created-games').auth(token, bearer);
const events = async (kind: string) =>
  one.database.rows('SELECT 1 FROM security_events WHERE user_id = $1 AND kind = $2', [ada.id, kind]);

describe('an agent token', () => {
  it('is shown once, listed without its text, and stored as a hash', async () => {
    const made = await make();
    expect(made).toMatchObject({ name: 'My agent', scopes: ['games', 'read'], last_used_at: null });
    expect(made.token).toMatch(/^gga_[A-Za-z0-9_-]{43}$/);
    const { token, ...shown } = made;
    expect(await list()).toEqual([shown]);
    const [row] = await one.database.rows<{ token_hash: Buffer }>(
      'SELECT token_hash FROM agent_tokens WHERE user_id = $1',
      [ada.id],
    );
    expect(row?.token_hash.toString('latin1')).not.toContain(token.slice(4));
    expect(await events('agent_token_added')).toHaveLength(1);
  });

  it('acts for its user where its scopes allow it, and records its last use', async () => {
    const { token } = await make();
    const { id } = await makeHiddenGame(one.database, { createdBy: ada.id });
    expect((await ownGames(one, token).expect(200)).body).toEqual([expect.objectContaining({ id })]);
    await one.request.get(`/api/games/${id}`).auth(token, bearer).expect(200);
    expect((await list())[0]?.last_used_at).toEqual(expect.any(String));
  });

  it('without a scope is refused with the name of the scope, and sees public pages like a visitor', async () => {
    const token = await makeAgentToken(one.database, ada.id, ['builds']);
    const { id } = await makeHiddenGame(one.database, { createdBy: ada.id });
    const refusal = await ownGames(one, token);
    expectError(refusal, 'insufficient_scope');
    expect(refusal.body.message).toContain('“read”');
    await one.request.get(`/api/games/${id}`).auth(token, bearer).expect(404);
    await one.request.get('/api/models').auth(token, bearer).expect(200);
  });

  it('is refused on every node once it is removed', async () => {
    const { id, token } = await make();
    for (const node of [one, two]) await ownGames(node, token).expect(200);
    await one.request.delete(`${PATH}/${id}`).auth(ada.token, bearer).expect(204);
    expectError(await ownGames(one, token), 'unauthorized');
    await until(
      () => ownGames(two, token),
      ({ status }) => status === 401,
      NOTIFIED_WITHIN,
    );
    expect(await list()).toEqual([]);
    expect(await events('agent_token_removed')).toHaveLength(1);
    expectError(await one.request.delete(`${PATH}/${id}`).auth(ada.token, bearer), 'not_found');
  });

  it('cannot be removed by another user', async () => {
    const { id } = await make();
    const bob = await makeUser(one.database);
    expectError(await one.request.delete(`${PATH}/${id}`).auth(bob.token, bearer), 'not_found');
    expect(await list()).toHaveLength(1);
  });

  it('needs a name and at least one known scope', async () => {
    const send = (body: object) => one.request.post(PATH).auth(ada.token, bearer).send(body);
    expectError(await send({ name: ' ', scopes: [] }), 'validation_failed', {
      name: ['Name is required'],
      scopes: ['Please select at least one permission'],
    });
    expectError(await send({ name: 'A', scopes: ['admin'] }), 'validation_failed', {
      scopes: ['Permissions are games, builds, boards, read'],
    });
    expect(await list()).toEqual([]);
  });

  it('is one of at most ten, also of concurrent requests', async () => {
    const send = () =>
      one.request
        .post(PATH)
        .auth(ada.token, bearer)
        .send({ name: 'A', scopes: ['read'] });
    const statuses = (await Promise.all(Array.from({ length: AGENT_TOKENS_MAX + 2 }, send))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(AGENT_TOKENS_MAX);
    expectError(await send(), 'conflict', {
      name: ['You have 10 agent tokens, which is the most. Remove one first.'],
    });
    expect(await list()).toHaveLength(AGENT_TOKENS_MAX);
  });

  it('ends with its account', async () => {
    const { token } = await make();
    await ownGames(one, token).expect(200);
    await one.request.post('/api/user/delete').auth(ada.token, bearer).send({ password: ada.password }).expect(204);
    expectError(await ownGames(one, token), 'unauthorized');
  });

  it('of an admin is no admin', async () => {
    const admin = await makeUser(one.database, { isAdmin: true });
    const token = await makeAgentToken(one.database, admin.id);
    const hidden = await makeHiddenGame(one.database);
    await one.request.get(`/api/games/${hidden.id}`).auth(token, bearer).expect(404);
    expectError(await one.request.get('/api/admin/queue').auth(token, bearer), 'insufficient_scope');
  });
});

describe('a test score by agent token', () => {
  const send = (token: string, gameId: number, score = 120) =>
    one.request.post('/api/scores').auth(token, bearer).send({ gameId, score });
  const board = (gameId: number, token?: string) => {
    const request = one.request.get('/api/leaderboard').query({ gameId });
    return token === undefined ? request : request.auth(token, bearer);
  };

  it('is on the board of the draft, for its maker only, whatever scores the game accepts', async () => {
    const token = await makeAgentToken(one.database, ada.id);
    const { id } = await makeHiddenGame(one.database, { createdBy: ada.id });
    await one.database.rows(
      `UPDATE games SET accepts = 'plays', launch = 'tab', game_url = 'https://games.example' WHERE id = $1`,
      [id],
    );
    expect((await send(token, id).expect(200)).body).toMatchObject({ gameId: id, score: 120, rank: 1 });
    expect((await board(id, token).expect(200)).body.entries).toEqual([expect.objectContaining({ score: 120 })]);
    await board(id).expect(404);
  });

  it('is refused for a listed game, for a game of somebody else, and without the scope', async () => {
    const token = await makeAgentToken(one.database, ada.id);
    const listed = await makeGame(one.database, { createdBy: ada.id });
    expectError(await send(token, listed.id), 'insufficient_scope');
    expect((await board(listed.id).expect(200)).body.total).toBe(0);
    const foreign = await makeHiddenGame(one.database);
    expectError(await send(token, foreign.id), 'not_found');
    const own = await makeHiddenGame(one.database, { createdBy: ada.id });
    const reader = await makeAgentToken(one.database, ada.id, ['read']);
    expectError(await send(reader, own.id), 'insufficient_scope');
    expectError(await send(`gga_${'A'.repeat(43)}`, own.id), 'unauthorized');
  });
});
