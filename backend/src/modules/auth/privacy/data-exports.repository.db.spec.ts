import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { makeUser } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { until } from '../../../../test/support/until.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import { DataExportsRepository } from './data-exports.repository.js';

const content = Buffer.from('a piece');

let database: TestDatabase;
let orm: MikroORM;
let exports: DataExportsRepository;
let userId: string;
let first: string;
let second: string;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
  exports = new DataExportsRepository(orm.em);
});
beforeEach(async () => {
  userId = (await makeUser(database)).id;
  [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await exports.request(userId);
});
afterAll(async () => {
  await orm?.close(true);
  await database?.drop();
});

const pieces = () => database.rows('SELECT run, number FROM data_export_pieces WHERE user_id = $1', [userId]);
const addPiece = (run: string) => exports.addPiece({ userId, run, number: 1, content });

describe('a run of a data export', () => {
  it('deletes the pieces of the run before it, which can add no more', async () => {
    await exports.begin(userId, first);
    expect(await addPiece(first)).toBe(true);
    await exports.begin(userId, second);
    expect(await addPiece(first)).toBe(false);
    expect(await addPiece(second)).toBe(true);
    expect(await pieces()).toEqual([{ run: second, number: 1 }]);
  });

  it('keeps the pieces of a run that supersedes it while it begins', async () => {
    const other = await database.pool.connect();
    try {
      await other.query('BEGIN; LOCK TABLE data_export_pieces IN ACCESS EXCLUSIVE MODE');
      const begun = exports.begin(userId, first);
      await until(
        () => database.rows('SELECT FROM data_exports WHERE user_id = $1 AND run = $2', [userId, first]),
        (found) => found.length > 0,
      );
      await other.query('UPDATE data_exports SET run = $2 WHERE user_id = $1', [userId, second]);
      await other.query('INSERT INTO data_export_pieces (run, number, user_id, content) VALUES ($1, 1, $2, $3)', [
        second,
        userId,
        content,
      ]);
      await other.query('COMMIT');
      await begun;
    } finally {
      other.release();
    }
    expect(await pieces()).toEqual([{ run: second, number: 1 }]);
  });
});
