import { onMainBoard } from '../factories/submissions.js';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { waitForBests } from '../support/scores/wait-for-bests.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { findFaults, NO_FAULTS, ScoringLoad } from '../support/scores/scoring-load.js';
import { openScoringParts } from '../support/scores/scoring-parts.js';
import { Seeded } from '../support/seeded.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { until } from '../support/until.js';

let services: OwnServices;
let server: ServerProcess;
let players: MadeUser[];
let gameIds: number[];
const calls: ScoringLoad['calls'] = [];

beforeAll(async () => {
  services = await startOwnServices();
  server = await startServer(services);
  players = await Promise.all(Array.from({ length: 6 }, () => makeUser(services.database)));
  gameIds = [(await makeGame(services.database)).id, (await makeGame(services.database)).id];
});
afterAll(async () => {
  await server?.kill();
  await services?.remove();
});

function startLoad(seed: number): ScoringLoad {
  return new ScoringLoad({ target: () => server.url, players, gameIds, random: new Seeded(seed), clients: 6 });
}

describe('killing and restarting PostgreSQL', () => {
  it('is reported as unavailable within three seconds, and requests succeed within two seconds of its return', async () => {
    const load = startLoad(11);
    await until(
      () => load.acknowledged.length,
      (count) => count >= 50,
      20_000,
    );
    await services.killPostgres();
    const killedAt = performance.now();
    const refused = () => load.tries.filter(({ at, status }) => at > killedAt && status === 503);
    await until(
      () => refused().length,
      (count) => count >= 20,
      20_000,
    );
    // Uncached reads are refused as well, with Retry-After.
    const response = await fetch(`${server.url}/api/models`);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: 'unavailable', statusCode: 503 });
    expect(Math.max(...refused().map(({ milliseconds }) => milliseconds))).toBeLessThan(3_000);

    await services.restartPostgres();
    const backAt = performance.now();
    const firstSuccess = await until(
      () => load.tries.find(({ at, status }) => at > killedAt + 500 && status === 200),
      (found) => found !== undefined,
    );
    expect((firstSuccess?.at ?? 0) + (firstSuccess?.milliseconds ?? 0) - backAt).toBeLessThan(2_000);
    await load.stop();
    calls.push(...load.calls);
    expect(new Set(load.tries.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(await findFaults(services.database, calls)).toEqual(NO_FAULTS);
    await expectConsistent({ database: services.database, url: server.url, gameIds });
  });

  it('leaves no connection occupied, even after five losses within transactions', async () => {
    const load = startLoad(12);
    for (let round = 1; round <= 5; round += 1) {
      const enough = load.acknowledged.length + 20;
      await until(
        () => load.acknowledged.length,
        (count) => count >= enough,
        20_000,
      );
      // Readers and writers of every kind in unfinished transactions. Waits until their connections are gone.
      await services.database.rows(
        `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'gamegeek'`,
      );
    }
    await load.stop();
    calls.push(...load.calls);
    expect(server.child.exitCode).toBeNull();
    // More concurrent requests than either pool has connections.
    const readers = Array.from({ length: 30 }, (_, page) => fetch(`${server.url}/api/models?page=${page + 1}`));
    expect((await Promise.all(readers)).map(({ status }) => status)).toEqual(Array(30).fill(200));
    expect(await findFaults(services.database, calls)).toEqual(NO_FAULTS);
    await expectConsistent({ database: services.database, url: server.url, gameIds });
  });
});

describe('a crash of PostgreSQL before a projection is flushed to disk', () => {
  it('loses bests and brings back their outbox rows, from which they are projected again', async () => {
    await waitForBests(services.database);
    await server.kill();
    const node = await openScoringParts(services);
    const [writer] = await services.database.rows<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'",
    );
    if (!writer) throw new Error('PostgreSQL has no WAL writer');
    const sent = players.flatMap((player, index) =>
      gameIds.map((gameId) => ({ player, gameId, score: 200_000_000_000 + index, outcome: 'unknown' as const })),
    );
    calls.push(...sent);
    const accepted = sent.map(({ player: { id, username }, gameId, score }) =>
      onMainBoard({ userId: id, username, gameId, score }),
    );
    const bests = () => services.database.rows('SELECT FROM personal_bests WHERE score >= 200000000000');
    const stored = () =>
      services.database
        .rows<{ id: number }>('SELECT id::float8 AS id FROM scores WHERE score >= 200000000000 ORDER BY id')
        .then((rows) => rows.map(({ id }) => id));
    let ids: (number | undefined)[];
    try {
      // Frozen, so that it does not flush what was committed asynchronously.
      process.kill(writer.pid, 'SIGSTOP');
      ids = (await Promise.all(accepted.map((score) => node.writer.write(score)))).map((written) => written?.id);
      await node.projection.catchUp();
      await waitForBests(services.database);
      expect(await bests()).toHaveLength(accepted.length);
    } finally {
      await services.killPostgres();
      process.kill(writer.pid, 'SIGKILL');
      await node.close().catch(() => undefined);
    }
    await services.restartPostgres();
    expect(await stored()).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
    expect(await bests()).toEqual([]);
    expect(await services.database.rows('SELECT FROM unprojected_scores')).toHaveLength(ids.length);

    server = await startServer({ ...services, port: server.port });
    await expectConsistent({ database: services.database, url: server.url, gameIds });
    expect(await bests()).toHaveLength(accepted.length);
    expect(await stored()).toEqual(ids.toSorted((a, b) => Number(a) - Number(b)));
  });
});

describe('a failover to a standby', () => {
  it('loses and duplicates no acknowledged score, and ranks and watchers become correct again', async () => {
    await services.startStandby();
    const load = startLoad(13);
    const watchers = gameIds.map((gameId) => new BoardWatcher(server.url, leaderboardTopic(gameId, 'all')));
    try {
      const more = async () => {
        const enough = load.acknowledged.length + 50;
        await until(
          () => load.acknowledged.length,
          (count) => count >= enough,
          20_000,
        );
      };
      await more();
      await services.failOver();
      await more();
      await load.stop();
      calls.push(...load.calls);
      await expectConsistent({ database: services.database, url: server.url, gameIds, watchers });
      expect(await findFaults(services.database, calls)).toEqual(NO_FAULTS);
      // The new timeline is noticed; the identity of the database is cached for some seconds.
      await until(
        () => server.output(),
        (output) => output.includes('PostgreSQL was restored or has failed over'),
      );
    } finally {
      for (const watcher of watchers) watcher.close();
    }
  });
});
