import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export type TokenPurpose = 'verify' | 'reset' | 'undo';

export const EmailTokenSchema = defineEntity({
  name: 'EmailToken',
  tableName: 'email_tokens',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    purpose: p.text().$type<TokenPurpose>(),
    /** The address of the email. Links to verify or reset expire when the account's address changes. */
    email: p.text(),
    tokenHash: p.blob().unique().hidden(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
  },
});

/** The single-use token of a link in an email. */
export class EmailToken extends EmailTokenSchema.class {}
EmailTokenSchema.setClass(EmailToken);
