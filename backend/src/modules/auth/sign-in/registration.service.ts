import { Injectable } from '@nestjs/common';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { RegisterDto } from '@gamegeek/contracts/auth/register.dto.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { AccountEmailsService } from '../account-emails/account-emails.service.js';
import { createAccount } from '../accounts/accounts.sql.js';
import { PasswordsService } from '../accounts/passwords.service.js';
import { TakenNamesService } from '../accounts/taken-names.service.js';
import type { User } from '../accounts/user.entity.js';
import { PreferencesRepository } from '../preferences/preferences.repository.js';

/** Creates accounts. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly em: EntityManager,
    private readonly taken: TakenNamesService,
    private readonly passwords: PasswordsService,
    private readonly preferences: PreferencesRepository,
    private readonly emails: AccountEmailsService,
    private readonly limits: RateLimits,
  ) {}

  async register({ username, email, password }: RegisterDto, address: string, language: Language): Promise<User> {
    await this.limits.consume('register', address);
    await this.taken.refuse(this.em.fork(), { username, email });
    const passwordHash = await this.passwords.hashNew(password);
    try {
      return await this.em.fork().transactional(async (em) => {
        const user = createAccount(em, { username, email, passwordHash });
        this.preferences.create(em, user, language);
        await em.flush();
        await this.emails.verification(em, user, language);
        return user;
      });
    } catch (error) {
      // A concurrent registration was faster: the index decides.
      if (error instanceof UniqueConstraintViolationException) {
        await this.taken.refuse(this.em.fork(), { username, email });
      }
      throw error;
    }
  }
}
