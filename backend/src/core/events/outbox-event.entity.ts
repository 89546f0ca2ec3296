import { defineEntity, p } from '@mikro-orm/core';

export const OutboxEventSchema = defineEntity({
  name: 'OutboxEvent',
  tableName: 'outbox_events',
  properties: {
    id: p.bigint('number').primary(),
    name: p.text(),
    payload: p.json<object>(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    /** Failed attempts; outages of PostgreSQL and Redis do not count. */
    attempts: p.smallint().default(0),
    /** Time of the next attempt; null before the first failure. */
    dueAt: p.datetime(3).nullable(),
    /** Set when it is no longer retried. */
    parkedAt: p.datetime(3).nullable(),
    lastError: p.text().nullable(),
  },
});

/** An event inserted in the transaction of its change, until it is published. */
export class OutboxEvent extends OutboxEventSchema.class {}
OutboxEventSchema.setClass(OutboxEvent);
