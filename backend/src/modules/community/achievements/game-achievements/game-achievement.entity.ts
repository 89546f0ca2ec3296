import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../../auth/accounts/user.entity.js';
import { Game } from '../../../games/directory/game.entity.js';

export const GameAchievementSchema = defineEntity({
  name: 'GameAchievement',
  tableName: 'game_achievements',
  properties: {
    user: () => p.manyToOne(User).primary(),
    game: () => p.manyToOne(Game).primary(),
    key: p.text().primary(),
    /** Null after the only scores that earned it were removed. */
    completedAt: p.datetime(3).nullable(),
    timesRevoked: p.integer().default(0),
  },
});

/** An achievement of one game that a player has completed, or had completed before a removal. */
export class GameAchievement extends GameAchievementSchema.class {}
GameAchievementSchema.setClass(GameAchievement);
