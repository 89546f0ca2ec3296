import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { MAIL_LINK_LIFETIMES } from '../../../config/limits.js';
import { MailToken, type TokenPurpose } from './mail-token.entity.js';

const TOKEN_BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;

/** What is stored instead of the token. A plain hash will do: there is nothing to guess in 256 random bits. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The account is held, so that its address is not kept when it is being deleted. */
const ISSUE = `
  INSERT INTO mail_tokens (user_id, purpose, email, token_hash, expires_at)
  SELECT id, ?, ?, ?, ?::timestamptz FROM users WHERE id = ? AND deleted_at IS NULL FOR KEY SHARE
  RETURNING user_id`;

/** Whose link it was. */
export interface TokenOwner {
  userId: string;
  email: string;
}

export interface UsedToken extends TokenOwner {
  expiresAt: Date;
}

/** Tokens of links in mails: made when the mail is written, stored as hashes, good for one use. */
@Injectable()
export class MailTokensRepository {
  constructor(private readonly em: EntityManager) {}

  /** Undefined for an account that has been deleted a moment ago. */
  async issue(
    purpose: TokenPurpose,
    { userId, email }: TokenOwner,
    requestedAt = new Date(),
  ): Promise<string | undefined> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(requestedAt.getTime() + MAIL_LINK_LIFETIMES[purpose]);
    const values = [purpose, email, hashOf(token), expiresAt, userId];
    const issued = await this.em.fork().execute<object[]>(ISSUE, values);
    return issued.length > 0 ? token : undefined;
  }

  /** What is stored instead of a token; undefined for a text that cannot be one. */
  hashOf(token: string): Buffer | undefined {
    return FORM.test(token) ? hashOf(token) : undefined;
  }

  /** Whether the token would be taken right now; costs less than the work that is to follow. */
  async isGood(purpose: TokenPurpose, token: string): Promise<boolean> {
    if (!FORM.test(token)) return false;
    const where = { purpose, tokenHash: hashOf(token), expiresAt: { $gt: new Date() } };
    return (await this.em.fork().count(MailToken, where)) > 0;
  }

  /** Uses the token up within a transaction; undefined for one that was used, has expired or never was. */
  async use(em: EntityManager, purpose: TokenPurpose, token: string): Promise<UsedToken | undefined> {
    if (!FORM.test(token)) return undefined;
    const [used] = await em.execute<(TokenOwner & { expiresAt: string })[]>(
      `DELETE FROM mail_tokens WHERE token_hash = ? AND purpose = ? AND expires_at > now()
       RETURNING user_id AS "userId", email, expires_at AS "expiresAt"`,
      [hashOf(token), purpose],
    );
    return used && { ...used, expiresAt: new Date(used.expiresAt) };
  }

  /** Ends the user's other links of this purpose, those to one mailbox or to any. */
  async endAll(em: EntityManager, userId: string, purpose: TokenPurpose, email?: string): Promise<void> {
    await em.nativeDelete(MailToken, { user: userId, purpose, ...(email !== undefined && { email }) });
  }

  /** Ends what came later than a change that is undone: an earlier undo link still restores an earlier address. */
  async endLater(em: EntityManager, { userId, expiresAt }: UsedToken): Promise<void> {
    const later = { purpose: 'undo' as const, expiresAt: { $gt: expiresAt } };
    await em.nativeDelete(MailToken, { user: userId, $or: [{ purpose: { $ne: 'undo' } }, later] });
  }

  async forgetExpired(): Promise<void> {
    await this.em.fork().nativeDelete(MailToken, { expiresAt: { $lt: new Date() } });
  }
}
