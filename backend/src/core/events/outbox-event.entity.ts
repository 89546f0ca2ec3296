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

/** An event inserted in the transaction of its change, until it is published. */
export class OutboxEvent extends OutboxEventSchema.class {}
OutboxEventSchema.setClass(OutboxEvent);
