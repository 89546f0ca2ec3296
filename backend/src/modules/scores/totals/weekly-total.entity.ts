import { defineEntity, p } from '@mikro-orm/core';

export const WeeklyTotalSchema = defineEntity({
  name: 'WeeklyTotal',
  tableName: 'weekly_totals',
  properties: {
    week: p.date().primary(),
    userId: p.uuid().primary(),
    score: p.bigint('number'),
    scoreId: p.bigint('number'),
    achievedAt: p.datetime(3),
    computedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A row of a weekly global board: the sum of the player's bests of that week. */
export class WeeklyTotal extends WeeklyTotalSchema.class {}
WeeklyTotalSchema.setClass(WeeklyTotal);
