import { defineEntity, p } from '@mikro-orm/core';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    ownerId: p.uuid().primary(),
    key: p.text().primary(),
    scoreId: p.bigint('number'),
    /** What the first answer said, of keys from before `score_responses`; null otherwise. */
    personalBest: p.boolean().nullable(),
    rank: p.integer().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A key that was used, and the score it stands for; kept 24 hours. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
