import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';

export const GuestSchema = defineEntity({
  name: 'Guest',
  tableName: 'guests',
  properties: {
    id: p.uuid().primary(),
    /** SHA-256 of the secret; the secret is not stored. */
    secretHash: p.blob().unique().hidden(),
    /** The only game that this guest plays. Null for the guest of this site’s cookie, which plays every game. */
    game: () => p.manyToOne(Game).nullable(),
    /** The account that has claimed the scores. */
    claimedBy: () => p.manyToOne(User).nullable().fieldName('claimed_by'),
    createdAt: p.datetime(3).defaultRaw('now()'),
    lastSeenAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A player without an account. Contains no personal data. */
export class Guest extends GuestSchema.class {}
GuestSchema.setClass(Guest);
