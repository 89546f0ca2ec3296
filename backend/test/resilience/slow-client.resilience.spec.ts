import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { trueBoard } from '../support/scores/true-board.js';
import { until } from '../support/until.js';

const SLOW = 6;
const MEGABYTE = 1_048_576;

let database: TestDatabase;
let server: ServerProcess;
let players: MadeUser[];

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startServer(database);
  players = await Promise.all(Array.from({ length: 100 }, () => makeUser(database)));
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
});

it('disconnects sockets that stop reading, with bounded memory, and serves the others', async () => {
  const gameId = (await makeGame(database)).id;
  const topic = leaderboardTopic(gameId, 'all');
  const watcher = new BoardWatcher(server.url, topic);
  const disconnects: string[] = [];
  watcher.socket.on('disconnect', (reason) => disconnects.push(reason));
  // All boards that a score changes, to fill the connection quickly.
  const topics = [
    topic,
    leaderboardTopic(gameId, 'week'),
    leaderboardTopic('global', 'all'),
    leaderboardTopic('global', 'week'),
  ];
  const slow = await Promise.all(Array.from({ length: SLOW }, () => stopReading(topics)));
  try {
    await until(() => watcher.ready, Boolean);
    await until(
      () => watcher.watching,
      (count) => count === SLOW + 1,
    );
    const before = await memory();
    // Each round moves a hundred rows: about 15 kB a patch, up to twenty times a second, for each watcher.
    const end = performance.now() + 60_000;
    for (let round = 1; watcher.watching > 1 && performance.now() < end; round += 1) {
      await Promise.all(players.map(({ apiKey }, index) => send(gameId, round * 1_000 + index, apiKey)));
    }
    expect(watcher.watching).toBe(1);
    expect((await memory()) - before).toBeLessThan(100 * MEGABYTE);
    const truth = await trueBoard(database, gameId);
    await until(
      () => watcher.entries.map(({ id }) => id).join(),
      (ids) => ids === truth.entries.map(({ id }) => id).join(),
    );
    // A server that waits for Redis too long takes a new snapshot, and so do its watchers: those starts are resets.
    const starts = watcher.starts - watcher.resets;
    expect({ gaps: watcher.gaps, disconnects, starts }).toEqual({ gaps: 0, disconnects: [], starts: 1 });
  } finally {
    watcher.close();
    for (const socket of slow) socket.terminate();
  }
});

async function send(gameId: number, score: number, apiKey: string): Promise<void> {
  const response = await fetch(`${server.url}/api/scores`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, score, apiKey }),
  });
  if (response.status !== 200) throw new Error(`a score was refused: ${response.status}`);
  await response.arrayBuffer();
}

/** A client that watches and then stops reading. */
async function stopReading(topics: string[]): Promise<WebSocket> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text.startsWith('0')) socket.send('40');
      if (text.startsWith('40')) topics.forEach((topic, index) => socket.send(`42${index}["watch","${topic}"]`));
      if (text.startsWith(`43${topics.length - 1}`)) resolve();
    });
  });
  (socket as unknown as { _socket: Socket })._socket.pause();
  return socket;
}

async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
