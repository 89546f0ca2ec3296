import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ConnectStart, GuestTicket, PlaySessionAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { insert } from '../../factories/made.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { lockWaits } from '../../support/lock-waits.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { until } from '../../support/until.js';

// A maker keeps the secrets and play tokens of the guests of its game. Players sign in as themselves, and consent to
// what the question says.

const bearer = { type: 'bearer' } as const;
let node: TestApp;
/** The player who is asked. */
let ada: MadeUser;
/** The game of the maker who asks, and a game of others. */
let game: MadeGame;
let other: MadeGame;

beforeAll(async () => {
  node = await startTestApp();
  await waitForRanks(node);
});
beforeEach(async () => {
  ada = await makeUser(node.database);
  [game, other] = [await makeEmbedded(), await makeEmbedded()];
});
afterAll(() => node?.close());

const makeEmbedded = () => makeGame(node.database, { launch: 'embed', gameUrl: 'https://games.example' });

interface Guest {
  secret: string;
  id: string;
  token: string;
}

async function enter(gameId: number, secret?: string): Promise<Guest> {
  const entered = await node.request.post('/api/play/guests').send({ gameId, guest: secret }).expect(201);
  const { guest, ticket } = entered.body as GuestTicket;
  const { player, token } = await open(ticket);
  return { secret: guest, id: player.id, token };
}

async function open(ticket: string): Promise<PlaySessionAnswer> {
  return (await node.request.post('/api/play/sessions').send({ ticket }).expect(201)).body as PlaySessionAnswer;
}

const send = (token: string, score: number, gameId: number, by = node) =>
  by.request.post('/api/scores').auth(token, bearer).send({ gameId, score });

async function startConnect(gameId: number, guest: string): Promise<ConnectStart> {
  return (await node.request.post('/api/play/connects').send({ gameId, guest }).expect(201)).body as ConnectStart;
}

const question = ({ code }: ConnectStart) => node.request.get(`/api/play/connects/${code}`).auth(ada.token, bearer);
const confirm = ({ code }: ConnectStart, { token } = ada) =>
  node.request.post(`/api/play/connects/${code}/confirm`).auth(token, bearer);
const storedOf = ({ id }: MadeUser) =>
  node.database.rows('SELECT game_id, score::int AS score FROM scores WHERE user_id = $1 ORDER BY id', [id]);
const ownPlays = async () =>
  (await node.request.get('/api/user/play-sessions').auth(ada.token, bearer).expect(200)).body as object[];

/** The cookie of a browser that has played as a guest of this site. */
async function cookieOf(gameId: number, cookie?: string): Promise<string> {
  const launch = node.request.post(`/api/games/${gameId}/launches`).send({});
  const { headers } = await (cookie === undefined ? launch : launch.set('Cookie', cookie)).expect(201);
  return [headers['set-cookie'] ?? []].flat()[0]?.split(';')[0] ?? '';
}

describe('the secret of a guest', () => {
  it('is of one game, and makes a new guest in another', async () => {
    const first = await enter(game.id);
    expect(await enter(game.id, first.secret)).toMatchObject({ secret: first.secret, id: first.id });
    const second = await enter(other.id, first.secret);
    expect(second.secret).not.toBe(first.secret);
    expect(second.id).not.toBe(first.id);
  });

  it('of a game is not accepted as the guest of this site', async () => {
    const { secret, token } = await enter(game.id);
    await send(token, 60, game.id).expect(200);
    const cookie = `guest=${secret}`;
    expect(await cookieOf(game.id, cookie)).not.toBe(cookie);
    const scores = () => node.request.get('/api/user/guest-scores').set('Cookie', cookie).expect(200);
    expect((await scores()).body).toEqual([]);
    const claim = node.request.post('/api/user/guest-scores/claim').auth(ada.token, bearer).set('Cookie', cookie);
    expect((await claim.expect(200)).body).toEqual({ claimed: [], skipped: [] });
    await node.request.delete('/api/user/guest-scores').set('Cookie', cookie).expect(204);
    expect((await send(token, 70, game.id).expect(200)).body).toMatchObject({ status: 'guest' });
    expect(await storedOf(ada)).toEqual([]);
  });

  it('of this site’s cookie is not accepted for a game', async () => {
    const secret = (await cookieOf(game.id)).replace('guest=', '');
    expect((await enter(game.id, secret)).secret).not.toBe(secret);
    await startConnect(game.id, secret);
    const codes = await node.database.rows('SELECT guest_id FROM connect_codes WHERE game_id = $1', [game.id]);
    expect(codes).toEqual([{ guest_id: null }]);
  });
});

describe('the question of a connect code', () => {
  it('names the game’s creator and host, and the score that would move', async () => {
    const creator = await makeUser(node.database);
    const gameUrl = 'https://games.example:8443/play';
    game = await makeGame(node.database, { createdBy: creator.id, launch: 'embed', gameUrl });
    const { secret, token } = await enter(game.id);
    await send(token, 60, game.id).expect(200);
    expect((await question(await startConnect(game.id, secret)).expect(200)).body).toMatchObject({
      game: { id: game.id, name: game.name, creator: creator.username, host: 'games.example:8443' },
      guestScores: 1,
      guestBest: 60,
    });
    const unhosted = await makeGame(node.database);
    expect((await question(await startConnect(unhosted.id, secret)).expect(200)).body).toMatchObject({
      game: { host: null },
      guestScores: 0,
      guestBest: null,
    });
  });
});

describe('a confirmed connect code', () => {
  it('moves nothing of a guest who plays another game with the same secret', async () => {
    const maker = await enter(game.id);
    const elsewhere = await enter(other.id, maker.secret);
    await send(maker.token, 60, game.id).expect(200);
    await send(elsewhere.token, 900, other.id).expect(200);
    await confirm(await startConnect(game.id, maker.secret)).expect(204);
    expect((await send(elsewhere.token, 950, other.id).expect(200)).body).toMatchObject({ status: 'guest' });
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
    expect(await ownPlays()).toMatchObject([{ gameId: game.id }]);
  });

  it('with the secret of another game moves nothing', async () => {
    const { secret, token } = await enter(other.id);
    await send(token, 900, other.id).expect(200);
    await confirm(await startConnect(game.id, secret)).expect(204);
    expect((await send(token, 950, other.id).expect(200)).body).toMatchObject({ status: 'guest' });
    expect(await storedOf(ada)).toEqual([]);
    expect(await ownPlays()).toEqual([]);
  });

  it('ends all sessions of the guest in other games, on every node, and leaves their scores', async () => {
    const second = await startTestApp({ database: node.database });
    try {
      const { id, secret } = await enter(game.id);
      // A guest of one game gets none elsewhere by itself.
      const play = await makePlay(node.database, {
        game: other,
        player: { id, username: 'Guest' },
        guest: true,
      });
      await send(play.token, 900, other.id, second).expect(200);
      await confirm(await startConnect(game.id, secret)).expect(204);
      expectError(await send(play.token, 950, other.id), 'session_over');
      const refused = await until(
        () => send(play.token, 950, other.id, second),
        ({ status }) => status !== 200,
      );
      expectError(refused, 'session_over');
      expect(await storedOf(ada)).toEqual([]);
      expect(await ownPlays()).toMatchObject([{ gameId: game.id }]);
    } finally {
      await second.close();
    }
  });

  it('lets the running session of its game continue for the player, who can end it', async () => {
    const { secret, token } = await enter(game.id);
    await confirm(await startConnect(game.id, secret)).expect(204);
    expect((await send(token, 70, game.id).expect(200)).body).toMatchObject({ status: 'accepted', userId: ada.id });
    const [play] = (await ownPlays()) as { id: string }[];
    await node.request.delete(`/api/user/play-sessions/${play?.id}`).auth(ada.token, bearer).expect(204);
    expectError(await send(token, 80, game.id), 'session_over');
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 70 }]);
  });

  it('takes over a session that opens while it is confirmed', async () => {
    const { id, secret } = await enter(game.id);
    const started = await startConnect(game.id, secret);
    const opening = await node.database.pool.connect();
    try {
      await opening.query('BEGIN');
      await opening.query('SELECT FROM guests WHERE id = $1 FOR SHARE', [id]);
      const confirming = confirm(started).then(({ status }) => status);
      await until(() => lockWaits(node.database), Boolean);
      const play = await makePlay(
        { rows: async (sql, values) => (await opening.query(sql, values)).rows },
        { game, player: { id, username: 'Guest' }, guest: true },
      );
      await opening.query('COMMIT');
      expect(await confirming).toBe(204);
      expect((await send(play.token, 70, game.id).expect(200)).body).toMatchObject({ userId: ada.id });
      expect(await ownPlays()).toHaveLength(2);
    } finally {
      opening.release(true);
    }
  });

  it('is the last that the secret does for the player', async () => {
    const { id, secret } = await enter(game.id);
    const entered = await node.request.post('/api/play/guests').send({ gameId: game.id, guest: secret }).expect(201);
    const { ticket } = entered.body as GuestTicket;
    const [first, second] = [await startConnect(game.id, secret), await startConnect(game.id, secret)];
    await confirm(first).expect(204);

    expectError(await node.request.post('/api/play/sessions').send({ ticket }), 'token_invalid');
    expect((await enter(game.id, secret)).id).not.toBe(id);
    // A session that opened while the scores moved, and was not moved with them.
    const late = await makePlay(node.database, { game, player: { id, username: 'Guest' }, guest: true });
    expectError(await send(late.token, 80, game.id), 'session_over');
    const eve = await makeUser(node.database);
    for (const [started, player] of [
      [second, ada],
      [await startConnect(game.id, secret), eve],
    ] as const) {
      await confirm(started, player).expect(204);
      expectError(await send(late.token, 90, game.id), 'session_over');
      expect(await storedOf(player)).toEqual([]);
    }
  });

  it('moves what was left behind when the confirmation is repeated after a crash', async () => {
    const { id, secret } = await enter(game.id);
    const started = await startConnect(game.id, secret);
    await node.database.rows('UPDATE guests SET claimed_by = $1 WHERE id = $2', [ada.id, id]);
    const best = { session_id: randomUUID(), seconds: 1, verified: false };
    await insert(node.database, 'guest_bests', {
      guest_id: id,
      game_id: game.id,
      board_id: game.id,
      score: 60,
      ...best,
    });
    expect((await question(started).expect(200)).body).toMatchObject({ guestBest: 60 });
    await confirm(started).expect(204);
    expect(await storedOf(ada)).toEqual([{ game_id: game.id, score: 60 }]);
  });
});
