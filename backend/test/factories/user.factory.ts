import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { generateApiKey } from '../../src/modules/auth/shared/api-key-format.js';
import { ApiKeyVault } from '../../src/modules/auth/api-keys/api-key-vault.js';
import { generateSessionToken, hashSessionToken } from '../../src/modules/auth/sessions/session-token.js';
import { TEST_SECRET } from '../support/test-secret.js';
import { insert, nextNumber, type Database } from './made.js';

export interface MadeUser {
  id: string;
  username: string;
  email: string;
  password: string;
  /** An API key of the user. */
  apiKey: string;
  /** The token of an open session. */
  token: string;
}

export interface UserState {
  username?: string;
  email?: string;
  isAdmin?: boolean;
  /** Whether the email address has been verified. */
  isVerified?: boolean;
}

const PASSWORD = 'correct horse battery';
// All users share a password, so that tests compute only one hash.
let passwordHash: Promise<string> | undefined;

/** Inserts a registered user with an API key and an open session. */
export async function makeUser(database: Database, state: UserState = {}): Promise<MadeUser> {
  const id = randomUUID();
  const username = state.username ?? `player${nextNumber()}`;
  const email = state.email ?? `${username.toLowerCase()}@players.example`;
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await insert(database, 'users', {
    id,
    username,
    email,
    password_hash: await passwordHash,
    is_admin: state.isAdmin ?? false,
    email_verified_at: state.isVerified ? new Date() : null,
  });
  const apiKey = await giveApiKey(database, id);
  return { id, username, email, password: PASSWORD, apiKey, token: await openSession(database, id) };
}

/** Inserts many users in one statement, without keys and sessions. */
export async function makePlayers(database: Database, count: number): Promise<{ id: string; username: string }[]> {
  const usernames = Array.from({ length: count }, () => `player${nextNumber()}`);
  return database.rows(
    `INSERT INTO users (id, username, email, password_hash)
     SELECT gen_random_uuid(), name, name || '@players.example', 'none' FROM unnest($1::text[]) AS name
     RETURNING id, username`,
    [usernames],
  );
}

async function giveApiKey(database: Database, userId: string): Promise<string> {
  const vault = new ApiKeyVault({ secret: TEST_SECRET });
  const key = generateApiKey();
  await insert(database, 'api_keys', {
    user_id: userId,
    name: 'Default',
    key_hash: vault.hash(key),
    sealed_key: vault.seal(key, userId),
  });
  return key;
}

export interface SessionState {
  lastSeenAt?: Date;
  expiresAt?: Date;
}

const DAY = 86_400_000;

/** Opens another session of the user and returns its token. */
export async function openSession(database: Database, userId: string, state: SessionState = {}): Promise<string> {
  const token = generateSessionToken();
  await insert(database, 'sessions', {
    user_id: userId,
    token_hash: hashSessionToken(token),
    last_seen_at: state.lastSeenAt ?? new Date(),
    expires_at: state.expiresAt ?? new Date(Date.now() + 30 * DAY),
  });
  return token;
}
