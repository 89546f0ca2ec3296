import { defineEntity, p } from '@mikro-orm/core';

export const IdempotencyKeySchema = defineEntity({
  name: 'IdempotencyKey',
  tableName: 'idempotency_keys',
  properties: {
    ownerId: p.uuid().primary(),
    key: p.text().primary(),
    scoreId: p.bigint('number'),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A used idempotency key and its score; kept for 24 hours. */
export class IdempotencyKey extends IdempotencyKeySchema.class {}
IdempotencyKeySchema.setClass(IdempotencyKey);
