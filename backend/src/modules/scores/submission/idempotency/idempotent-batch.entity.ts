import { defineEntity, p } from '@mikro-orm/core';

export const IdempotentBatchSchema = defineEntity({
  name: 'IdempotentBatch',
  tableName: 'idempotent_batches',
  properties: {
    ownerId: p.uuid().primary(),
    key: p.text().primary(),
    bodyHash: p.text(),
    /** Until when the request that processes the batch has it for itself. */
    claimedUntil: p.datetime(3),
    /** As JSON; null until every item has its result. */
    results: p.text().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** The key of a whole batch, and what the batch was answered; kept 24 hours. */
export class IdempotentBatch extends IdempotentBatchSchema.class {}
IdempotentBatchSchema.setClass(IdempotentBatch);
