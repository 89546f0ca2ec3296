import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from '../../games/directory/game.entity.js';

export const CommentSchema = defineEntity({
  name: 'Comment',
  tableName: 'comments',
  properties: {
    id: p.integer().primary(),
    game: () => p.manyToOne(Game),
    user: () => p.manyToOne(User),
    /** Blank after the author's account has been deleted. */
    content: p.text(),
    /** Incremented by every change. */
    revision: p.integer().default(1),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A comment on a game. */
export class CommentRow extends CommentSchema.class {}
CommentSchema.setClass(CommentRow);
