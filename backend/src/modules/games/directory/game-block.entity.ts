import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../auth/accounts/user.entity.js';
import { Game } from './game.entity.js';

export const GameBlockSchema = defineEntity({
  name: 'GameBlock',
  tableName: 'game_blocks',
  properties: {
    game: () => p.manyToOne(Game).primary(),
    user: () => p.manyToOne(User).primary(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A player who is blocked from a game: launches and scores are refused. */
export class GameBlock extends GameBlockSchema.class {}
GameBlockSchema.setClass(GameBlock);
