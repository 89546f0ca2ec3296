import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateSync } from 'otplib';
import { KeyedHash } from '../../../src/core/secrets/keyed-hash.js';
import { Sealing } from '../../../src/core/secrets/sealing.js';
import { generateTotpSecret } from '../../../src/modules/auth/two-factor/totp.js';
import { TOTP_SEALING } from '../../../src/modules/auth/two-factor/two-factor.service.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { expectError } from '../../support/http/expect-error.js';
import { logLines } from '../../support/log-lines.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { TEST_SECRET } from '../../support/test-secret.js';
import { until } from '../../support/until.js';

const FORMER = { secret: TEST_SECRET };
const NEW_SECRET = 'a-secret-that-replaces-the-one-of-the-tests';
const ROTATING = { secret: NEW_SECRET, previousSecret: TEST_SECRET };
const RECOVERY_CODE = 'abcdefghjkmn';

let database: TestDatabase;
let game: MadeGame;
let ada: MadeUser;
let totpSecret: string;
/** All nodes of a process write to the log of the first one. */
const log = logLines();
let linesBefore = 0;
let node: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  game = await makeGame(database);
});
beforeEach(async () => {
  ada = await makeUser(database);
  totpSecret = generateTotpSecret();
  linesBefore = log.lines().length;
});
afterEach(() => node?.close());
afterAll(() => database?.drop());

/** Turns two-factor on, as stored by a server with the previous secret. */
async function turnTwoFactorOn(): Promise<void> {
  const sealed = new Sealing(FORMER, TOTP_SEALING).seal(totpSecret, ada.id);
  await database.rows('UPDATE users SET totp_secret = $1, totp_enabled_at = now() WHERE id = $2', [sealed, ada.id]);
  const hash = new KeyedHash(FORMER, 'two-factor: recovery codes').of(`${ada.id} ${RECOVERY_CODE}`);
  await database.rows('INSERT INTO recovery_codes (user_id, code_hash) VALUES ($1, $2)', [ada.id, hash]);
}

async function start(secrets: { secret: string; previousSecret?: string }): Promise<void> {
  node = await startTestApp({ database, settings: { ...secrets, logLevel: 'info' }, logTo: log });
}

/** A start during a rotation, which has encrypted everything again. */
async function rotate(): Promise<void> {
  await start(ROTATING);
  await until(newLines, (lines) =>
    lines.some(({ msg }) => msg === 'API keys and two-factor secrets use GAMEGEEK_SECRET'),
  );
}

const newLines = () => log.lines().slice(linesBefore);
const sendScore = () => node.request.post('/api/scores').send({ gameId: game.id, score: 5, apiKey: ada.apiKey });
const own = (path: string) => node.request.get(path).auth(ada.token, { type: 'bearer' });
const logIn = (totp: string) =>
  node.request.post('/api/auth/login').send({ identifier: ada.username, password: ada.password, totp });
const codeNow = () => generateSync({ secret: totpSecret });

describe('rotating the secret', () => {
  it('keeps API keys and two-factor valid', async () => {
    await turnTwoFactorOn();
    await start(ROTATING);
    await sendScore().expect(200);
    expect((await own('/api/user/api-key').expect(200)).body.apiKey).toBe(ada.apiKey);
    await logIn(codeNow()).expect(200);
    await logIn(RECOVERY_CODE).expect(200);
    expectError(await logIn(RECOVERY_CODE), 'invalid_credentials');
  });

  it('encrypts everything again at the start, so that the previous secret is no longer needed', async () => {
    await turnTwoFactorOn();
    await rotate();
    await node.close();
    await start({ secret: NEW_SECRET });
    await sendScore().expect(200);
    expect((await own('/api/user/api-key').expect(200)).body.apiKey).toBe(ada.apiKey);
    await logIn(codeNow()).expect(200);
  });

  it('logs what was encrypted again and what was unreadable', async () => {
    await database.rows('UPDATE api_keys SET sealed_key = $1 WHERE user_id = $2', [Buffer.alloc(60), ada.id]);
    await turnTwoFactorOn();
    await rotate();
    const line = newLines().find(({ twoFactor }) => twoFactor !== undefined);
    expect(line).toMatchObject({ apiKeys: { unreadable: 1 }, twoFactor: { resealed: 1, unreadable: 0 } });
    await database.rows('DELETE FROM api_keys WHERE user_id = $1', [ada.id]);
  });

  it('accepts a key that another node has encrypted again during a rolling restart', async () => {
    await rotate();
    await node.close();
    await start({ secret: TEST_SECRET, previousSecret: NEW_SECRET });
    await sendScore().expect(200);
  });

  it('keeps names of deleted accounts reserved', async () => {
    await start(FORMER);
    await node.request
      .post('/api/user/delete')
      .auth(ada.token, { type: 'bearer' })
      .send({ password: ada.password })
      .expect(204);
    await node.close();
    await start(ROTATING);
    const newcomer = { username: ada.username, email: 'newcomer@players.example', password: 'long enough' };
    expectError(await node.request.post('/api/auth/register').send(newcomer), 'conflict', {
      username: ['This username is taken'],
    });
  });
});

describe('changing the secret without the previous one', () => {
  beforeEach(async () => {
    await turnTwoFactorOn();
    await start({ secret: NEW_SECRET });
  });

  it('invalidates API keys, and owners generate new ones', async () => {
    expectError(await sendScore(), 'api_key_invalid');
    expectError(await own('/api/user/api-key'), 'secret_unreadable');
    expect((await own('/api/user/profile').expect(200)).body.apiKey).toBeNull();
    const regenerated = await node.request.post('/api/user/api-key/regenerate').auth(ada.token, { type: 'bearer' });
    ada.apiKey = regenerated.body.apiKey as string;
    expect(regenerated.body.old_key_until).toBeNull();
    await sendScore().expect(200);
    expect((await own('/api/user/profile').expect(200)).body.apiKey).toBe(ada.apiKey);
  });

  it('refuses two-factor sign-in with a message that names the operator', async () => {
    const { message } = expectError(await logIn(codeNow()), 'secret_unreadable');
    expect(message).toContain('ask the operator');
  });

  it('logs which setting the operator has to change, without secrets', async () => {
    await own('/api/user/api-key');
    await logIn(codeNow());
    const advice = newLines().filter(
      ({ msg, userId }) => userId === ada.id && String(msg).includes('set GAMEGEEK_SECRET_PREVIOUS'),
    );
    expect(advice).toHaveLength(2);
    for (const secret of [TEST_SECRET, NEW_SECRET, totpSecret, ada.apiKey]) expect(log.text()).not.toContain(secret);
  });
});
