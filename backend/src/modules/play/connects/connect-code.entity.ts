import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';
import { Guest } from '../guests/guest.entity.js';

export const ConnectCodeSchema = defineEntity({
  name: 'ConnectCode',
  tableName: 'connect_codes',
  properties: {
    /** Keyed hashes, because codes are short enough to be guessed from plain hashes. */
    codeHash: p.blob().primary().hidden(),
    pollHash: p.blob().unique().hidden(),
    game: () => p.manyToOne(Game),
    /** Requested by a game outside browsers, which stays connected. */
    isNative: p.boolean().default(false),
    /** The guest whose scores move to the account that confirms. */
    guest: () => p.manyToOne(Guest).nullable(),
    /** The user who confirmed the code, and their login session. */
    user: () => p.manyToOne(User).nullable(),
    loginSessionId: p.integer().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    confirmedAt: p.datetime(3).nullable(),
    /** Set when the game fetches its ticket, which is possible once. */
    fetchedAt: p.datetime(3).nullable(),
  },
});

/** A code by which a game outside the site asks to play as a user. */
export class ConnectCode extends ConnectCodeSchema.class {}
ConnectCodeSchema.setClass(ConnectCode);
