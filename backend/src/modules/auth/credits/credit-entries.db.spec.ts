import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { comparedPairs } from '../../../../test/support/compared-pairs.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import type { Settings } from '../../../config/settings.js';
import { Sql } from '../../../core/database/sql.service.js';
import { PAY_ONCE, payOnce, revokePayments } from './credit-entries.sql.js';

let database: TestDatabase;
let sql: Sql;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
});
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

describe('payments of one transaction', () => {
  it('are added up for each user, once for each reason, and can be revoked once', async () => {
    const [ada, bob] = await newUsers(2);
    const payments = [
      paymentOf(bob, 'achievement:a'),
      paymentOf(ada, 'achievement:a'),
      paymentOf(ada, 'achievement:b'),
    ];
    const creditsAfter = async (work: (client: pg.PoolClient) => Promise<void>) => {
      await sql.transaction(work);
      return Promise.all([creditsOf(ada), creditsOf(bob)]);
    };
    expect(await creditsAfter((client) => payOnce(client, payments))).toEqual([20, 10]);
    expect(await creditsAfter((client) => payOnce(client, payments))).toEqual([20, 10]);
    const paid = [{ userId: ada, reason: 'achievement:a' }];
    expect(await creditsAfter((client) => revokePayments(client, paid))).toEqual([10, 10]);
    expect(await creditsAfter((client) => revokePayments(client, paid))).toEqual([10, 10]);
  });

  it('of many users do not compare all pairs of them', async () => {
    const users = await newUsers(300);
    const columns = [users, users.map(() => 10), users.map(() => 'achievement:a')];
    const pairs = await sql.transaction((client) => comparedPairs(client, PAY_ONCE, columns));
    expect(pairs).toBeLessThan(300);
    expect(await creditsOf(users[299] ?? '')).toBe(10);
  });
});

const paymentOf = (userId: string, reason: string) => ({ userId, amount: 10, reason });

async function newUsers(count: number): Promise<[string, string, ...string[]]> {
  const ids = (await makePlayers(database, count)).map(({ id }) => id);
  await database.rows('UPDATE users SET credits = 0 WHERE id = ANY($1::uuid[])', [ids]);
  return ids as [string, string, ...string[]];
}

async function creditsOf(userId: string): Promise<number | undefined> {
  const [user] = await database.rows<{ credits: number }>('SELECT credits FROM users WHERE id = $1', [userId]);
  return user?.credits;
}
