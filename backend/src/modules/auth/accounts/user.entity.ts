import { defineEntity, p } from '@mikro-orm/core';

export const UserSchema = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => crypto.randomUUID()),
    username: p.text(),
    email: p.text(),
    /** The address that it will have once that is confirmed; no mail but the confirmation goes there. */
    pendingEmail: p.text().nullable(),
    passwordHash: p.text().hidden(),
    emailVerifiedAt: p.datetime(3).nullable(),
    isAdmin: p.boolean().default(false),
    /** The sum of the ledger's entries, changed with it. */
    credits: p.integer().default(0),
    /** The authenticator's secret, sealed; it counts once two-factor has been turned on with a code. */
    totpSecret: p.blob().nullable().hidden(),
    totpEnabledAt: p.datetime(3).nullable(),
    /** The time step of the last code that was taken: no code opens twice. */
    totpLastStep: p.bigint('number').nullable().hidden(),
    /** Until then they say, rate, report and make nothing; scores count. */
    mutedUntil: p.datetime(3).nullable(),
    /** Such a row holds nothing personal any more, but scores lead to it. */
    deletedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A registered player, community member or game maker. Username and e-mail are unique regardless of case. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
