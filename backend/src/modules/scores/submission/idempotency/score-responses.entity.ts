import { defineEntity, p } from '@mikro-orm/core';

export const ScoreResponsesSchema = defineEntity({
  name: 'ScoreResponses',
  tableName: 'score_responses',
  properties: {
    firstId: p.bigint('number').primary(),
    lastId: p.bigint('number'),
    /** By score, from the first id to the last; null for a repeat, which is no score. */
    personalBests: p.array().columnType('boolean[]'),
    ranks: p.array().columnType('integer[]'),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** What the scores of one batch were answered, for repeats of those with an idempotency key; kept 24 hours. */
export class ScoreResponses extends ScoreResponsesSchema.class {}
ScoreResponsesSchema.setClass(ScoreResponses);
