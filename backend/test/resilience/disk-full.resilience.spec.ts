import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { mountLimitedDisk } from '../support/services/limited-disk.js';
import { startOwnServices, type OwnServices } from '../support/services/own-services.js';
import { findFaults, NO_FAULTS, ScoringLoad } from '../support/scores/scoring-load.js';
import { Seeded } from '../support/seeded.js';
import { startServer, type ServerProcess } from '../support/services/server-process.js';
import { until } from '../support/until.js';

/**
 * PostgreSQL and Redis keep their data on it. Where it cannot be mounted, PostgreSQL raises the error of a full disk.
 */
const disk = mountLimitedDisk(600);

let services: OwnServices;
let server: ServerProcess;
let players: MadeUser[];
let gameIds: number[];

beforeAll(async () => {
  if (disk) process.env.GAMEGEEK_HOME = disk.folder;
  services = await startOwnServices();
  server = await startServer(services);
  players = await Promise.all(Array.from({ length: 6 }, () => makeUser(services.database)));
  gameIds = [(await makeGame(services.database)).id, (await makeGame(services.database)).id];
});
afterAll(async () => {
  await server?.kill();
  disk?.free();
  await services?.remove();
  disk?.remove();
});

async function fillDisk(): Promise<void> {
  if (disk) {
    await startWalFile();
    return disk.fill();
  }
  await services.database.rows(`
    CREATE FUNCTION disk_full() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
  await services.database.rows(
    'CREATE TRIGGER disk_full BEFORE INSERT ON scores FOR EACH STATEMENT EXECUTE FUNCTION disk_full()',
  );
}

/** PostgreSQL stops if it needs a new WAL file on a full disk, so the test starts with an empty one of 16 MB. */
async function startWalFile(): Promise<void> {
  await services.database.rows('SELECT pg_switch_wal()');
  await services.database.rows("SELECT pg_logical_emit_message(true, 'test', 'creates the next file')");
}

async function freeDisk(): Promise<void> {
  if (disk) return disk.free();
  await services.database.rows('DROP FUNCTION disk_full CASCADE');
}

/** In milliseconds: a busy machine takes minutes. */
const WITHIN = 150_000;

describe('a full disk under load', () => {
  it(
    'refuses scores as unavailable, loses and duplicates none, and accepts them when there is space again',
    async () => {
      const load = new ScoringLoad({ target: () => server.url, players, gameIds, random: new Seeded(14), clients: 6 });
      const acknowledgeMore = async () => {
        const enough = load.acknowledged.length + 100;
        await until(
          () => load.acknowledged.length,
          (count) => count >= enough,
          WITHIN,
        );
      };
      await acknowledgeMore();
      await fillDisk();
      await until(
        () => load.tries.filter(({ status }) => status === 503).length,
        (count) => count >= 50,
        WITHIN,
      );
      // Reads are still answered.
      expect((await fetch(`${server.url}/api/leaderboard?gameId=${gameIds[0]}`)).status).toBe(200);
      await freeDisk();
      await acknowledgeMore();
      await load.stop();
      expect(load.tries.flatMap(({ error }) => error ?? [])).toEqual([]);
      expect(new Set(load.tries.map(({ status }) => status))).toEqual(new Set([200, 503]));
      expect(await findFaults(services.database, load.calls)).toEqual(NO_FAULTS);
      await expectConsistent({ database: services.database, url: server.url, gameIds });
    },
    4 * WITHIN,
  );
});
