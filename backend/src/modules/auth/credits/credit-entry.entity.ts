import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const CreditEntrySchema = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entries',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    amount: p.integer(),
    /** Such as `achievement:first_game`; paid once per user. */
    reason: p.text(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** An entry of the ledger; a user's `credits` are the sum of their entries. */
export class CreditEntry extends CreditEntrySchema.class {}
CreditEntrySchema.setClass(CreditEntry);
