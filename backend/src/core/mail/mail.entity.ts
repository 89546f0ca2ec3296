import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

export const MailSchema = defineEntity({
  name: 'Mail',
  tableName: 'mails',
  properties: {
    id: p.bigint('number').primary(),
    kind: p.text(),
    /** The address at queueing time; the kind decides whether the email goes there or to the current address. */
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

/** An email waiting to be sent, inserted in the transaction of the change that it reports. */
export class Mail extends MailSchema.class {}
MailSchema.setClass(Mail);
