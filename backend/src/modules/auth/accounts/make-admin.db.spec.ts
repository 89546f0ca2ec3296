import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { makeUser } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { ormOptions } from '../../../config/mikro-orm.config.js';
import { makeAdmin } from './make-admin.js';

let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(ormOptions(database.databaseUrl));
});
afterAll(async () => {
  await orm?.close();
  await database?.drop();
});

it('makes one user an admin, whatever the case of the name, and nobody else', async () => {
  const ada = await makeUser(database, { username: 'Ada' });
  await makeUser(database, { username: 'Adam' });
  expect(await makeAdmin(orm.em.fork(), 'ADA')).toBe('Ada');
  expect(await makeAdmin(orm.em.fork(), 'nobody')).toBeUndefined();
  expect(await database.rows('SELECT id FROM users WHERE is_admin')).toEqual([{ id: ada.id }]);
});
