import { defineEntity, p } from '@mikro-orm/core';
import { Game } from '../../games/directory/game.entity.js';

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
    /** Incremented by every rating; events of two nodes may arrive out of order. */
    version: p.integer().default(0),
  },
});

/** Ratings of a game, counted by stars. The row is locked while a rating is saved. */
export class RatingCountRow extends RatingCountSchema.class {}
RatingCountSchema.setClass(RatingCountRow);
