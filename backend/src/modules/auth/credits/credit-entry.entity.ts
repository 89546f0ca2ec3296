import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const CreditEntrySchema = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entries',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    amount: p.integer(),
    /** Such as `achievement:first_game`; a user is paid for it once. */
    reason: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** One line of the ledger: credits that were earned. A user's `credits` are the sum of theirs. */
export class CreditEntry extends CreditEntrySchema.class {}
CreditEntrySchema.setClass(CreditEntry);
