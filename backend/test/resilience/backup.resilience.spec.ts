import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { removeScore } from '../support/scores/remove-score.js';
import { trueTotals } from '../support/scores/true-board.js';
import { wrongRanks } from '../support/scores/true-scores.js';
import { waitForBests } from '../support/scores/wait-for-bests.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { startDistributionPostgres, type DistributionPostgres } from '../support/services/distribution-postgres.js';
import { startLoadBalancer, type LoadBalancer } from '../support/services/load-balancer.js';
import { runAdmin } from '../support/services/server-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

let postgres: DistributionPostgres;
let database: TestDatabase;
let node: TestApp;
let balancer: LoadBalancer;
let watcher: BoardWatcher;
let ada: MadeUser;
let bob: MadeUser;
let eve: MadeUser;
let gameIds: number[];

const send = (player: MadeUser, gameId: number, score: number) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey: player.apiKey });
const signedIn = (token: string) => node.request.get('/api/auth/user').auth(token, { type: 'bearer' });

beforeAll(async () => {
  postgres = await startDistributionPostgres();
  database = await createTestDatabase(postgres.url);
  node = await startTestApp({ database });
  await waitForRanks(node);
  balancer = await startLoadBalancer(node.url);
  [ada, bob, eve] = await Promise.all([makeUser(database), makeUser(database), makeUser(database)]);
  gameIds = [(await makeGame(database)).id, (await makeGame(database)).id];
  const [first = 0, second = 0] = gameIds;
  watcher = new BoardWatcher(balancer.url, leaderboardTopic(first, 'all'));
  await send(ada, first, 500).expect(200);
  await send(bob, first, 700).expect(200);
  await send(ada, second, 90).set('Idempotency-Key', 'before-the-backup').expect(200);
  await waitForBests(database);
});
afterAll(async () => {
  watcher?.close();
  await balancer?.close();
  await node?.close();
  await database?.drop();
  postgres?.remove();
});

// The commands of docs/operations.md.
const nameOf = () => new URL(database.databaseUrl).pathname.slice(1);
const backUp = (name: string) => {
  const file = path.join(postgres.folder, name);
  postgres.run('pg_dump', '--format=custom', `--file=${file}`, nameOf());
  return file;
};
const load = (file: string) => {
  postgres.run('createdb', 'restored');
  postgres.run('pg_restore', '--exit-on-error', '--no-owner', '--dbname=restored', file);
  administer('restored', 'ANALYZE');
};
const replaceDatabase = () => {
  // Connections of this test.
  administer('postgres', `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${nameOf()}'`);
  administer(
    'postgres',
    `ALTER DATABASE ${nameOf()} RENAME TO replaced`,
    `ALTER DATABASE restored RENAME TO ${nameOf()}`,
  );
  postgres.run('dropdb', 'replaced');
};

function administer(name: string, ...statements: string[]): void {
  postgres.run('psql', `--dbname=${name}`, ...statements.map((statement) => `--command=${statement}`));
}

describe('a restored backup', () => {
  it('brings PostgreSQL, Redis and watchers back to the state of the backup', async () => {
    const [first = 0, second = 0] = gameIds;
    await until(
      () => watcher.entries.length,
      (length) => length === 2,
    );
    const file = backUp('first.dump');
    // All of this is lost by the restore, but still in Redis.
    const lost = await makeUser(database);
    await send(lost, first, 9_000).expect(200);
    await send(ada, first, 800).expect(200);
    const { body: best } = await send(bob, second, 70).expect(200);
    await removeScore(node, Number(best.id));
    await node.request.post('/api/auth/logout').auth(bob.token, { type: 'bearer' }).expect(204);
    const regenerated = await node.request.post('/api/user/api-key/regenerate').auth(eve.token, { type: 'bearer' });
    await until(
      () => watcher.entries[0]?.score,
      (score) => score === 9_000,
    );
    await waitForBests(database);
    load(file);
    balancer.use();
    await node.close();
    replaceDatabase();

    node = await startTestApp({ database });
    expect(await runAdmin(database, 'rebuild-ranks')).toEqual({ code: 0, output: 'The ranks were rebuilt.\n' });
    balancer.use(node.url);
    await until(
      () => balancer.ready().length,
      (ready) => ready === 1,
    );
    await until(
      () => watcher.ready && watcher.entries.map(({ score }) => score),
      (scores) => String(scores) === '700,500',
    );
    await expectConsistent({ database, url: node.url, gameIds, watchers: [watcher] });
    expect(watcher.entries.map(({ username, score }) => [username, score])).toEqual([
      [bob.username, 700],
      [ada.username, 500],
    ]);
    expect(await wrongRanks(database, node.app.get<Redis>(REDIS))).toEqual([]);

    for (const { token } of [ada, bob]) await signedIn(token).expect(200);
    await signedIn(lost.token).expect(401);
    expect((await send(eve, first, 600).expect(200)).body).toMatchObject({ rank: 2, personalBest: true });
    await send({ ...eve, apiKey: regenerated.body.apiKey }, first, 600).expect(401);
    const repeat = await send(ada, second, 90).set('Idempotency-Key', 'before-the-backup').expect(200);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    // A score was removed from this player after the backup.
    expect((await send(bob, second, 60).expect(200)).body).toMatchObject({ rank: 2 });
    await until(
      () => watcher.entries.map(({ score }) => score),
      (scores) => String(scores) === '700,600,500',
    );
    const taken = await database.rows('SELECT count(*)::integer - count(DISTINCT id)::integer AS twice FROM scores');
    expect(taken).toEqual([{ twice: 0 }]);
    balancer.use();
  });

  it('gets its ranks, and the bests and totals that lagged behind its scores, from the next server that starts', async () => {
    await node.close();
    await database.rows(`UPDATE scores SET created_at = now() - interval '10 days'`);
    for (const table of ['player_totals', 'weekly_totals', 'personal_bests', 'period_bests', 'play_days']) {
      await database.rows(`DELETE FROM ${table}`);
    }
    load(backUp('old.dump'));
    replaceDatabase();
    node = await startTestApp({ database });
    const totals = (await trueTotals(database)).map(({ userId, score }) => [userId, score]);
    expect(totals).toHaveLength(3);
    await until(
      async () => (await node.request.get('/api/leaderboard')).body as LeaderboardPage,
      ({ entries }) => String(entries?.map(({ userId, score }) => [userId, score])) === String(totals),
    );
    await waitForRanks(node);
    expect(await wrongRanks(database, node.app.get<Redis>(REDIS))).toEqual([]);
  });
});
