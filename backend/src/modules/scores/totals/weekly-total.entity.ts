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

/** One row of a week's global board: the sum of that week's bests. */
export class WeeklyTotal extends WeeklyTotalSchema.class {}
WeeklyTotalSchema.setClass(WeeklyTotal);
