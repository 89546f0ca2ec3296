import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeUser } from '../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../test/support/test-database.js';
import { ormOptions } from '../config/mikro-orm.config.js';
import { runAdminAction } from './admin-actions.js';

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

const run = (...command: [Parameters<typeof runAdminAction>[1], string]) => runAdminAction(orm.em.fork(), ...command);
const admins = () => database.rows('SELECT id FROM users WHERE is_admin');

describe('the role of an admin', () => {
  it('is granted to one user, ignoring the case of the name, and revoked', async () => {
    const ada = await makeUser(database, { username: 'Ada' });
    await makeUser(database, { username: 'Adam' });
    expect(await run('grant', 'ADA')).toEqual({ id: ada.id, username: 'Ada', hasChanged: true });
    expect(await run('grant', 'ada')).toMatchObject({ hasChanged: false });
    expect(await admins()).toEqual([{ id: ada.id }]);
    expect(await run('revoke', 'aDa')).toEqual({ id: ada.id, username: 'Ada', hasChanged: true });
    expect(await run('revoke', 'ada')).toMatchObject({ hasChanged: false });
    expect(await admins()).toEqual([]);
  });

  it('is not granted for an unknown name', async () => {
    for (const action of ['grant', 'revoke', 'reset-two-factor'] as const) {
      expect(await run(action, 'nobody')).toBeUndefined();
    }
    expect(await admins()).toEqual([]);
  });
});

describe('resetting two-factor', () => {
  it('turns it off, deletes recovery codes and queues an email to the owner', async () => {
    const bob = await makeUser(database);
    await database.rows(`UPDATE users SET totp_enabled_at = now(), totp_secret = '\\x00' WHERE id = $1`, [bob.id]);
    await database.rows(`INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)`, [bob.id, Buffer.alloc(32)]);
    expect(await run('reset-two-factor', bob.username)).toMatchObject({ id: bob.id, hasChanged: true });
    expect(await database.rows('SELECT totp_secret, totp_enabled_at FROM users WHERE id = $1', [bob.id])).toEqual([
      { totp_secret: null, totp_enabled_at: null },
    ]);
    expect(await database.rows('SELECT 1 FROM recovery_codes WHERE user_id = $1', [bob.id])).toEqual([]);
    expect(await database.rows('SELECT kind, address FROM mails WHERE user_id = $1', [bob.id])).toEqual([
      { kind: 'two-factor-disabled', address: bob.email },
    ]);
  });

  it('changes nothing and queues no email if it is off', async () => {
    const eve = await makeUser(database);
    expect(await run('reset-two-factor', eve.username)).toMatchObject({ hasChanged: false });
    expect(await database.rows('SELECT 1 FROM mails WHERE user_id = $1', [eve.id])).toEqual([]);
  });
});
