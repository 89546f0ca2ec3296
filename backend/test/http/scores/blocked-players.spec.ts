import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type {
  ConnectStart,
  GuestTicket,
  LaunchAnswer,
  PlaySessionAnswer,
  RoundAnswer,
} from '@gamegeek/contracts/play/play.schemas.js';
import type { Response } from 'supertest';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { postScore } from './post-score.js';

const bearer = { type: 'bearer' } as const;
const KEY = 'run-1';
let node: TestApp;
let creator: MadeUser;
let ada: MadeUser;
let game: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  [creator, ada] = [await makeUser(node.database), await makeUser(node.database)];
  game = await makeGame(node.database, {
    createdBy: creator.id,
    launch: 'embed',
    gameUrl: 'https://games.example',
  });
});
afterAll(() => node?.close());

const block = () =>
  node.request.put(`/api/games/${game.id}/blocks/${ada.username}`).auth(creator.token, bearer).expect(204);
const scored = (score = 60) => ({ gameId: game.id, score });
const post = (more: object = {}) => postScore(node, { ...scored(), ...more });

async function open(ticket: string): Promise<string> {
  const { body } = await node.request.post('/api/play/sessions').send({ ticket }).expect(201);
  return (body as PlaySessionAnswer).token;
}

const claim = (cookie: string) =>
  node.request.post('/api/user/guest-scores/claim').auth(ada.token, bearer).set('Cookie', cookie).expect(200);

async function expectOver(token: string): Promise<void> {
  expectError(await post().auth(token, bearer), 'session_over');
  expectError(await node.request.post('/api/play/token').auth(token, bearer), 'session_over');
}

/** A session that still runs, as on a node that has not heard of its end. */
const running = async () => (await makePlay(node.database, { game, player: ada })).token;

const refuse = (answer: Response) => expectError(answer, 'blocked');

describe('no score of a blocked player is stored that comes in', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['with an API key in the body', async () => refuse(await post({ apiKey: ada.apiKey }))],
    ['with an API key as bearer', async () => refuse(await post().auth(ada.apiKey, bearer))],
    ['from a signed-in browser', async () => refuse(await post().set('Cookie', `session=${ada.token}`))],
    ['with a session as bearer', async () => refuse(await post().auth(ada.token, bearer))],
    ['with a play token', async () => refuse(await post().auth(await running(), bearer))],
    [
      'in a batch',
      async () => {
        const batch = { apiKey: ada.apiKey, scores: [scored()] };
        const { body } = await node.request.post('/api/scores/batch').send(batch).expect(200);
        expect(body.results).toMatchObject([{ status: 403, code: 'blocked' }]);
      },
    ],
    [
      'as a guest whom the player claims',
      async () => {
        const { token, cookie } = await playAsGuest(node, game.id);
        expect((await post().auth(token, bearer).expect(200)).body.status).toBe('guest');
        expect((await claim(cookie)).body).toEqual({ claimed: [], skipped: [game.id] });
        await expectOver(token);
        // A repeated claim, and the other nodes, find nothing either.
        expect((await claim(cookie)).body).toEqual({ claimed: [], skipped: [] });
      },
    ],
    [
      'as a score of the guest that waits until after the claim',
      async () => {
        const { token, cookie } = await playAsGuest(node, game.id);
        const send = (by: string) => post().auth(by, bearer).set('Idempotency-Key', KEY);
        await send(token).expect(200);
        await claim(cookie);
        refuse(await send(await running()));
      },
    ],
    [
      'as a round that began as a guest',
      async () => {
        const { token, cookie } = await playAsGuest(node, game.id);
        const { body } = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
        const { round } = body as RoundAnswer;
        await claim(cookie);
        refuse(await post({ round }).auth(await running(), bearer));
      },
    ],
    [
      'by a connect code, with a guest’s score',
      async () => {
        const entered = await node.request.post('/api/play/guests').send({ gameId: game.id }).expect(201);
        const { guest, ticket } = entered.body as GuestTicket;
        const token = await open(ticket);
        await post().auth(token, bearer).expect(200);
        const started = await node.request.post('/api/play/connects').send({ gameId: game.id, guest }).expect(201);
        const path = `/api/play/connects/${(started.body as ConnectStart).code}/confirm`;
        refuse(await node.request.post(path).auth(ada.token, bearer));
        expect((await post().auth(token, bearer).expect(200)).body.status).toBe('guest');
      },
    ],
  ];

  it.each(ways)('%s', async (_way, send) => {
    await block();
    await send();
    expect(await node.database.rows('SELECT FROM scores WHERE game_id = $1', [game.id])).toEqual([]);
    const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}`).expect(200);
    expect(body.entries).toEqual([]);
  });
});

it('a claim by a player who is blocked in one game moves the scores and sessions of the others', async () => {
  const { token, cookie } = await playAsGuest(node, game.id);
  await post().auth(token, bearer).expect(200);
  const other = await makeGame(node.database, { launch: 'embed', gameUrl: 'https://games.example' });
  const launched = await node.request.post(`/api/games/${other.id}/launches`).set('Cookie', cookie).send({});
  const otherToken = await open((launched.body as LaunchAnswer).ticket);
  const sendOther = (score: number) =>
    node.request.post('/api/scores').auth(otherToken, bearer).send({ gameId: other.id, score }).expect(200);
  await sendOther(5);
  await block();
  expect((await claim(cookie)).body).toMatchObject({ claimed: [{ gameId: other.id, score: 5 }], skipped: [game.id] });
  expect((await sendOther(6)).body).toMatchObject({ status: 'accepted', userId: ada.id });
});

it('a claim skips the game whose creator has blocked the player, whatever keys the player has used in it', async () => {
  const { token, cookie } = await playAsGuest(node, game.id);
  await post().auth(token, bearer).set('Idempotency-Key', KEY).expect(200);
  const own = postScore(node, { ...scored(5), apiKey: ada.apiKey });
  await own.set('Idempotency-Key', KEY).expect(200);
  await block();
  expect((await claim(cookie)).body).toEqual({ claimed: [], skipped: [game.id] });
  expect(await node.database.rows('SELECT score::int FROM scores WHERE game_id = $1', [game.id])).toEqual([
    { score: 5 },
  ]);
});

it('a block ends the session that a guest began and the player has claimed', async () => {
  const { token, cookie } = await playAsGuest(node, game.id);
  await claim(cookie);
  await block();
  await expectOver(token);
});

it('a guest’s score whose key could not be claimed is refused at once', async () => {
  const { token } = await playAsGuest(node, game.id);
  for (const key of ['two words', 'x'.repeat(256)])
    expectError(await post().auth(token, bearer).set('Idempotency-Key', key), 'validation_failed', {
      'Idempotency-Key': ['Idempotency-Key must be 1 to 255 visible ASCII characters'],
    });
});
