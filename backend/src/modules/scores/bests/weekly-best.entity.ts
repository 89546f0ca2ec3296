import { defineEntity, p } from '@mikro-orm/core';

export const WeeklyBestSchema = defineEntity({
  name: 'WeeklyBest',
  tableName: 'weekly_bests',
  properties: {
    /** The Monday that begins the ISO week, in UTC. */
    week: p.date().primary(),
    userId: p.uuid().primary(),
    gameId: p.integer().primary(),
    score: p.bigint('number'),
    scoreId: p.bigint('number'),
    achievedAt: p.datetime(3),
    previousScore: p.bigint('number').nullable(),
  },
});

/** A player's best score in a game within one week. */
export class WeeklyBest extends WeeklyBestSchema.class {}
WeeklyBestSchema.setClass(WeeklyBest);
