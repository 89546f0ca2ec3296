import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';
import { Guest } from '../guests/guest.entity.js';

export const ConnectCodeSchema = defineEntity({
  name: 'ConnectCode',
  tableName: 'connect_codes',
  properties: {
    /** Keyed hashes: a code alone is short enough to be guessed from a plain one. */
    codeHash: p.blob().primary().hidden(),
    pollHash: p.blob().unique().hidden(),
    game: () => p.manyToOne(Game),
    /** Whose scores move to the account that confirms. */
    guest: () => p.manyToOne(Guest).nullable(),
    /** Who confirmed it, and in which login session. */
    user: () => p.manyToOne(User).nullable(),
    loginSessionId: p.integer().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    confirmedAt: p.datetime(3).nullable(),
    /** When the game fetched its ticket, which it can do once. */
    fetchedAt: p.datetime(3).nullable(),
  },
});

/** A game elsewhere that asks to play in somebody's name. */
export class ConnectCode extends ConnectCodeSchema.class {}
ConnectCodeSchema.setClass(ConnectCode);
