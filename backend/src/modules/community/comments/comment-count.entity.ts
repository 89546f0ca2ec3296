import { defineEntity, p } from '@mikro-orm/core';
import { Game } from '../../games/game.entity.js';

export const CommentCountSchema = defineEntity({
  name: 'CommentCount',
  tableName: 'comment_counts',
  properties: {
    game: () => p.oneToOne(Game).owner().primary(),
    total: p.integer(),
    /** Grows with every comment that comes, is edited or goes: news of two nodes may cross. */
    version: p.integer(),
  },
});

/** How many comments a game has. Its row is locked by whoever changes one, so that they come one after another. */
export class CommentCountRow extends CommentCountSchema.class {}
CommentCountSchema.setClass(CommentCountRow);
