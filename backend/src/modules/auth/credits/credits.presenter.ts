import type { Credits } from '@gamegeek/contracts/auth/account.schemas.js';
import type { CreditEntry } from './credit-entry.entity.js';

export function presentCredits(credits: number, entries: CreditEntry[]): Credits {
  return {
    credits,
    entries: entries.map(({ id, amount, reason, createdAt }) => ({
      id,
      amount,
      reason,
      created_at: createdAt.toISOString(),
    })),
  };
}
