import { Global, Module } from '@nestjs/common';
import { EventStream } from './event-stream.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { TransactionalPublisher } from './transactional-publisher.service.js';

@Global()
@Module({
  providers: [EventStream, Outbox, OutboxRelay, TransactionalPublisher],
  exports: [EventStream, Outbox, OutboxRelay, TransactionalPublisher],
})
export class EventsModule {}
