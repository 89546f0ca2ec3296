import { defineEntity, p } from '@mikro-orm/core';

export const IdempotentBatchSchema = defineEntity({
  name: 'IdempotentBatch',
  tableName: 'idempotent_batches',
  properties: {
    ownerId: p.uuid().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    /** JSON; null until every item has its result. */
    results: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The idempotency key of a batch and its results; kept for 24 hours. */
export class IdempotentBatch extends IdempotentBatchSchema.class {}
IdempotentBatchSchema.setClass(IdempotentBatch);
