import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { ProfileDto } from '@gamegeek/contracts/profiles/profile.dto.js';
import { DatabaseClock } from '../../../core/database/database-clock.service.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { findAccount, lockAccount } from '../accounts/accounts.sql.js';
import { TakenNamesService } from '../accounts/taken-names.service.js';
import { EmailChangeService } from '../email-links/email-change.service.js';
import { assertNotMuted } from '../sessions/session.guard.js';
import { UserRenamedPublisher } from './user-renamed.publisher.js';

/** Changes of username and email address by the user. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly em: EntityManager,
    private readonly taken: TakenNamesService,
    private readonly renames: UserRenamedPublisher,
    private readonly emailChange: EmailChangeService,
    private readonly limits: RateLimits,
    private readonly clock: DatabaseClock,
  ) {}

  async change(userId: string, given: ProfileDto): Promise<void> {
    await this.limits.consume('profileChange', userId);
    const held = await findAccount(this.em.fork(), userId);
    if (!held) throw unauthorized();
    // Null means absent, as for every optional property.
    const username = given.username ?? undefined;
    // Compared exactly: addresses that the database considers equal may be different mailboxes.
    const email = given.email === held.email ? undefined : (given.email ?? undefined);
    const wanted = { username, email };
    const passwordHash = email === undefined ? undefined : await this.emailChange.prove(userId, given);
    try {
      await this.em.fork().transactional((em) => this.changeWithin(em, userId, wanted, passwordHash));
    } catch (error) {
      // A concurrent change was faster: the index decides.
      if (error instanceof UniqueConstraintViolationException) await this.taken.refuse(this.em.fork(), wanted, userId);
      throw error;
    }
  }

  private async changeWithin(
    em: EntityManager,
    userId: string,
    { username, email }: { username?: string; email?: string },
    passwordHash: string | undefined,
  ): Promise<void> {
    const user = await lockAccount(em, { id: userId, ...(passwordHash !== undefined && { passwordHash }) });
    // A change of the password since it was checked has ended this session.
    if (!user) throw unauthorized();
    const newName = username !== undefined && username !== user.username ? username : undefined;
    // The own name in different case is not taken.
    const isSameName = newName?.toLowerCase() === user.username.toLowerCase();
    await this.taken.refuse(em, { username: isSameName ? undefined : newName, email }, userId);
    if (newName !== undefined) {
      if (this.clock.isAhead(user.mutedUntil)) assertNotMuted(user);
      if (!isSameName) await this.taken.hold(em, user.username, userId);
      user.username = newName;
    }
    await em.flush();
    if (email !== undefined) await this.emailChange.request(em, user, email);
    if (newName !== undefined) await this.renames.emit(em, userId, newName);
  }
}
