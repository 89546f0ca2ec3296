import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { EMAIL_LINK_LIFETIMES } from '../../../config/limits.js';
import { databaseTime } from '../../../core/database/database-time.js';
import { EmailToken, type TokenPurpose } from './email-token.entity.js';

const TOKEN_BYTES = 32;
const FORMAT = /^[A-Za-z0-9_-]{43}$/;

/** A plain hash is enough, because 256 random bits cannot be guessed. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Locks the account, so that no address is stored for an account that is being deleted. */
const ISSUE = `
  INSERT INTO email_tokens (user_id, purpose, email, token_hash, expires_at)
  SELECT id, ?, ?, ?, coalesce(?::timestamptz, now()) + ? * interval '1 millisecond'
  FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  RETURNING user_id`;

/** The account and address that a link was sent to. */
export interface TokenOwner {
  userId: string;
  email: string;
}

export interface UsedToken extends TokenOwner {
  expiresAt: Date;
}

/** Tokens of links in emails: created when the email is rendered, stored as hashes, valid once. */
@Injectable()
export class EmailTokensRepository {
  constructor(private readonly em: EntityManager) {}

  /** `requestedAt` is a time of PostgreSQL, by default now. Undefined if the account has just been deleted. */
  async issue(purpose: TokenPurpose, { userId, email }: TokenOwner, requestedAt?: string): Promise<string | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const values = [purpose, email, hashOf(token), requestedAt ?? null, EMAIL_LINK_LIFETIMES[purpose], userId];
    const issued = await this.em.fork().execute<object[]>(ISSUE, values);
    return issued.length > 0 ? token : undefined;
  }

  /** The stored hash of a token; undefined for a text that cannot be one. */
  hashOf(token: string): Buffer | undefined {
    return FORMAT.test(token) ? hashOf(token) : undefined;
  }

  /** Whether the token is valid now, checked before expensive work. */
  async isGood(purpose: TokenPurpose, token: string): Promise<boolean> {
    if (!FORMAT.test(token)) return false;
    const where = { purpose, tokenHash: hashOf(token), expiresAt: { $gt: databaseTime() } };
    return (await this.em.fork().count(EmailToken, where)) > 0;
  }

  /** Uses the token up within a transaction; undefined if it is unknown, used or expired. */
  async use(em: EntityManager, purpose: TokenPurpose, token: string): Promise<UsedToken | undefined> {
    if (!FORMAT.test(token)) return undefined;
    const [used] = await em.execute<(TokenOwner & { expiresAt: string })[]>(
      `DELETE FROM email_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > now()
       RETURNING user_id AS "userId", email, expires_at AS "expiresAt"`,
      [hashOf(token), purpose],
    );
    return used && { ...used, expiresAt: new Date(used.expiresAt) };
  }

  /** Deletes the user's links of this purpose, optionally only those to one address. */
  async endAll(em: EntityManager, userId: string, purpose: TokenPurpose, email?: string): Promise<void> {
    await em.nativeDelete(EmailToken, { user: userId, purpose, ...(email !== undefined && { email }) });
  }

  /** Deletes links newer than the undone change; an older undo link can still restore an older address. */
  async endLater(em: EntityManager, { userId, expiresAt }: UsedToken): Promise<void> {
    const later = { purpose: 'undo' as const, expiresAt: { $gt: expiresAt } };
    await em.nativeDelete(EmailToken, { user: userId, $or: [{ purpose: { $ne: 'undo' } }, later] });
  }

  async forgetExpired(): Promise<void> {
    await this.em.fork().nativeDelete(EmailToken, { expiresAt: { $lt: databaseTime() } });
  }
}
