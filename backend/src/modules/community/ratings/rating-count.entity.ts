import { defineEntity, p } from '@mikro-orm/core';
import { Game } from '../../games/game.entity.js';

export const RatingCountSchema = defineEntity({
  name: 'RatingCount',
  tableName: 'rating_counts',
  properties: {
    game: () => p.oneToOne(Game).owner().primary(),
    given1: p.integer().fieldName('given_1').default(0),
    given2: p.integer().fieldName('given_2').default(0),
    given3: p.integer().fieldName('given_3').default(0),
    given4: p.integer().fieldName('given_4').default(0),
    given5: p.integer().fieldName('given_5').default(0),
    /** Grows with every rating: news of two nodes may cross. */
    version: p.integer().default(0),
  },
});

/** How often each rating was given to a game. Its row is locked by whoever rates, so that they come one after another. */
export class RatingCountRow extends RatingCountSchema.class {}
RatingCountSchema.setClass(RatingCountRow);
