import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { makeGame } from '../factories/game.factory.js';
import { makePlayers, makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { insertUnpublishedScores } from '../support/scores/unpublished-scores.js';
import { LiveClients } from '../support/live-client.js';
import { Mailbox, tokenIn } from '../support/services/mailbox.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/services/two-nodes.js';
import { NOTIFIED_WITHIN, until } from '../support/until.js';

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
});
afterAll(() => nodes?.close());

describe('accounts', () => {
  let ada: MadeUser;
  const live = new LiveClients();
  const watchers: BoardWatcher[] = [];

  beforeEach(async () => {
    ada = await makeUser(nodes.database);
  });
  afterEach(() => {
    live.closeAll();
    for (const watcher of watchers.splice(0)) watcher.close();
  });

  const bearer = { type: 'bearer' } as const;
  const sessionsOf = async (token: string) =>
    (await one.request.get('/api/auth/sessions').auth(token, bearer).expect(200)).body as {
      id: number;
      current: boolean;
    }[];
  const isOver = (node: TestApp, token: string) =>
    until(
      () => node.request.get('/api/auth/user').auth(token, bearer),
      ({ status }) => status === 401,
      NOTIFIED_WITHIN,
    );
  const send = (node: TestApp, gameId: number, score: number, { apiKey } = ada) =>
    node.request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);

  describe('ending a session from another one', () => {
    it('refuses its requests and closes its sockets on every node', async () => {
      const other = await openSession(nodes.database, ada.id);
      const ending = await live.connect(two.url, { token: other });
      const unaffected = await live.connect(two.url, { token: ada.token });
      await two.request.get('/api/auth/user').auth(other, bearer).expect(200);

      const session = (await sessionsOf(ada.token)).find(({ current }) => !current);
      await one.request.delete(`/api/auth/sessions/${session?.id}`).auth(ada.token, bearer).expect(204);
      await isOver(one, other);
      await isOver(two, other);
      await until(ending.connected, (connected) => !connected);
      expect(await unaffected.watch('me')).toMatchObject({ ok: true });
    });

    it('leaves no socket that was connecting at that moment', async () => {
      const other = await openSession(nodes.database, ada.id);
      const session = (await sessionsOf(ada.token)).find(({ current }) => !current);
      const connecting = Array.from({ length: 16 }, (_, i) => live.connect((i % 2 ? one : two).url, { token: other }));
      await one.request.delete(`/api/auth/sessions/${session?.id}`).auth(ada.token, bearer).expect(204);
      for (const client of await Promise.all(connecting)) {
        // A late socket is a visitor's; an earlier one is disconnected.
        await until(
          async () => client.connected() && (await client.watch('me').catch(() => ({ ok: false }))).ok,
          (allowed) => !allowed,
        );
      }
    });

    it('is published by the relay when the node that ended it could not', async () => {
      const other = await openSession(nodes.database, ada.id);
      const sockets = [await live.connect(one.url, { token: other }), await live.connect(two.url, { token: other })];
      const session = (await sessionsOf(ada.token)).find(({ current }) => !current);
      // The state after a crash right after the commit.
      await nodes.database.rows('DELETE FROM sessions WHERE id = $1', [session?.id]);
      await nodes.database.rows(
        `INSERT INTO outbox_events (name, payload, created_at) VALUES ('sessions.ended', $1, now() - interval '1 minute')`,
        [{ sessionIds: [session?.id] }],
      );
      for (const socket of sockets) await until(socket.connected, (connected) => !connected);
    });

    it('ends all other own sessions only', async () => {
      const bob = await makeUser(nodes.database);
      const others = [await openSession(nodes.database, ada.id), await openSession(nodes.database, ada.id)];
      const ending = [
        await live.connect(one.url, { token: others[0] }),
        await live.connect(two.url, { token: others[1] }),
      ];
      const unaffected = [
        await live.connect(two.url, { token: ada.token }),
        await live.connect(two.url, { token: bob.token }),
      ];
      await one.request.delete('/api/auth/sessions').auth(ada.token, bearer).expect(204);
      for (const token of others) await isOver(two, token);
      for (const client of ending) await until(client.connected, (connected) => !connected);
      for (const client of unaffected) expect(await client.watch('me')).toMatchObject({ ok: true });
      expect(await sessionsOf(ada.token)).toMatchObject([{ current: true }]);
    });

    it('is refused for sessions of others', async () => {
      const bob = await makeUser(nodes.database);
      const client = await live.connect(one.url, { token: ada.token });
      const [session] = await sessionsOf(ada.token);
      await one.request.delete(`/api/auth/sessions/${session?.id}`).auth(bob.token, bearer).expect(404);
      await two.request.get('/api/auth/user').auth(ada.token, bearer).expect(200);
      expect(await client.watch('me')).toMatchObject({ ok: true });
    });
  });

  /** Boards on both nodes, of a game and global, that show this player. */
  async function watched(gameId: number, player: MadeUser): Promise<BoardWatcher[]> {
    const topics = [
      leaderboardTopic(gameId, 'all'),
      leaderboardTopic(gameId, 'week'),
      leaderboardTopic('global', 'all'),
    ];
    const opened = [one, two].flatMap(({ url }) => [
      ...topics.map((topic) => new BoardWatcher(url, topic)),
      new BoardWatcher(url, leaderboardTopic(gameId, 'all'), 10),
    ]);
    watchers.push(...opened);
    for (const watcher of opened)
      await until(
        () => nameOn(watcher, player.id),
        (name) => name === player.username,
      );
    return opened;
  }

  const nameOn = ({ entries }: { entries: LeaderboardEntry[] }, userId: string) =>
    entries.find((entry) => entry.userId === userId)?.username;

  describe('a player who is renamed', () => {
    const rename = (username: string) =>
      one.request.put('/api/user/profile').auth(ada.token, bearer).send({ username }).expect(200);

    it('has the new name on every board and node, and watchers are reset', async () => {
      const { id: gameId } = await makeGame(nodes.database);
      await send(two, gameId, 500);
      const boards = await watched(gameId, ada);
      const resets = boards.map((board) => board.resets);

      await rename('Renamed.Once');
      for (const { request } of [one, two]) {
        const { body } = await request.get(`/api/leaderboard?gameId=${gameId}`).expect(200);
        expect(nameOn(body, ada.id)).toBe('Renamed.Once');
      }
      for (const [index, board] of boards.entries()) {
        await until(
          () => nameOn(board, ada.id),
          (name) => name === 'Renamed.Once',
        );
        expect(board.resets).toBe((resets[index] ?? 0) + 1);
      }
      for (const { request } of [one, two]) {
        const { body } = await request.get('/api/auth/user').auth(ada.token, bearer).expect(200);
        expect(body.username).toBe('Renamed.Once');
      }
    });

    it('keeps the new name in later scores by a key that another node has cached', async () => {
      const { id: gameId } = await makeGame(nodes.database);
      await send(two, gameId, 500);
      const [board] = await watched(gameId, ada);
      await rename('Renamed.Twice');
      for (let score = 501; score < 520; score += 1) await send(two, gameId, score);
      await until(
        () => board?.entries[0]?.score,
        (score) => score === 519,
      );
      expect(board?.entries[0]?.username).toBe('Renamed.Twice');
    });

    it('has the newest name after concurrent scores and renames', async () => {
      const { id: gameId } = await makeGame(nodes.database);
      await send(two, gameId, 1);
      const boards = await watched(gameId, ada);
      let score = 1;
      let renaming = true;
      const playing = (async () => {
        while (renaming) await send(score % 2 ? one : two, gameId, (score += 1));
      })();
      for (const name of ['Racing.1', 'Racing.2', 'Racing.3', 'Racing.4']) await rename(name);
      renaming = false;
      await playing;
      await send(two, gameId, (score += 1));
      for (const board of boards.filter(({ topic }) => !topic.includes('global'))) {
        await until(
          () => board.entries[0],
          (row) => row?.score === score && row.username === 'Racing.4',
        );
        expect(board.stepsBack).toEqual([]);
      }
    });

    it('is published by the relay when the renaming node could not', async () => {
      const { id: gameId } = await makeGame(nodes.database);
      await send(two, gameId, 500);
      const boards = await watched(gameId, ada);
      // The state after a crash right after the commit.
      await nodes.database.rows(`UPDATE users SET username = 'Left.Behind' WHERE id = $1`, [ada.id]);
      await nodes.database.rows(
        `INSERT INTO outbox_events (name, payload, created_at) VALUES ('user.renamed', $1, now() - interval '1 minute')`,
        [{ userId: ada.id, change: Date.now() * 1_000 }],
      );
      for (const board of boards)
        await until(
          () => nameOn(board, ada.id),
          (name) => name === 'Left.Behind',
        );
      await until(
        () => nodes.database.rows(`SELECT FROM outbox_events WHERE name = 'user.renamed'`),
        (rows) => rows.length === 0,
      );
    });
  });

  describe('a player who deletes the account', () => {
    it('disappears from every node: sessions, sockets, key, and the name on boards', async () => {
      const { id: gameId } = await makeGame(nodes.database);
      await send(two, gameId, 500);
      const boards = await watched(gameId, ada);
      const other = await openSession(nodes.database, ada.id);
      const sockets = [
        await live.connect(one.url, { token: ada.token }),
        await live.connect(two.url, { token: other }),
      ];
      await two.request.get('/api/auth/user').auth(other, bearer).expect(200);

      const proof = { password: ada.password };
      await one.request.post('/api/user/delete').auth(ada.token, bearer).send(proof).expect(204);
      for (const node of [one, two]) {
        await isOver(node, ada.token);
        await isOver(node, other);
        await until(
          () => node.request.post('/api/scores').send({ gameId, score: 1, apiKey: ada.apiKey }),
          ({ body }) => (body as { code?: string }).code === 'api_key_invalid',
        );
      }
      for (const socket of sockets) await until(socket.connected, (connected) => !connected);
      for (const board of boards)
        await until(
          () => nameOn(board, ada.id),
          (name) => name === 'Deleted player',
        );
      for (const { request } of [one, two]) {
        const { body } = await request.get(`/api/leaderboard?gameId=${gameId}`).expect(200);
        expect(nameOn(body, ada.id)).toBe('Deleted player');
      }
    });
  });
});

describe('passwords', () => {
  let ada: MadeUser;
  let mailbox: Mailbox;
  const live = new LiveClients();

  beforeAll(async () => {
    mailbox = new Mailbox(one.settings.home);
  });
  beforeEach(async () => {
    ada = await makeUser(nodes.database);
  });
  afterEach(() => live.closeAll());

  const bearer = { type: 'bearer' } as const;
  const isOver = (node: TestApp, token: string) =>
    until(
      () => node.request.get('/api/auth/user').auth(token, bearer),
      ({ status }) => status === 401,
      NOTIFIED_WITHIN,
    );

  describe('a new password', () => {
    it('by a link ends every session on every node, with its sockets', async () => {
      const other = await openSession(nodes.database, ada.id);
      const ending = [await live.connect(two.url, { token: ada.token }), await live.connect(one.url, { token: other })];
      await one.request.post('/api/auth/forgot-password').send({ email: ada.email }).expect(202);
      const token = tokenIn(await mailbox.next(ada.email, 'reset-password'), 'reset');
      await one.request.post('/api/auth/reset-password').send({ token, password: 'a whole new password' }).expect(204);
      for (const node of [one, two]) for (const session of [ada.token, other]) await isOver(node, session);
      for (const client of ending) await until(client.connected, (connected) => !connected);
    });

    it('of a signed-in user ends their other sessions only', async () => {
      const bob = await makeUser(nodes.database);
      const other = await openSession(nodes.database, ada.id);
      const ending = await live.connect(two.url, { token: other });
      const unaffected = [
        await live.connect(two.url, { token: ada.token }),
        await live.connect(two.url, { token: bob.token }),
      ];
      await one.request
        .post('/api/auth/change-password')
        .auth(ada.token, bearer)
        .send({ current_password: ada.password, password: 'a whole new password' })
        .expect(204);
      await isOver(two, other);
      await until(ending.connected, (connected) => !connected);
      for (const client of unaffected) expect(await client.watch('me')).toMatchObject({ ok: true });
    });
  });

  it('emails are sent once with two nodes', async () => {
    const users = await Promise.all(Array.from({ length: 12 }, () => makeUser(nodes.database)));
    await Promise.all(
      users.map(({ email }, i) =>
        (i % 2 ? one : two).request.post('/api/auth/resend-verification').send({ email }).expect(202),
      ),
    );
    await until(
      () => nodes.database.rows('SELECT 1 FROM mails'),
      (mails) => mails.length === 0,
    );
    const sent = (await mailbox.all()).filter(({ kind }) => kind === 'verify-email').map(({ to }) => to);
    expect(sent.sort()).toEqual(users.map(({ email }) => email).sort());
  });
});

describe('own scores', () => {
  const TIMES = 60;

  let ada: MadeUser;
  let gameId: number;

  beforeAll(async () => {
    ada = await makeUser(nodes.database);
    gameId = (await makeGame(nodes.database)).id;
  });

  let score = 0;
  async function scoreOn(node: TestApp): Promise<void> {
    score += 1;
    await node.request.post('/api/scores').send({ gameId, score, apiKey: ada.apiKey }).expect(200);
  }
  async function bestOn(node: TestApp, query: string): Promise<number> {
    const { body } = await node.request.get(`/api/leaderboard?gameId=${gameId}&${query}`).expect(200);
    return body.entries[0]?.score;
  }

  describe.each(['period=all', 'period=week', 'limit=1'])('the board of a game (%s)', (query) => {
    it('shows a score as soon as it is acknowledged', async () => {
      for (let i = 0; i < TIMES; i += 1) {
        await scoreOn(nodes.one);
        expect(await bestOn(nodes.one, query)).toBe(score);
      }
    });

    it('shows it at once on other nodes', async () => {
      for (let i = 0; i < TIMES; i += 1) {
        await scoreOn(nodes.one);
        expect(await bestOn(nodes.two, query)).toBe(score);
      }
    });
  });

  describe('a score far down a board, right after its answer,', () => {
    const PLAYERS = 150;
    const ROWS = 10;
    let crowded: number;
    let next = 1;

    beforeAll(async () => {
      crowded = (await makeGame(nodes.database)).id;
      const crowd = await makePlayers(nodes.database, PLAYERS);
      const scored = crowd.map(({ id }, index) => ({ id, score: 1_000 + index }));
      await insertUnpublishedScores(nodes.database, crowded, scored);
      await until(
        () => nodes.database.rows('SELECT FROM outbox_events'),
        (rows) => rows.length === 0,
      );
    });

    /** Slightly better each time, behind all others. */
    async function sendBest(): Promise<number> {
      next += 1;
      const scored = { gameId: crowded, score: next, apiKey: ada.apiKey };
      await nodes.one.request.post('/api/scores').send(scored).expect(200);
      return next;
    }
    const own = (entries: { userId: string; score: number }[]) => entries.filter(({ userId }) => userId === ada.id);

    it.each(['all', 'week'])('is on its page of the other node (%s)', async (period) => {
      const page = 1 + Math.floor(PLAYERS / ROWS);
      for (let i = 0; i < TIMES / 3; i += 1) {
        const score = await sendBest();
        const path = `/api/leaderboard?gameId=${crowded}&period=${period}&limit=${ROWS}&page=${page}`;
        const { body } = await nodes.two.request.get(path).expect(200);
        expect(own(body.entries)).toEqual([expect.objectContaining({ score, rank: PLAYERS + 1 })]);
      }
    });

    it.each(['all', 'week'])('is in the page around its player on the other node (%s)', async (period) => {
      for (let i = 0; i < TIMES / 3; i += 1) {
        const score = await sendBest();
        const path = `/api/leaderboard?gameId=${crowded}&period=${period}&limit=${ROWS}&around=${ada.id}`;
        const { body } = await nodes.two.request.get(path).expect(200);
        expect(own(body.entries)).toEqual([expect.objectContaining({ score, rank: PLAYERS + 1 })]);
      }
    });

    it('is among the bests of its player on the other node', async () => {
      for (let i = 0; i < TIMES / 3; i += 1) {
        const score = await sendBest();
        const { body } = await nodes.two.request.get(`/api/users/${ada.username}`).expect(200);
        expect(body.bests.find((best: { gameId: number }) => best.gameId === crowded)).toMatchObject({ score });
      }
    });
  });
});
