import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, openSession, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/board-watcher.js';
import { LiveClients } from '../support/live-client.js';
import type { TestApp } from '../support/test-app.js';
import { startTwoNodes, type TwoNodes } from '../support/two-nodes.js';
import { until } from '../support/until.js';

/** Time limit for the end of sessions and sockets on all nodes. */
const SOON = 2_000;

let nodes: TwoNodes;
let one: TestApp;
let two: TestApp;
let ada: MadeUser;
const live = new LiveClients();
const watchers: BoardWatcher[] = [];

beforeAll(async () => {
  nodes = await startTwoNodes();
  ({ one, two } = nodes);
});
beforeEach(async () => {
  ada = await makeUser(nodes.database);
});
afterEach(() => {
  live.closeAll();
  for (const watcher of watchers.splice(0)) watcher.close();
});
afterAll(() => nodes?.close());

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
    SOON,
  );
const send = (node: TestApp, gameId: number, score: number, { apiKey } = ada) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey }).expect(200);

describe('ending a session from another one', () => {
  it('takes effect on every node within two seconds, with its sockets', async () => {
    const other = await openSession(nodes.database, ada.id);
    const ending = await live.connect(two.url, { token: other });
    const staying = await live.connect(two.url, { token: ada.token });
    await two.request.get('/api/auth/user').auth(other, bearer).expect(200);

    const session = (await sessionsOf(ada.token)).find(({ current }) => !current);
    await one.request.delete(`/api/auth/sessions/${session?.id}`).auth(ada.token, bearer).expect(204);
    await isOver(one, other);
    await isOver(two, other);
    await until(ending.connected, (connected) => !connected, SOON);
    expect(await staying.watch('me')).toMatchObject({ ok: true });
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
        SOON,
      );
    }
  });

  it('ends all other own sessions only', async () => {
    const bob = await makeUser(nodes.database);
    const others = [await openSession(nodes.database, ada.id), await openSession(nodes.database, ada.id)];
    const ending = [
      await live.connect(one.url, { token: others[0] }),
      await live.connect(two.url, { token: others[1] }),
    ];
    const staying = [
      await live.connect(two.url, { token: ada.token }),
      await live.connect(two.url, { token: bob.token }),
    ];
    await one.request.delete('/api/auth/sessions').auth(ada.token, bearer).expect(204);
    for (const token of others) await isOver(two, token);
    for (const client of ending) await until(client.connected, (connected) => !connected, SOON);
    for (const client of staying) expect(await client.watch('me')).toMatchObject({ ok: true });
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
  const topics = [leaderboardTopic(gameId, 'all'), leaderboardTopic(gameId, 'week'), leaderboardTopic('global', 'all')];
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
        SOON,
      );
      expect(board.resets).toBe((resets[index] ?? 0) + 1);
    }
    for (const { request } of [one, two]) {
      const { body } = await request.get('/api/auth/user').auth(ada.token, bearer).expect(200);
      expect(body.username).toBe('Renamed.Once');
    }
  });

  it('keeps it in later scores by a key that another node has cached', async () => {
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

  it('keeps it with concurrent scores and renames', async () => {
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
  it('disappears from every node within two seconds: sessions, sockets, key, and the name on boards', async () => {
    const { id: gameId } = await makeGame(nodes.database);
    await send(two, gameId, 500);
    const boards = await watched(gameId, ada);
    const other = await openSession(nodes.database, ada.id);
    const sockets = [await live.connect(one.url, { token: ada.token }), await live.connect(two.url, { token: other })];
    await two.request.get('/api/auth/user').auth(other, bearer).expect(200);

    const proof = { password: ada.password };
    await one.request.post('/api/user/delete').auth(ada.token, bearer).send(proof).expect(204);
    for (const node of [one, two]) {
      await isOver(node, ada.token);
      await isOver(node, other);
      await until(
        () => node.request.post('/api/scores').send({ gameId, score: 1, apiKey: ada.apiKey }),
        ({ body }) => (body as { code?: string }).code === 'api_key_invalid',
        SOON,
      );
    }
    for (const socket of sockets) await until(socket.connected, (connected) => !connected, SOON);
    for (const board of boards)
      await until(
        () => nameOn(board, ada.id),
        (name) => name === 'Deleted player',
        SOON,
      );
    for (const { request } of [one, two]) {
      const { body } = await request.get(`/api/leaderboard?gameId=${gameId}`).expect(200);
      expect(nameOn(body, ada.id)).toBe('Deleted player');
    }
  });
});
