import { defineEntity, p, type PrimaryKeyProp } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';

export const RatingSchema = defineEntity({
  name: 'Rating',
  tableName: 'ratings',
  properties: {
    game: () => p.manyToOne(Game).primary(),
    user: () => p.manyToOne(User).primary(),
    /** 1 to 5. */
    rating: p.smallint(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The rating that a user has given to a game. */
export class Rating extends RatingSchema.class {
  declare [PrimaryKeyProp]: ['game', 'user'];
}
RatingSchema.setClass(Rating);
