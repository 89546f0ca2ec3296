import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';

export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.integer().primary(),
    email: p.text(),
    language: p.text().$type<Language>(),
    /** Null until the owner of the address has confirmed; only the confirmation email is sent before. */
    confirmedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A newsletter subscription; independent of accounts. */
export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription);
