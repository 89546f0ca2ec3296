import { defineEntity, p } from '@mikro-orm/core';

export const ScoreResponsesSchema = defineEntity({
  name: 'ScoreResponses',
  tableName: 'score_responses',
  properties: {
    firstId: p.bigint('number').primary(),
    lastId: p.bigint('number'),
    /** One value for each id from first to last; null for repeats, which have no score. */
    personalBests: p.array().columnType('boolean[]'),
    ranks: p.array().columnType('integer[]'),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The responses to the scores of one committed batch, for replays by idempotency key; kept for 24 hours. */
export class ScoreResponses extends ScoreResponsesSchema.class {}
ScoreResponsesSchema.setClass(ScoreResponses);
