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
    passwordHash: p.text().hidden(),
    emailVerifiedAt: p.datetime(3).nullable(),
    isAdmin: p.boolean().default(false),
    credits: p.integer().default(0),
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
