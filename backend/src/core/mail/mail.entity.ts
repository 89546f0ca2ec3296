import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@gamegeek/contracts/users/preferences.js';

export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: p.bigint('number').primary(),
    kind: p.text(),
    /** Who asked, or whom it tells; the kind decides whether it is really sent there. */
    address: p.text(),
    language: p.text().$type<Language>(),
    userId: p.uuid().nullable(),
    details: p.json<Record<string, string>>().default('{}'),
    /** Sent after all others. */
    isBulk: p.boolean().default(false),
    attempts: p.integer().default(0),
    dueAt: p.datetime(3).defaultRaw('now()'),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A mail that is still to be sent, written with the change that it tells of. */
export class Mail extends MailSchema.class {}
MailSchema.setClass(Mail);
