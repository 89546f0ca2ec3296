import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { findFaults, NO_FAULTS, ScoringLoad } from '../support/scores/scoring-load.js';
import { Seeded } from '../support/seeded.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { until } from '../support/until.js';

let services: OwnServices;
let server: ServerProcess;
let players: MadeUser[];
let gameIds: number[];
let watcher: BoardWatcher;

beforeAll(async () => {
  services = await startOwnServices();
  server = await startServer(services);
  players = await Promise.all(Array.from({ length: 8 }, () => makeUser(services.database)));
  gameIds = [];
  for (let i = 0; i < 3; i += 1) gameIds.push((await makeGame(services.database)).id);
  watcher = new BoardWatcher(server.url, leaderboardTopic(gameIds[0] ?? 0, 'all'));
});
afterAll(async () => {
  watcher?.close();
  await server?.kill();
  await services?.remove();
});

describe('killing a server while scores arrive', () => {
  it('loses no acknowledged score, duplicates none with a key, and recovers in seconds', async () => {
    const random = new Seeded(42);
    const load = new ScoringLoad({ target: () => server.url, players, gameIds, random, clients: 8 });
    for (let round = 1; round <= 3; round += 1) {
      const enough = load.acknowledged.length + 100;
      await until(
        () => load.acknowledged.length,
        (count) => count >= enough,
        20_000,
      );
      await server.kill();
      server = await startServer({ ...services, port: server.port });
    }
    await load.stop();
    expect(await findFaults(services.database, load.calls)).toEqual(NO_FAULTS);
    // Callers with a key know the outcome; others may have been interrupted.
    expect(load.calls.filter(({ key, outcome }) => key !== undefined && outcome !== 'ok')).toEqual([]);
    expect(load.tries.some(({ status }) => status === 'no answer')).toBe(true);
    await expectConsistent({ database: services.database, url: server.url, gameIds, watchers: [watcher] });
  });

  it('leaves correct ranks', async () => {
    const [player] = players;
    const [gameId] = gameIds;
    const better = await services.database.rows(
      `SELECT FROM personal_bests WHERE board_id = $1 AND user_id <> $2
       AND score > (SELECT score FROM personal_bests WHERE board_id = $1 AND user_id = $2)`,
      [gameId, player?.id],
    );
    const response = await fetch(`${server.url}/api/scores`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ gameId, score: 1, apiKey: player?.apiKey }),
    });
    expect(await response.json()).toMatchObject({ rank: better.length + 1, personalBest: false });
  });
});
