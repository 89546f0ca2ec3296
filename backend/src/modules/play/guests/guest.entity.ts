import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';

export const GuestSchema = defineEntity({
  name: 'Guest',
  tableName: 'guests',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the secret, which is itself stored nowhere. */
    secretHash: p.blob().unique().hidden(),
    /** The account that has claimed its scores. */
    claimedBy: () => p.manyToOne(User).nullable().fieldName('claimed_by'),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastSeenAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A browser without an account that plays. Nothing personal. */
export class Guest extends GuestSchema.class {}
GuestSchema.setClass(Guest);
