import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FieldErrors } from '@gamegeek/contracts/errors/errors.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { conflict } from '../../../core/errors/app-error.js';
import { KeyedHash } from '../../../core/secrets/keyed-hash.js';
import { findUser, holdName, isNameRetired, isNameTaken, isPreviousEmailHeld, retireName } from './accounts.sql.js';

const USERNAME_TAKEN = { username: ['This username is taken'] };
const EMAIL_TAKEN = { email: ['This email address is already registered'] };

interface Wanted {
  username?: string;
  email?: string;
}

/**
 * Refuses usernames and addresses that are reserved, in use or retired, regardless of case; usernames also if they look
 * like one in use.
 */
@Injectable()
export class TakenNamesService {
  private readonly hash: KeyedHash;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.hash = new KeyedHash(settings, 'retired usernames');
  }

  /** Throws `conflict` with every field that is taken by a user other than `owner`. */
  async refuse(em: EntityManager, { username, email }: Wanted, owner?: string): Promise<void> {
    const fields: FieldErrors = {
      ...(username !== undefined && (await this.isNameTaken(em, username, owner)) && USERNAME_TAKEN),
      ...(email !== undefined && (await isEmailTaken(em, email, owner)) && EMAIL_TAKEN),
    };
    if (Object.keys(fields).length > 0) throw conflict(fields);
  }

  /** Prevents the name of a deleted account from being used again; only its hash is stored. */
  async retire(em: EntityManager, username: string): Promise<void> {
    await retireName(em, this.hash.of(username.toLowerCase()));
  }

  /** Holds the previous name of a renamed account for its owner. */
  async hold(em: EntityManager, username: string, owner: string): Promise<void> {
    await holdName(em, this.hash.of(username.toLowerCase()), owner);
  }

  private async isNameTaken(em: EntityManager, username: string, owner?: string): Promise<boolean> {
    // Dots alone would be resolved as a path.
    if (/^\.+$/.test(username) || (await isNameTaken(em, username, owner))) return true;
    return isNameRetired(em, this.hash.allOf(username.toLowerCase()), owner);
  }
}

/** The previous address is checked last, so that a concurrent change is seen. */
async function isEmailTaken(em: EntityManager, email: string, owner?: string): Promise<boolean> {
  const holder = await findUser(em, 'email', email);
  return (holder !== null && holder.id !== owner) || isPreviousEmailHeld(em, email, owner);
}
