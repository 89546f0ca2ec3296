import { EntityManager } from '@mikro-orm/postgresql';
import { CreditEntry } from './credit-entry.entity.js';
import { PersonalData } from '../personal-data/personal-data.decorator.js';
import type { PersonalDataPart } from '../personal-data/personal-data-registry.service.js';

/** Exports the ledger of the user. */
@PersonalData()
export class CreditsPersonalData {
  readonly personalData: PersonalDataPart[] = [{ name: 'credits', collect: (userId) => this.credits(userId) }];

  constructor(private readonly em: EntityManager) {}

  /** All entries, oldest first. */
  private async credits(userId: string): Promise<object[]> {
    const entries = await this.em.fork().find(CreditEntry, { user: userId }, { orderBy: { id: 'asc' } });
    return entries.map(({ amount, reason, createdAt }) => ({ amount, reason, created_at: createdAt }));
  }
}
