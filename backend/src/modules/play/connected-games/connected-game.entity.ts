import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';

export const ConnectedGameSchema = defineEntity({
  name: 'ConnectedGame',
  tableName: 'connected_games',
  properties: {
    /** The id of the first session. */
    id: p.uuid().primary(),
    /** SHA-256 of the device secret, which is not stored. */
    secretHash: p.blob().unique().hidden(),
    game: () => p.manyToOne(Game),
    user: () => p.manyToOne(User),
    connectedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A game outside browsers that a player has connected by code. Its device secret starts sessions of this player. */
export class ConnectedGame extends ConnectedGameSchema.class {}
ConnectedGameSchema.setClass(ConnectedGame);
