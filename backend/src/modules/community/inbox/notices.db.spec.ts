import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import type { InboxNews, ToldInboxes } from './inbox-news.js';
import { Notices } from './notices.js';
import type { NewNotice } from './write-notices.js';

let database: TestDatabase;
let orm: MikroORM;
let notices: Notices;
let ada: string;
let bob: string;
/** Who was told that their inbox has changed. */
let told: string[][];

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  const news = { tell: async ({ userIds }: ToldInboxes) => void told.push([...userIds].sort()) };
  notices = new Notices(orm.em.fork(), news as InboxNews);
  notices.onModuleInit();
});
beforeEach(async () => {
  const [first, second] = await makePlayers(database, 2);
  [ada, bob] = [first?.id ?? '', second?.id ?? ''];
  told = [];
});
afterAll(async () => {
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
const tell = (...given: NewNotice[]) => orm.em.fork().transactional((em) => notices.tell(em, given));
const held = (userId = ada) =>
  database.rows<{ id: string; occasion: string; mailed: boolean; read: boolean; details: object }>(
    `SELECT id, occasion, mail_at IS NOT NULL AS mailed, read_at IS NOT NULL AS read, details
     FROM notices WHERE user_id = $1 ORDER BY id`,
    [userId],
  );

describe('a notice', () => {
  it('is told once an occasion and user, and each time all nodes hear whose inbox has changed', async () => {
    await tell(invite(ada), invite(bob), invite(ada));
    await tell(invite(ada));
    expect((await held()).map(({ occasion }) => occasion)).toEqual(['invite:1']);
    expect(told).toEqual([[ada, bob].sort()]);
  });

  it('is told once by many who tell it at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tell(invite(ada), invite(bob))));
    expect([await held(), await held(bob)].map((rows) => rows.length)).toEqual([1, 1]);
    expect(told).toHaveLength(1);
  });

  it('exists only when the change that it tells of does', async () => {
    const failed = orm.em.fork().transactional(async (em) => {
      await notices.tell(em, [invite(ada)]);
      expect(told).toEqual([]);
      throw new Error('the change failed');
    });
    await expect(failed).rejects.toThrow('the change failed');
    expect([await held(), told]).toEqual([[], []]);
  });

  it('does not come to whoever wants none of its kind, nor to an account that was deleted', async () => {
    await database.rows('INSERT INTO preferences (user_id, game_invites) VALUES ($1, false)', [ada]);
    await database.rows('UPDATE users SET deleted_at = now() WHERE id = $1', [bob]);
    await tell(invite(ada), invite(bob), overtaken('2026-11-20T10:00:00.000Z'));
    expect((await held()).map(({ occasion }) => occasion)).toEqual(['overtaken:1']);
    expect(await held(bob)).toEqual([]);
  });

  it('that cannot wait for the digest is mailed unless it is read', async () => {
    await tell(invite(ada), overtaken('2026-11-20T10:00:00.000Z'));
    expect(Object.fromEntries((await held()).map(({ occasion, mailed }) => [occasion, mailed]))).toEqual({
      'invite:1': true,
      'overtaken:1': false,
    });
  });

  it('leaves every inbox when what it tells of is taken back', async () => {
    await tell(invite(ada, 'comment:7'), invite(bob, 'comment:7'), invite(ada, 'comment:8'));
    told = [];
    await orm.em.fork().transactional((em) => notices.takeBack(em, 'comment:7'));
    expect((await held()).map(({ occasion }) => occasion)).toEqual(['comment:8']);
    expect([await held(bob), told]).toEqual([[], [[ada, bob].sort()]]);
  });

  it('of being overtaken is renewed by a later one and untouched by an older one', async () => {
    await tell(overtaken('2026-11-20T10:00:00.000Z'));
    const [first] = await held();
    await database.rows('UPDATE notices SET read_at = now() WHERE user_id = $1', [ada]);
    await tell(overtaken('2026-11-20T09:00:00.000Z', 9));
    await tell(overtaken('2026-11-20T10:00:00.000Z', 9));
    expect(await held()).toMatchObject([{ id: first?.id, read: true, details: { rank: 2 } }]);
    await tell(overtaken('2026-11-20T10:00:01.000Z', 3));
    const [renewed, ...others] = await held();
    expect([renewed?.read, renewed?.details, others]).toEqual([
      false,
      { rank: 3, score: 100, at: '2026-11-20T10:00:01.000Z' },
      [],
    ]);
    expect(Number(renewed?.id)).toBeGreaterThan(Number(first?.id));
  });
});
