import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { conflict } from '../../../core/errors/app-error.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { isReservedUsername } from './reserved-usernames.js';
import { RetiredUsername } from './retired-username.entity.js';
import { User } from './user.entity.js';

const USERNAME_TAKEN = { username: ['This username is taken'] };
const EMAIL_TAKEN = { email: ['This email address is already registered'] };

interface Wanted {
  username?: string;
  email?: string;
}

/** Which usernames and addresses nobody can have any more, regardless of case. */
@Injectable()
export class TakenNamesService {
  private readonly hash: KeyedHash;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.hash = new KeyedHash(settings, 'retired usernames');
  }

  /** Throws `conflict` with every field that is taken; what `owner` has is theirs. */
  async refuse(em: EntityManager, { username, email }: Wanted, owner?: string): Promise<void> {
    const fields: FieldErrors = {
      ...(username !== undefined && (await this.isNameTaken(em, username, owner)) && USERNAME_TAKEN),
      ...(email !== undefined && (await isEmailTaken(em, email, owner)) && EMAIL_TAKEN),
    };
    if (Object.keys(fields).length > 0) throw conflict(fields);
  }

  /** The name of a deleted account is not given away again; only a hash of it is kept. */
  async retire(em: EntityManager, username: string): Promise<void> {
    await em.upsert(
      RetiredUsername,
      { usernameHash: this.hash.of(username.toLowerCase()) },
      { onConflictFields: ['usernameHash'], onConflictAction: 'ignore' },
    );
  }

  private async isNameTaken(em: EntityManager, username: string, owner?: string): Promise<boolean> {
    if (isReservedUsername(username) || (await isHeld(em, 'username', username, owner))) return true;
    return (await em.count(RetiredUsername, { usernameHash: { $in: this.hash.allOf(username.toLowerCase()) } })) > 0;
  }
}

/** Also while the account that had it can still get it back: looked at last, so that a change in between is seen. */
async function isEmailTaken(em: EntityManager, email: string, owner?: string): Promise<boolean> {
  if (await isHeld(em, 'email', email, owner)) return true;
  const held = await em.execute<object[]>(
    `SELECT 1 FROM previous_emails
     WHERE lower(email) = lower(?) AND held_until > now() AND user_id IS DISTINCT FROM ?::uuid`,
    [email, owner ?? null],
  );
  return held.length > 0;
}

async function isHeld(
  em: EntityManager,
  column: 'username' | 'email',
  value: string,
  owner?: string,
): Promise<boolean> {
  const holder = await em
    .createQueryBuilder(User)
    .where(`lower(${column}) = lower(?) AND deleted_at IS NULL`, [value])
    .getSingleResult();
  return holder !== null && holder.id !== owner;
}
