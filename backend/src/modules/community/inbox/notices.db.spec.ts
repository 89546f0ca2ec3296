import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { comparedPairs } from '../../../../test/support/compared-pairs.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import type { Settings } from '../../../config/settings.js';
import { AfterCommitSubscriber } from '../../../core/database/after-commit.js';
import { Sql } from '../../../core/database/sql.service.js';
import type { EventStream } from '../../../core/events/event-stream.service.js';
import { Outbox } from '../../../core/events/outbox.repository.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.service.js';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import type { InboxChanged } from './inbox.events.js';
import { NoticesService } from './notices.service.js';
import { INSERT_NOTICES, type NewNotice } from './notices.sql.js';

let database: TestDatabase;
let orm: MikroORM;
let sql: Sql;
let outbox: Outbox;
let notices: NoticesService;
let ada: string;
let bob: string;
/** The users of each published change. */
let published: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init({ ...ormOptions(database.databaseUrl), subscribers: [new AfterCommitSubscriber()] });
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  outbox = new Outbox(sql);
  const stream = {
    publishToAll: async (_: string, { userIds }: InboxChanged) => void published.push([...userIds].sort()),
  };
  const publisher = new TransactionalPublisher(stream as EventStream, outbox, new OutboxRelay(sql));
  notices = new NoticesService(publisher);
  notices.onModuleInit();
});
beforeEach(async () => {
  const [first, second] = await makePlayers(database, 2);
  [ada, bob] = [first?.id ?? '', second?.id ?? ''];
  published = [];
});
afterAll(async () => {
  await outbox?.beforeApplicationShutdown();
  await sql?.onApplicationShutdown();
  await orm?.close();
  await database?.drop();
});

const invite = (userId: string, occasion = 'invite:1'): NewNotice => ({
  userId,
  kind: 'invite',
  occasion,
  actorId: bob,
  details: {},
});
const overtaken = (at: string, rank = 2): NewNotice => ({
  userId: ada,
  kind: 'overtaken',
  occasion: 'overtaken:1',
  actorId: bob,
  details: { rank, score: 100, at },
});
const create = (...given: NewNotice[]) => orm.em.fork().transactional((em) => notices.create(em, given));
const noticesOf = (userId = ada) =>
  database.rows<{ id: string; occasion: string; mailed: boolean; read: boolean; details: object }>(
    `SELECT id, occasion, mail_at IS NOT NULL AS mailed, read_at IS NOT NULL AS read, details
     FROM notices WHERE user_id = $1 ORDER BY id`,
    [userId],
  );

describe('a notice', () => {
  it('is created once per occasion and user, and each change is published', async () => {
    await create(invite(ada), invite(bob), invite(ada));
    await create(invite(ada));
    expect((await noticesOf()).map(({ occasion }) => occasion)).toEqual(['invite:1']);
    expect(published).toEqual([[ada, bob].sort()]);
  });

  it('is created once by concurrent transactions', async () => {
    await Promise.all(Array.from({ length: 8 }, () => create(invite(ada), invite(bob))));
    expect([await noticesOf(), await noticesOf(bob)].map((rows) => rows.length)).toEqual([1, 1]);
    expect(published).toHaveLength(1);
  });

  it('is rolled back with its transaction, and nothing is published', async () => {
    const failed = orm.em.fork().transactional(async (em) => {
      await notices.create(em, [invite(ada)]);
      expect(published).toEqual([]);
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect([await noticesOf(), published]).toEqual([[], []]);
  });

  it('is not created for users who turned its kind off, or for deleted accounts', async () => {
    await database.rows('INSERT INTO preferences (user_id, game_invites) VALUES ($1, false)', [ada]);
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [bob]);
    await create(invite(ada), invite(bob), overtaken('2026-11-20T10:00:00.000Z'));
    expect((await noticesOf()).map(({ occasion }) => occasion)).toEqual(['overtaken:1']);
    expect(await noticesOf(bob)).toEqual([]);
  });

  it('is scheduled for email only if its kind does not wait for the digest', async () => {
    await create(invite(ada), overtaken('2026-11-20T10:00:00.000Z'));
    expect(Object.fromEntries((await noticesOf()).map(({ occasion, mailed }) => [occasion, mailed]))).toEqual({
      'invite:1': true,
      'overtaken:1': false,
    });
  });

  it('is deleted from every inbox when its occasion is withdrawn', async () => {
    await create(invite(ada, 'comment:7'), invite(bob, 'comment:7'), invite(ada, 'comment:8'));
    published = [];
    await orm.em.fork().transactional((em) => notices.withdraw(em, 'comment:7'));
    expect((await noticesOf()).map(({ occasion }) => occasion)).toEqual(['comment:8']);
    expect([await noticesOf(bob), published]).toEqual([[], [[ada, bob].sort()]]);
  });

  it('is created and withdrawn in a transaction of hand-written SQL, too', async () => {
    await sql.transaction((tx) => notices.create(tx, [invite(ada), invite(bob)]));
    await sql.transaction((tx) => notices.withdrawFrom(tx, [{ userId: ada, occasion: 'invite:1' }]));
    expect([await noticesOf(), (await noticesOf(bob)).length]).toEqual([[], 1]);
    expect(published).toEqual([[ada, bob].sort(), [ada]]);
  });

  it('is created for many users without comparing all pairs of them', async () => {
    const players = await makePlayers(database, 300);
    const given = players.map(({ id }) => invite(id));
    const pairs = await sql.transaction((tx) => comparedPairs(tx, INSERT_NOTICES, [JSON.stringify(given)]));
    expect(pairs).toBeLessThan(300);
    expect(await noticesOf(players[299]?.id)).toHaveLength(1);
  });

  it('of kind overtaken is replaced by a later one and kept on an earlier one', async () => {
    await create(overtaken('2026-11-20T10:00:00.000Z'));
    const [first] = await noticesOf();
    await database.rows('UPDATE notices SET read_at = now() WHERE user_id = $1', [ada]);
    await create(overtaken('2026-11-20T09:00:00.000Z', 9));
    await create(overtaken('2026-11-20T10:00:00.000Z', 9));
    expect(await noticesOf()).toMatchObject([{ id: first?.id, read: true, details: { rank: 2 } }]);
    await create(overtaken('2026-11-20T10:00:01.000Z', 3));
    const [renewed, ...others] = await noticesOf();
    expect([renewed?.read, renewed?.details, others]).toEqual([
      false,
      { rank: 3, score: 100, at: '2026-11-20T10:00:01.000Z' },
      [],
    ]);
    expect(Number(renewed?.id)).toBeGreaterThan(Number(first?.id));
  });
});
