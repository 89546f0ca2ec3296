import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { startLoadBalancer, type LoadBalancer } from '../support/services/load-balancer.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { findFaults, NO_FAULTS, ScoringLoad } from '../support/scores/scoring-load.js';
import { Seeded } from '../support/seeded.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { until } from '../support/until.js';

/** The topology of docker-compose.yml: two nodes behind a proxy that checks them, one PostgreSQL and one Redis. */
let services: OwnServices;
let balancer: LoadBalancer;
let nodes: [ServerProcess, ServerProcess];
let players: MadeUser[];
let gameIds: number[];
let watchers: BoardWatcher[];
let load: ScoringLoad | undefined;
const calls: ScoringLoad['calls'] = [];

const start = (port?: number) => startServer({ ...services, port, env: { SHUTDOWN_DELAY: '1' } });
const bothReady = () =>
  until(
    () => balancer.ready().length,
    (ready) => ready === 2,
  );

beforeAll(async () => {
  services = await startOwnServices();
  nodes = await Promise.all([start(), start()]);
  balancer = await startLoadBalancer(...nodes.map(({ url }) => url));
  players = await Promise.all(Array.from({ length: 8 }, () => makeUser(services.database)));
  gameIds = [(await makeGame(services.database)).id, (await makeGame(services.database)).id];
  watchers = gameIds.flatMap((gameId) =>
    [1, 2].map(() => new BoardWatcher(balancer.url, leaderboardTopic(gameId, 'all'))),
  );
});
afterEach(async () => {
  await load?.stop();
  load = undefined;
});
afterAll(async () => {
  for (const watcher of watchers ?? []) watcher.close();
  await balancer?.close();
  await Promise.all((nodes ?? []).map((node) => node.kill()));
  await services?.remove();
});

function startLoad(seed: number): ScoringLoad {
  load = new ScoringLoad({ target: () => balancer.url, players, gameIds, random: new Seeded(seed), clients: 6 });
  return load;
}

async function moreScores(running: ScoringLoad): Promise<void> {
  const enough = running.acknowledged.length + 30;
  await until(
    () => running.acknowledged.length,
    (count) => count >= enough,
    20_000,
  );
}

/** Expects that no acknowledged score is lost or duplicated, and that every watcher recovers. */
async function expectRecovered(running: ScoringLoad): Promise<void> {
  await running.stop();
  calls.push(...running.calls);
  await bothReady();
  await expectConsistent({ database: services.database, url: balancer.url, gameIds, watchers });
  expect(await findFaults(services.database, calls)).toEqual(NO_FAULTS);
  // Callers with a key know the outcome.
  expect(calls.filter(({ key, outcome }) => key !== undefined && outcome !== 'ok')).toEqual([]);
}

describe('two nodes behind a proxy, under load', () => {
  it('lose and duplicate nothing when either is killed', async () => {
    const running = startLoad(21);
    await moreScores(running);
    for (const place of [0, 1] as const) {
      const { port } = nodes[place];
      await nodes[place].kill();
      await moreScores(running);
      nodes[place] = await start(port);
      await bothReady();
    }
    await expectRecovered(running);
  });

  it('answer every request while both are restarted one after the other', async () => {
    const running = startLoad(22);
    for (const place of [0, 1] as const) {
      await moreScores(running);
      const { port, exited } = nodes[place];
      nodes[place].signal('SIGTERM');
      await until(
        () => balancer.ready().length,
        (ready) => ready === 1,
      );
      await moreScores(running);
      expect(await exited).toBe(0);
      nodes[place] = await start(port);
      await bothReady();
    }
    await expectRecovered(running);
    expect(running.tries.filter(({ status }) => typeof status === 'number' && status !== 200)).toEqual([]);
  });

  it('recover from restarts of PostgreSQL and of Redis', async () => {
    const running = startLoad(23);
    await moreScores(running);
    await services.killPostgres();
    await until(
      () => running.tries.at(-1)?.status,
      (status) => status === 503,
    );
    await services.restartPostgres();
    await moreScores(running);
    await services.killRedis();
    await moreScores(running);
    await services.restartRedis('with its data');
    await moreScores(running);
    await expectRecovered(running);
  });
});
