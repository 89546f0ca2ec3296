import { defineEntity, p } from '@mikro-orm/core';
import type { Language } from '@gamegeek/contracts/users/preferences.js';

export const NewsletterSubscriptionSchema = defineEntity({
  name: 'NewsletterSubscription',
  tableName: 'newsletter_subscriptions',
  properties: {
    id: p.integer().primary(),
    email: p.text(),
    language: p.text().$type<Language>(),
    /** Until then nothing is sent but the mail that asks. */
    confirmedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** Somebody who wants the newsletter; with or without an account. */
export class NewsletterSubscription extends NewsletterSubscriptionSchema.class {}
NewsletterSubscriptionSchema.setClass(NewsletterSubscription);
