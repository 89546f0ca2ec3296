import { mkdtemp, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { leaderboardTopic } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import { restoreBackup } from '../../src/backup/restore-backup.js';
import { writeBackup } from '../../src/backup/write-backup.js';
import { migrate } from '../../src/core/database/migrate.js';
import { REDIS, type Redis } from '../../src/core/redis/redis.js';
import { makeGame } from '../factories/game.factory.js';
import { makeUser, type MadeUser } from '../factories/user.factory.js';
import { BoardWatcher } from '../support/scores/board-watcher.js';
import { startLoadBalancer, type LoadBalancer } from '../support/services/load-balancer.js';
import { waitForBests } from '../support/scores/wait-for-bests.js';
import { waitForRanks } from '../support/scores/wait-for-ranks.js';
import { removeScore } from '../support/scores/remove-score.js';
import { runScript } from '../support/services/server-process.js';
import { expectConsistent } from '../support/scores/expect-consistent.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { trueTotals } from '../support/scores/true-board.js';
import { TEST_SECRET } from '../support/test-secret.js';
import { wrongRanks } from '../support/scores/true-scores.js';
import { until } from '../support/until.js';

let database: TestDatabase;
let node: TestApp;
let balancer: LoadBalancer;
let watcher: BoardWatcher;
let folder: string;
let file: string;
let ada: MadeUser;
let bob: MadeUser;
let eve: MadeUser;
let gameIds: number[];
const messages: string[] = [];

const options = () => ({
  databaseUrl: database.databaseUrl,
  secrets: { secret: TEST_SECRET },
  file,
  report: (sentence: string) => void messages.push(sentence),
});
const restore = (given: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({ ...options(), replace: true, ...given });
const send = (player: MadeUser, gameId: number, score: number) =>
  node.request.post('/api/scores').send({ gameId, score, apiKey: player.apiKey });
const signedIn = (token: string) => node.request.get('/api/auth/user').auth(token, { type: 'bearer' });

/** The whole backup except its time and the outbox, where a restore adds the last scores. */
async function contentsOf(backup: string): Promise<string[]> {
  const [, ...lines] = gunzipSync(await readFile(backup))
    .toString()
    .split('\n');
  return lines.filter((line) => !/outbox_events|scores\.accepted|^-- end/.test(line));
}
/** What there is to lose. */
const state = () =>
  database.rows(`
    SELECT (SELECT json_agg(u) FROM users u) AS users, (SELECT json_agg(s) FROM scores s) AS scores,
           (SELECT json_agg(s) FROM sessions s) AS sessions, (SELECT json_agg(m) FROM mikro_orm_migrations m) AS migrations`);

/** The schema that migrations create. */
const SCHEMA = `
  SELECT format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, generation_expression) AS thing
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT pg_get_viewdef(oid) FROM pg_class WHERE relkind = 'v' AND relnamespace = 'public'::regnamespace
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
  ORDER BY 1`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gamegeek-backup-'));
  file = path.join(folder, 'first.backup');
  database = await createTestDatabase();
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
});

/** PostgreSQL ends the sessions of a closed node a moment later, and a restore refuses to run beside them. */
async function closeNode(): Promise<void> {
  await node.close();
  await until(
    () =>
      database.rows(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE 'gamegeek%'`,
      ),
    ({ length }) => length === 0,
  );
}

describe('a backup', () => {
  it('contains a consistent snapshot, is private, and gets its name when it is complete', async () => {
    const rows = await writeBackup(options());
    expect(rows).toBeGreaterThan(10);
    expect(await readdir(folder)).toEqual(['first.backup']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain(`\n${ada.id}\t${ada.username}\t`);
    expect(text).toMatch(/-- end of backup \{"rows":\d+\}\n$/);
    for (const secret of [TEST_SECRET, ada.apiKey, ada.token]) expect(text).not.toContain(secret);
    expect(messages.at(-1)).toMatch(/^The backup is complete: [\d,]+ rows in .*first\.backup \([\d.]+ MB\)\.$/);
  });

  it('does not overwrite another one', async () => {
    await expect(writeBackup(options())).rejects.toThrow('already exists: give another name.');
  });

  it('leaves nothing behind when it fails', async () => {
    const missing = path.join(file, 'second.backup');
    await expect(writeBackup({ ...options(), file: missing })).rejects.toMatchObject({
      code: expect.stringMatching(/^(ENOTDIR|EEXIST)$/),
    });
    const gone = database.databaseUrl.replace(/\/[^/]+$/, '/postgres');
    const empty = path.join(folder, 'second.backup');
    await expect(writeBackup({ ...options(), databaseUrl: gone, file: empty })).rejects.toThrow(
      'no tables of GameGeek',
    );
    expect(await readdir(folder)).toEqual(['first.backup']);
  });
});

describe('a restore', () => {
  it('is refused while a node is connected', async () => {
    await expect(restore()).rejects.toThrow(/^A server is still connected .* stop every node, then restore again\.$/);
    const { code, output } = await runScript('restore', database, file, '--replace');
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('stop every node') });
  });

  it('restores PostgreSQL, Redis and watchers to the state of the backup', async () => {
    const [first = 0, second = 0] = gameIds;
    await until(
      () => watcher.entries.length,
      (length) => length === 2,
    );
    const schema = await database.rows(SCHEMA);
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
    balancer.use();
    await closeNode();

    messages.length = 0;
    const rows = await restore();
    expect(messages[0]).toMatch(/^Restoring the backup of \d{4}-/);
    expect(messages.at(-1)).toBe(`The backup is restored: ${rows.toLocaleString('en')} rows.`);
    expect(await database.rows(SCHEMA)).toEqual(schema);
    const again = path.join(folder, 'again.backup');
    await writeBackup({ ...options(), file: again });
    expect(await contentsOf(again)).toEqual(await contentsOf(file));

    node = await startTestApp({ database });
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
    await waitForRanks(node);
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
    await closeNode();
  });

  it('recomputes totals that lagged behind scores in an old backup', async () => {
    for (const [table, column] of [
      ['scores', 'created_at'],
      ['personal_bests', 'achieved_at'],
    ] as const) {
      await database.rows(`UPDATE ${table} SET ${column} = ${column} - interval '10 days'`);
    }
    for (const table of ['player_totals', 'weekly_totals', 'weekly_bests', 'play_days']) {
      await database.rows(`DELETE FROM ${table}`);
    }
    const old = path.join(folder, 'old.backup');
    await writeBackup({ ...options(), file: old });
    await restore({ file: old });
    node = await startTestApp({ database });
    try {
      const totals = (await trueTotals(database)).map(({ userId, score }) => [userId, score]);
      expect(totals).toHaveLength(3);
      await until(
        async () => (await node.request.get('/api/leaderboard')).body as LeaderboardPage,
        ({ entries }) => String(entries?.map(({ userId, score }) => [userId, score])) === String(totals),
      );
    } finally {
      await closeNode();
    }
  });

  it('needs --replace for a database with data', async () => {
    await expect(restore({ replace: false })).rejects.toThrow(/^This database has data .* give --replace/);
  });

  it.each([
    [
      'a damaged file',
      async (copy: string) => truncate(copy, Math.floor((await stat(copy)).size / 2)),
      /unexpected end of file/,
    ],
    [
      'a file that lacks rows',
      async (copy: string) => rewrite(copy, (text) => text.replace(new RegExp(`\n${ada.id}\t[^\n]*`), '')),
      /should contain \d+ rows, but contains \d+/,
    ],
    [
      'a file of a newer release',
      async (copy: string) =>
        rewrite(copy, (text) => text.replace('"migrations":[', '"migrations":["20990101000000Later",')),
      /newer GameGeek/,
    ],
    ['another file', async (copy: string) => writeFile(copy, 'no backup'), /is not a backup/],
  ])('of %s is refused, and does not change the database', async (_what, damage, sentence) => {
    const before = await state();
    const copy = path.join(folder, 'spoilt.backup');
    await writeFile(copy, await readFile(file));
    await damage(copy);
    await expect(restore({ file: copy })).rejects.toThrow(sentence);
    expect(await state()).toEqual(before);
  });

  it('creates the schema of an earlier release, which the next start migrates', async () => {
    const schema = await database.rows(SCHEMA);
    const older = path.join(folder, 'older.backup');
    const [header = ''] = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const { migrations } = JSON.parse(header.replace(/^-- GameGeek backup /, '')) as { migrations: string[] };
    const [first = ''] = migrations;
    const lines = [
      header.replace(JSON.stringify(migrations), JSON.stringify([first])),
      'COPY "mikro_orm_migrations" ("id", "name") FROM stdin;',
      `1\t${first}`,
      '\\.',
      `SELECT pg_catalog.setval('"mikro_orm_migrations_id_seq"', 1, true);`,
      '-- end of backup {"rows":1}\n',
    ];
    await writeFile(older, gzipSync(lines.join('\n')));
    expect(await restore({ file: older })).toBe(1);
    expect(await database.rows(`SELECT to_regclass('scores') AS scores`)).toEqual([{ scores: null }]);
    expect(await migrate(database.databaseUrl, { home: folder })).toEqual(migrations.slice(1));
    expect(await database.rows(SCHEMA)).toEqual(schema);
  });

  it('is refused with another GAMEGEEK_SECRET', async () => {
    const secrets = { secret: 'another secret of at least 32 characters' };
    await expect(restore({ secrets })).rejects.toThrow(/^The backup was made with another GAMEGEEK_SECRET/);
  });

  it('fills an empty database without --replace, and accepts the previous secret', async () => {
    await database.rows('DROP SCHEMA public CASCADE');
    await database.rows('CREATE SCHEMA public');
    const env = {
      GAMEGEEK_SECRET: 'another secret of at least 32 characters',
      GAMEGEEK_SECRET_PREVIOUS: TEST_SECRET,
    };
    const { code, output } = await runScript('restore', { ...database, env }, file);
    expect({ code, output }).toEqual({
      code: 0,
      output: expect.stringMatching(
        /The backup is restored: [\d,]+ rows\.\nThe first server that starts rebuilds the ranks/,
      ),
    });
    expect(await database.rows('SELECT FROM users WHERE id = ANY($1)', [[ada.id, bob.id, eve.id]])).toHaveLength(3);
  });
});

describe('npm run backup and npm run restore', () => {
  it.each(['backup', 'restore'] as const)('%s prints its usage', async (verb) => {
    const { code, output } = await runScript(verb, database);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(`npm run ${verb} -- FILE`) });
  });
});

async function rewrite(copy: string, change: (text: string) => string): Promise<void> {
  const text = gunzipSync(await readFile(copy)).toString();
  const changed = change(text);
  expect(changed).not.toBe(text);
  await writeFile(copy, gzipSync(changed));
}
