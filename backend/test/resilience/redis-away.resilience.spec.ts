import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
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
let servers: ServerProcess[];
let players: MadeUser[];
let gameIds: number[];
let watchers: BoardWatcher[];
const loads: ScoringLoad[] = [];

beforeAll(async () => {
  services = await startOwnServices();
  const first = await startServer(services);
  servers = [first, await startServer(services)];
  players = await Promise.all(Array.from({ length: 6 }, () => makeUser(services.database)));
  gameIds = [(await makeGame(services.database)).id, (await makeGame(services.database)).id];
  watchers = servers.map(({ url }) => new BoardWatcher(url, leaderboardTopic(gameIds[0] ?? 0, 'all')));
  await until(() => watchers.every(({ ready }) => ready), Boolean);
});
afterEach(() => Promise.all(loads.map((load) => load.stop())));
afterAll(async () => {
  for (const watcher of watchers ?? []) watcher.close();
  await Promise.all((servers ?? []).map((server) => server.kill()));
  await services?.remove();
});

function startLoad(): ScoringLoad {
  const random = new Seeded(loads.length + 1);
  const target = () => random.pick(servers).url;
  const load = new ScoringLoad({ target, players, gameIds, random, clients: 4 });
  loads.push(load);
  return load;
}

/** Boards of both nodes without Redis. */
async function expectReadable(): Promise<void> {
  for (const { url } of servers) {
    for (const address of [`/api/leaderboard?gameId=${gameIds[0]}`, '/api/leaderboard?period=week', '/api/scores']) {
      const response = await fetch(url + address);
      expect([address, response.status]).toEqual([address, 200]);
    }
  }
}

async function expectRecovered(): Promise<void> {
  const calls = loads.flatMap((load) => load.calls);
  expect(await findFaults(services.database, calls)).toEqual(NO_FAULTS);
  for (const { url } of servers) {
    await expectConsistent({ database: services.database, url, gameIds, watchers });
  }
}

describe.each(['empty', 'with its data'] as const)('killing and restarting Redis %s', (how) => {
  it('loses no score, answer or board, and everything becomes correct again', async () => {
    const load = startLoad();
    await until(
      () => load.acknowledged.length,
      (count) => count >= 50,
      20_000,
    );
    await services.killRedis();
    const away = load.acknowledged.length;
    await until(
      () => load.acknowledged.length,
      (count) => count >= away + 100,
      20_000,
    );
    await expectReadable();
    // Scores accepted during the outage have no rank, and no error was returned.
    expect(load.acknowledged.slice(away + 20).every(({ answer }) => answer?.rank === null)).toBe(true);
    await services.restartRedis(how);
    const back = load.acknowledged.length;
    await until(
      () => load.acknowledged.length,
      (count) => count >= back + 50,
      20_000,
    );
    await load.stop();
    expect(load.tries.filter(({ status }) => status !== 200)).toEqual([]);
    await expectRecovered();
    // Ranks are available again.
    const after = startLoad();
    await until(() => typeof after.acknowledged.at(-1)?.answer?.rank === 'number', Boolean, 20_000);
    await after.stop();
  });
});

describe('a frozen Redis', () => {
  it('delays no score for long, and everything is correct when it continues', async () => {
    const load = startLoad();
    await until(
      () => load.acknowledged.length,
      (count) => count >= 20,
      20_000,
    );
    services.signalRedis('SIGSTOP');
    const frozenAt = performance.now();
    try {
      await until(() => performance.now() - frozenAt > 5_000, Boolean);
      await expectReadable();
    } finally {
      services.signalRedis('SIGCONT');
    }
    await load.stop();
    const during = load.tries.filter(({ at }) => at > frozenAt && at < frozenAt + 5_000);
    expect(during.filter(({ status }) => status !== 200)).toEqual([]);
    // The time limit of Redis is one second; a score may wait for the batch before it as well.
    expect(Math.max(...during.map(({ milliseconds }) => milliseconds))).toBeLessThan(5_000);
    expect(during.length).toBeGreaterThan(8);
    await expectRecovered();
  });
});
