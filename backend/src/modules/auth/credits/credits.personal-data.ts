import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PersonalData } from '../personal-data/personal-data.service.js';
import { CreditEntry } from './credit-entry.entity.js';

/** Exports the ledger of the user. */
@Injectable()
export class CreditsPersonalData implements OnModuleInit {
  constructor(
    private readonly data: PersonalData,
    private readonly em: EntityManager,
  ) {}

  onModuleInit(): void {
    this.data.register({ name: 'credits', collect: (userId) => this.credits(userId) });
  }

  /** All entries, oldest first. */
  private async credits(userId: string): Promise<object[]> {
    const entries = await this.em.fork().find(CreditEntry, { user: userId }, { orderBy: { id: 'asc' } });
    return entries.map(({ amount, reason, createdAt }) => ({ amount, reason, created_at: createdAt }));
  }
}
