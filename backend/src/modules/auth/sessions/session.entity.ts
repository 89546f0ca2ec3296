import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

export const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    id: p.integer().primary(),
    user: () => p.manyToOne(User),
    /** SHA-256 of the access token, which is not stored. */
    tokenHash: p.blob().unique().hidden(),
    ip: p.text().nullable(),
    userAgent: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastSeenAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
  },
});

/** One login on one device. */
export class Session extends SessionSchema.class {}
SessionSchema.setClass(Session);
