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
    /** The new address until it is confirmed; it gets no other email than the confirmation. */
    pendingEmail: p.text().nullable(),
    passwordHash: p.text().hidden(),
    emailVerifiedAt: p.datetime(3).nullable(),
    isAdmin: p.boolean().default(false),
    /** The authenticator's secret, sealed; in use once `totpEnabledAt` is set. */
    totpSecret: p.blob().nullable().hidden(),
    totpEnabledAt: p.datetime(3).nullable(),
    /** The time step of the last accepted code, because no code is accepted twice. */
    totpLastStep: p.bigint('number').nullable().hidden(),
    /** Until then the user cannot publish anything but scores. */
    mutedUntil: p.datetime(3).nullable(),
    /** When all sessions, or all but one, were last ended at once. A trigger ends the connected games with them. */
    sessionsEndedAt: p.datetime(3).nullable(),
    /** Deleted accounts keep a row without personal data, because scores reference it. */
    deletedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A registered user. Username and email are unique regardless of case. */
export class User extends UserSchema.class {}
UserSchema.setClass(User);
