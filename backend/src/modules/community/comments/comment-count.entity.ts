import { defineEntity, p } from '@mikro-orm/core';
import { Game } from '../../games/directory/game.entity.js';

export const CommentCountSchema = defineEntity({
  name: 'CommentCount',
  tableName: 'comment_counts',
  properties: {
    game: () => p.oneToOne(Game).owner().primary(),
    total: p.integer(),
    /** Incremented by every change; events of two nodes may arrive out of order. */
    version: p.integer(),
  },
});

/** Number of comments on a game. The row is locked while a comment of the game changes. */
export class CommentCountRow extends CommentCountSchema.class {}
CommentCountSchema.setClass(CommentCountRow);
