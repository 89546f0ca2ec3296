import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { ProfileDto } from '@gamegeek/contracts/users/profile.dto.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import { TakenNames } from '../accounts/taken-names.js';
import { User } from '../accounts/user.entity.js';
import { EmailChange } from '../mail-links/email-change.js';
import { expectVoice } from '../sessions/caller.js';
import { Renames, type NotedRename } from './renames.js';

interface Rename {
  noted: NotedRename;
  username: string;
}

/** What users are called and where their mail goes, as they change it themselves. */
@Injectable()
export class Profile {
  constructor(
    private readonly em: EntityManager,
    private readonly taken: TakenNames,
    private readonly renames: Renames,
    private readonly emailChange: EmailChange,
    private readonly limits: RateLimits,
  ) {}

  async change(userId: string, { username, email }: ProfileDto): Promise<void> {
    // Null stands for nothing, as it does for every optional property.
    const wanted = { username: username ?? undefined, email: email ?? undefined };
    await this.limits.consume('profileChange', userId);
    try {
      const rename = await this.em.fork().transactional((em) => this.changeWithin(em, userId, wanted));
      if (rename) await this.renames.tell(rename.noted, rename.username);
    } catch (error) {
      // Somebody else was faster by a moment: the index has the last word.
      if (error instanceof UniqueConstraintViolationException) await this.taken.refuse(this.em.fork(), wanted, userId);
      throw error;
    }
  }

  private async changeWithin(
    em: EntityManager,
    userId: string,
    { username, email }: { username?: string; email?: string },
  ): Promise<Rename | undefined> {
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw unauthorized();
    const newName = username !== undefined && username !== user.username ? username : undefined;
    const newEmail = email !== undefined && email !== user.email ? email : undefined;
    // A name that is theirs in other letters stays theirs.
    const wanted = { username: unlessSame(newName, user.username), email: unlessSame(newEmail, user.email) };
    await this.taken.refuse(em, wanted, userId);
    const oldEmail = user.email;
    if (newName !== undefined) {
      expectVoice(user);
      user.username = newName;
    }
    if (newEmail !== undefined) user.email = newEmail;
    await em.flush();
    if (wanted.email !== undefined) await this.emailChange.requested(em, user, oldEmail);
    return newName === undefined ? undefined : { noted: await this.renames.note(em, userId), username: newName };
  }
}

const unlessSame = (wanted: string | undefined, held: string) =>
  wanted?.toLowerCase() === held.toLowerCase() ? undefined : wanted;
