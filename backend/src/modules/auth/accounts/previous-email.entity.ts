import { defineEntity, p } from '@mikro-orm/core';
import { User } from './user.entity.js';

export const PreviousEmailSchema = defineEntity({
  name: 'PreviousEmail',
  tableName: 'previous_emails',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    email: p.text(),
    heldUntil: p.datetime(3),
  },
});

/** A verified address from before a change, which the link of an email can restore. */
export class PreviousEmail extends PreviousEmailSchema.class {}
PreviousEmailSchema.setClass(PreviousEmail);
