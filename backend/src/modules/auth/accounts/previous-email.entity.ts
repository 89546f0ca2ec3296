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

/** A verified address that an account had until it was changed, and can get back by the link of a mail. */
export class PreviousEmail extends PreviousEmailSchema.class {}
PreviousEmailSchema.setClass(PreviousEmail);
