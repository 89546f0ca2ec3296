import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export type TokenPurpose = 'verify' | 'reset' | 'undo';

export const MailTokenSchema = defineEntity({
  name: 'MailToken',
  tableName: 'mail_tokens',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    purpose: p.text().$type<TokenPurpose>(),
    /** The mailbox it went to. Links to verify or reset are of no use once the account has another address. */
    email: p.text(),
    tokenHash: p.blob().unique().hidden(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
  },
});

/** What a link in a mail opens, once. */
export class MailToken extends MailTokenSchema.class {}
MailTokenSchema.setClass(MailToken);
