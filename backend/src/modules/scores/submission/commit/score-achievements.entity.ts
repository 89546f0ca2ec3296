import { defineEntity, p } from '@mikro-orm/core';

export const ScoreAchievementsSchema = defineEntity({
  name: 'ScoreAchievements',
  tableName: 'score_achievements',
  properties: {
    scoreId: p.bigint('number').primary(),
    userId: p.uuid(),
    gameId: p.integer(),
    keys: p.array(),
    /** Null until the player's achievements are reconciled with this score, and again after a removal. */
    reconciledAt: p.datetime(3).nullable(),
  },
});

/** The achievements of its game that a score earns, confirmed by a replay. */
export class ScoreAchievements extends ScoreAchievementsSchema.class {}
ScoreAchievementsSchema.setClass(ScoreAchievements);
