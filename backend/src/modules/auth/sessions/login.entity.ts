import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const LoginSchema = defineEntity({
  name: 'Login',
  tableName: 'logins',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    ip: p.text().nullable(),
    userAgent: p.text().nullable(),
    /** SHA-256 of the device cookie and the user. */
    deviceHash: p.blob().nullable().hidden(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** One sign-in, kept for 90 days. */
export class Login extends LoginSchema.class {}
LoginSchema.setClass(Login);
