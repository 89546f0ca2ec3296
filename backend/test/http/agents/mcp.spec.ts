import { ERROR_TEXTS } from '@gamegeek/contracts/errors/error-texts.js';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeAgentToken } from '../../factories/agent-token.factory.js';
import { makeGame, makeHiddenGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { until } from '../../support/until.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';

let node: TestApp;
let ada: MadeUser;

beforeAll(async () => {
  node = await startTestApp();
});
afterAll(() => node?.close());
beforeEach(async () => {
  ada = await makeUser(node.database);
});

/** Calls tools as a client of the official SDK does. */
async function connect(token: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  const headers = { Authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${node.url}/mcp`), { requestInit: { headers } }));
  return client;
}

async function call(client: Client, name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input });
  const [first] = content;
  return { isError, text: first?.type === 'text' ? first.text : '' };
}

describe('POST /mcp', () => {
  const rpc = (body: object, token?: string) => {
    const request = node.request.post('/mcp').send(body);
    return token === undefined ? request : request.auth(token, { type: 'bearer' });
  };
  const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

  it('needs an agent token, and says where one is made', async () => {
    const answer = await rpc(LIST);
    expectError(answer, 'unauthorized');
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    expect(answer.body.message).toContain('/api-docs#agents');
    for (const credential of [ada.token, ada.apiKey]) expectError(await rpc(LIST, credential), 'unauthorized');
  });

  it('refuses pages, and answers clients without an Origin', async () => {
    const token = await makeAgentToken(node.database, ada.id);
    expectError(await rpc(LIST, token).set('Origin', 'https://evil.example'), 'forbidden_origin');
    // A name that leads to this server, as in DNS rebinding.
    const rebound = rpc(LIST, token).set('Origin', 'http://evil.example:1').set('Host', 'evil.example:1');
    expectError(await rebound, 'forbidden_origin');
    await rpc(LIST, token).expect(200);
  });

  it('answers whole, without a session, and has no stream', async () => {
    const token = await makeAgentToken(node.database, ada.id);
    const { headers } = await rpc(LIST, token).expect(200);
    expect(headers['mcp-session-id']).toBeUndefined();
    await node.request.get('/mcp').auth(token, { type: 'bearer' }).expect(405);
    await node.request.delete('/mcp').auth(token, { type: 'bearer' }).expect(405);
  });

  it('refuses bodies that are too large, too deep or no calls', async () => {
    const token = await makeAgentToken(node.database, ada.id);
    const large = { ...LIST, params: { pad: 'x'.repeat(2 * 1024 * 1024) } };
    expectError(await rpc(large, token), 'payload_too_large');
    let deep: object = {};
    for (let level = 0; level < 25; level += 1) deep = { deep };
    expectError(await rpc({ ...LIST, params: deep }, token), 'validation_failed', {
      body: ['The request is nested too deeply.'],
    });
    expect((await rpc({ hello: 'there' }, token)).status).toBe(400);
    const unknown = await rpc({ ...LIST, method: 'keys/read' }, token);
    expect(unknown.text).toContain('-32601');
  });
});

describe('the tools', () => {
  it('are those of an agent: none publishes, deletes or reads a key', async () => {
    const client = await connect(await makeAgentToken(node.database, ada.id));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(TOOLS);
    for (const { description, inputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(20);
      expect(inputSchema).toMatchObject({ type: 'object' });
    }
    await client.close();
  });

  it('list the games of the user, and read their boards', async () => {
    const client = await connect(await makeAgentToken(node.database, ada.id));
    const hidden = await makeHiddenGame(node.database, { createdBy: ada.id, name: 'A draft' });
    await makeGame(node.database);
    const { games } = JSON.parse((await call(client, 'list_games')).text) as { games: object[] };
    expect(games).toEqual([expect.objectContaining({ id: hidden.id, name: 'A draft' })]);
    const sent = await call(client, 'send_test_score', { game_id: hidden.id, score: 77 });
    expect(JSON.parse(sent.text)).toMatchObject({ score: 77, rank: 1 });
    const board = await call(client, 'get_board', { game_id: hidden.id });
    expect(JSON.parse(board.text)).toMatchObject({ total: 1, entries: [{ score: 77 }] });
    const { text } = await call(client, 'integration_guide', { game_id: hidden.id });
    expect(text).toMatch(/^# Put “A draft” on GameGeek/);
    await client.close();
  });

  it('show the last calls of a game of the user, with what to do about refusals', async () => {
    const client = await connect(await makeAgentToken(node.database, ada.id));
    const { id } = await makeHiddenGame(node.database, { createdBy: ada.id });
    await node.database.rows('UPDATE games SET max_score = 100 WHERE id = $1', [id]);
    for (const score of [77, 101]) await call(client, 'send_test_score', { game_id: id, score });
    const recent = async (game_id: number) => call(client, 'recent_calls', { game_id });
    const read = async () => (JSON.parse((await recent(id)).text) as { calls: object[] }).calls;
    const calls = await until(read, ({ length }) => length === 2);
    const [{ fix }, ofUser] = [ERROR_TEXTS.out_of_range, { way: 'agent', player: ada.username }];
    expect(calls).toMatchObject([
      { ...ofUser, score: 101, refusal: { code: 'out_of_range', fix } },
      { ...ofUser, score: 77, refusal: null },
    ]);
    const foreign = await makeGame(node.database);
    expect(await recent(foreign.id)).toMatchObject({ isError: true, text: expect.stringMatching(/^not_found: /) });
    await client.close();
  });

  it('say what is wrong and what to do', async () => {
    const client = await connect(await makeAgentToken(node.database, ada.id, ['read', 'games']));
    const { id } = await makeGame(node.database, { createdBy: ada.id });
    const refused = await call(client, 'send_test_score', { game_id: id, score: 5 });
    expect(refused).toMatchObject({ isError: true, text: expect.stringMatching(/^insufficient_scope: .*“boards”/) });
    const unknown = await call(client, 'create_game', { name: 'Catch', ai_model: 'Nobody', version: '1' });
    expect(unknown).toMatchObject({ isError: true, text: expect.stringContaining('Known AI models: ') });
    const foreign = await makeHiddenGame(node.database);
    expect(await call(client, 'get_board', { game_id: foreign.id })).toMatchObject({
      isError: true,
      text: expect.stringMatching(/^not_found: /),
    });
    const invalid = await call(client, 'get_board', { game_id: -1 });
    expect(invalid.isError).toBe(true);
    await client.close();
  });

  it('end with their token', async () => {
    const token = await makeAgentToken(node.database, ada.id);
    const client = await connect(token);
    await call(client, 'list_games');
    const [row] = await node.database.rows<{ id: number }>('SELECT id FROM agent_tokens WHERE user_id = $1', [ada.id]);
    await node.request.delete(`/api/user/agent-tokens/${row?.id}`).auth(ada.token, { type: 'bearer' }).expect(204);
    await expect(call(client, 'list_games')).rejects.toThrow();
    await client.close();
  });
});

const TOOLS = [
  'check_build',
  'create_game',
  'get_board',
  'integration_guide',
  'list_games',
  'recent_calls',
  'send_test_score',
  'upload_build',
];
