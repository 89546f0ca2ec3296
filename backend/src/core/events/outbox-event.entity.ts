import { defineEntity, p } from '@mikro-orm/core';

export const OutboxEventSchema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_events',
  properties: {
    id: p.bigint('number').primary(),
    name: p.text(),
    payload: p.json<object>(),
    createdAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** An event written with the change that it tells of, until it has been published. */
export class OutboxEvent extends OutboxEventSchema.class {}
OutboxEventSchema.setClass(OutboxEvent);
