import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { LiveClients } from '../support/live-client.js';
import { findFaults, NO_FAULTS, ScoringLoad } from '../support/scores/scoring-load.js';
import { Seeded } from '../support/seeded.js';
import { launchServer, listening, startServer, type ServerProcess } from '../support/services/server-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

/** Starts a server like `npm start`, and returns its process id. */
const PARENT = `
  import { spawn } from 'node:child_process';
  const args = [process.env.SERVER_MAIN];
  console.log(spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }).pid);`;

let database: TestDatabase;
let players: MadeUser[];
let gameIds: number[];
const servers: ServerProcess[] = [];
const live = new LiveClients();

beforeAll(async () => {
  database = await createTestDatabase();
  players = await Promise.all(Array.from({ length: 4 }, () => makeUser(database)));
  gameIds = [(await makeGame(database)).id];
});
afterEach(async () => {
  live.closeAll();
  await Promise.all(servers.splice(0).map((server) => server.kill()));
});
afterAll(() => database?.drop());

describe('a server that is shutting down', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'answers accepted requests under load (%s), closes its sockets and exits with 0',
    async (signal) => {
      const server = await startServer(database);
      servers.push(server);
      const socket = await live.connect(server.url);
      await socket.watching(`leaderboard:${gameIds[0] ?? 0}:all`);
      const load = new ScoringLoad({
        target: () => server.url,
        players,
        gameIds,
        random: new Seeded(3),
        clients: 6,
        keyed: 0, // no retries: there is no server left to answer
      });
      await until(
        () => load.acknowledged.length,
        (count) => count >= 50,
        20_000,
      );
      const signalledAt = performance.now();
      server.signal(signal);
      expect(await server.exited).toBe(0);
      expect(performance.now() - signalledAt).toBeLessThan(20_000);
      await load.stop();
      await until(socket.connected, (connected) => !connected);
      expect(await findFaults(database, load.calls.concat(earlier))).toEqual(NO_FAULTS);
      earlier.push(...load.calls);
      // All of it is published, or left in the outbox.
      expect(server.output()).not.toMatch(/"level":"(error|fatal)"/);
    },
  );
  const earlier: ScoringLoad['calls'] = [];

  it('ends with its parent, when that is killed', async () => {
    const own = await launchServer(database); // provides the build and a port
    servers.push(own);
    await listening(own);
    await own.kill();
    const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], {
      env: { ...own.environment, GAMEGEEK_SUPERVISED: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [output] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(output.toString());
    try {
      await listening({ ...own, exited: new Promise(() => undefined) });
      parent.kill('SIGKILL');
      await until(
        () => isRunning(pid),
        (running) => !running,
        15_000,
      );
    } finally {
      parent.kill('SIGKILL');
      if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    }
  });
});

describe('servers that start concurrently on an empty database', () => {
  it('migrate it once and all serve', async () => {
    const name = `empty_${process.pid}`;
    const address = new URL(database.databaseUrl);
    await database.rows(`CREATE DATABASE ${name}`);
    address.pathname = `/${name}`;
    const client = new pg.Client({ connectionString: address.href });
    try {
      const starting = await Promise.all(
        [1, 2, 3].map(() => launchServer({ databaseUrl: address.href, redisUrl: database.redisUrl })),
      );
      servers.push(...starting);
      await Promise.all(starting.map(listening));
      expect(starting.filter(({ output }) => output().includes('migrated the database'))).toHaveLength(1);
      await client.connect();
      const { rows } = await client.query(
        'SELECT name, count(*)::integer AS times FROM mikro_orm_migrations GROUP BY name',
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.every(({ times }) => times === 1)).toBe(true);
      for (const { url } of starting) expect((await fetch(`${url}/api/models`)).status).toBe(200);
    } finally {
      await client.end();
      await Promise.all(servers.splice(0).map((server) => server.kill()));
      await database.rows(`DROP DATABASE ${name} WITH (FORCE)`);
    }
  });
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
