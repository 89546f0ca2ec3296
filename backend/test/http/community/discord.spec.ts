import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameDiscord } from '@gamegeek/contracts/studio/discord.schemas.js';
import { Sealing } from '../../../src/core/secrets/sealing.js';
import { ReportToDiscordJob } from '../../../src/modules/community/studio/discord/report-to-discord.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { waitForBests } from '../../support/scores/wait-for-bests.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { removeScore } from '../../support/scores/remove-score.js';

interface Call {
  path: string;
  body: { content: string; allowed_mentions: unknown };
}

const bearer = { type: 'bearer' } as const;
const TOKEN = 'a-Token_of-a-webhook'.repeat(4).slice(0, 68);
const log = logLines();
/** In place of Discord: what it was sent, and what it answers. */
let calls: Call[] = [];
let answer: { status: number; headers?: Record<string, string> };
let discord: Server;
let database: TestDatabase;
let node: TestApp;
let maker: MadeUser;
let ada: MadeUser;
let game: MadeGame;
let lastId = 1_190_000_000_000_000_000n;
let webhookId: string;

beforeAll(async () => {
  discord = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      calls.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(parts).toString()) as Call['body'] });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => discord.listen(0, '127.0.0.1', resolve));
  database = await createTestDatabase();
  const discordUrl = `http://127.0.0.1:${(discord.address() as AddressInfo).port}`;
  node = await startTestApp({ database, settings: { discordUrl, logLevel: 'info' }, logTo: log });
});
beforeEach(async () => {
  calls = [];
  answer = { status: 204 };
  webhookId = String((lastId += 1n));
  [maker, ada] = [await makeUser(database), await makeUser(database)];
  game = await makeGame(database, { createdBy: maker.id });
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
  discord?.close();
});

const path = () => `/api/games/${game.id}/discord`;
const connect = (id = webhookId) =>
  node.request
    .put(path())
    .auth(maker.token, bearer)
    .send({ webhook_url: `https://discord.com/api/webhooks/${id}/${TOKEN}` });
const state = async () => (await node.request.get(path()).auth(maker.token, bearer).expect(200)).body as GameDiscord;
const test = () => node.request.post(`${path()}/test`).auth(maker.token, bearer);
async function send(score: number, { apiKey } = ada, board?: string): Promise<number> {
  const { body } = await node.request.post('/api/scores').send({ gameId: game.id, score, board, apiKey }).expect(200);
  return Number(body.id);
}
/** The run by its schedule finds nothing to do: games may be called at the end of a minute at the earliest. */
const report = async () => {
  await waitForBests(database);
  await node.app.get(ReportToDiscordJob).run();
};
/** Without news the next call may be made at once. */
const postponeCall = () =>
  database.rows(`UPDATE game_webhooks SET next_call_at = now() + interval '1 minute' WHERE game_id = $1`, [game.id]);
/** As if the time had passed. */
const pass = (minutes: number) =>
  database.rows(
    `UPDATE game_webhooks SET next_call_at = next_call_at - $2::int * interval '1 minute',
       last_call_at = last_call_at - $2::int * interval '1 minute' WHERE game_id = $1`,
    [game.id, minutes],
  );
const contents = () => calls.map(({ body }) => body.content.replaceAll('\\', ''));

describe('the Discord channel of a game', () => {
  it('is told new records: nothing from before, all of a minute in one message, and nobody is mentioned', async () => {
    await node.request
      .post(`/api/games/${game.id}/boards`)
      .auth(maker.token, bearer)
      .send({ slug: 'lap', name: 'Fastest lap', direction: 'asc', kind: 'time' })
      .expect(201);
    await send(500);
    await waitForBests(database);
    await connect().expect(200);
    await pass(1);
    await report();
    expect(calls).toEqual([]);
    await postponeCall();

    const [bob] = [await makeUser(database)];
    for (const score of [600, 700]) await send(score);
    await send(400, bob);
    await send(83_456, bob, 'lap');
    await pass(1);
    await report();
    expect(calls).toMatchObject([
      { path: `/api/webhooks/${webhookId}/${TOKEN}`, body: { allowed_mentions: { parse: [] } } },
    ]);
    expect(contents()).toEqual([
      `New record in ${game.name}: ${ada.username} with 700.\nNew record in ${game.name}, Fastest lap: ${bob.username} with 1:23.456.`,
    ]);
    await send(800);
    await report();
    expect(calls).toHaveLength(1);
    await pass(1);
    await report();
    expect(contents().slice(1)).toEqual([`New record in ${game.name}: ${ada.username} with 800.`]);
    expect((await state()).webhook).toMatchObject({ state: 'on', last_sent_at: expect.any(String) });
  });

  it('is told the champions of a week once', async () => {
    await connect().expect(200);
    const week = '2026-11-16';
    await database.rows('INSERT INTO finalized_weeks (week, players) VALUES ($1, 2) ON CONFLICT DO NOTHING', [week]);
    await database.rows(
      `INSERT INTO week_champions (week, game_id, user_id, place, score, score_id, achieved_at, players)
       VALUES ($1, $2, $3, 1, 1240, 1, now(), 2)`,
      [week, game.id, ada.id],
    );
    await pass(1);
    await report();
    expect(contents()).toEqual([`Week 47 of ${game.name} is over. 1. ${ada.username} (1,240)`]);
    await pass(1);
    await report();
    expect(calls).toHaveLength(1);
  });

  it('is told nothing of sums, each of whose additions would be a record', async () => {
    const coins = { slug: 'coins', name: 'Coins', policy: 'sum' };
    await node.request.post(`/api/games/${game.id}/boards`).auth(maker.token, bearer).send(coins).expect(201);
    await connect().expect(200);
    await send(5, ada, 'coins');
    await pass(1);
    await report();
    expect(calls).toEqual([]);
  });

  it('is told no record by a removal', async () => {
    await send(500, maker);
    const best = await send(900);
    await waitForBests(database);
    await connect().expect(200);
    await pass(1);
    await removeScore(node, best);
    await report();
    expect(calls).toEqual([]);
    await postponeCall();
    await send(600);
    await pass(1);
    await report();
    expect(contents()).toEqual([`New record in ${game.name}: ${ada.username} with 600.`]);
  });

  it('gets a message later that could not be sent, and is turned off when Discord does not know it', async () => {
    await connect().expect(200);
    answer = { status: 429, headers: { 'retry-after': '120' } };
    await send(100);
    await pass(1);
    await report();
    expect((await state()).webhook).toMatchObject({ state: 'failing', last_sent_at: null });
    await pass(1);
    await report();
    expect(calls).toHaveLength(1);
    await pass(1);
    answer = { status: 204 };
    await report();
    expect(contents()[1]).toBe(`New record in ${game.name}: ${ada.username} with 100.`);
    expect((await state()).webhook).toMatchObject({ state: 'on' });

    answer = { status: 404 };
    await send(200);
    await pass(1);
    await report();
    expect((await state()).webhook).toMatchObject({ state: 'refused' });
    await pass(60);
    await report();
    expect(calls).toHaveLength(3);
    expectError(await test(), 'conflict');
    // Another address starts afresh.
    answer = { status: 204 };
    await connect(String((lastId += 1n))).expect(200);
    expect((await state()).webhook).toMatchObject({ state: 'on' });
  });

  it('has a test message, at most one a minute, also for two games with one webhook', async () => {
    expectError(await test(), 'not_found');
    await connect().expect(200);
    expect((await test().expect(200)).body).toEqual({ outcome: 'sent' });
    expect(contents()[0]).toMatch(/^A test message from GameGeek\./);
    expectError(await test(), 'rate_limited');
    game = await makeGame(database, { createdBy: maker.id });
    await connect().expect(200);
    expectError(await test(), 'rate_limited');
    expect(calls).toHaveLength(1);
  });

  it('keeps its token to itself: encrypted, in no answer and no log', async () => {
    await connect().expect(200);
    answer = { status: 500 };
    await test().expect(200);
    const [row] = await database.rows<{ sealed_token: Buffer }>(
      'SELECT sealed_token FROM game_webhooks WHERE game_id = $1',
      [game.id],
    );
    expect(row?.sealed_token.toString('latin1')).not.toContain(TOKEN.slice(0, 12));
    expect(JSON.stringify(await state())).not.toContain(TOKEN.slice(0, 12));
    expect(JSON.stringify(log.lines())).not.toContain(TOKEN.slice(0, 12));
    await node.request.delete(path()).auth(maker.token, bearer).expect(204);
    expect((await state()).webhook).toBeNull();
  });

  it.each([
    'https://evil.example/api/webhooks/1190000000000000000/',
    'http://discord.com/api/webhooks/1190000000000000000/',
    'https://discord.com.evil.example/api/webhooks/1190000000000000000/',
    'https://discord.com/api/webhooks/1190000000000000000/../../',
    'https://discord.com/api/webhooks/a/',
  ])('is not connected with another address: %s', async (start) => {
    const refused = await node.request
      .put(path())
      .auth(maker.token, bearer)
      .send({ webhook_url: `${start}${TOKEN}` });
    expectError(refused, 'validation_failed', {
      webhook_url: ['Paste the address of a Discord webhook: https://discord.com/api/webhooks/…'],
    });
    expect((await state()).webhook).toBeNull();
  });
});

describe('a site that calls no other servers', () => {
  let quiet: TestApp;

  beforeAll(async () => {
    const secrets = { secret: 'a-secret-that-replaces-the-one-of-the-tests', previousSecret: node.settings.secret };
    quiet = await startTestApp({ database, settings: { ...secrets, discordUrl: undefined } });
  });
  afterAll(() => quiet?.close());

  it('does not offer Discord', async () => {
    const { body } = await quiet.request.get(path()).auth(maker.token, bearer).expect(200);
    expect(body).toEqual({ available: false, webhook: null });
    const webhook_url = `https://discord.com/api/webhooks/${webhookId}/${TOKEN}`;
    expectError(await quiet.request.put(path()).auth(maker.token, bearer).send({ webhook_url }), 'conflict');
  });

  it('encrypts tokens again with a new secret', async () => {
    await connect().expect(200);
    await quiet.app.get(ReportToDiscordJob).run();
    const [row] = await database.rows<{ sealed_token: Buffer }>(
      'SELECT sealed_token FROM game_webhooks WHERE game_id = $1',
      [game.id],
    );
    const sealing = new Sealing({ secret: quiet.settings.secret }, 'discord webhooks');
    expect(sealing.open(row?.sealed_token ?? Buffer.of(), `game ${game.id}`)).toBe(TOKEN);
  });
});
