import { Global, Module } from '@nestjs/common';
import { EventStream } from './event-stream.service.js';
import { Outbox } from './outbox.repository.js';
import { OutboxRelay } from './outbox-relay.service.js';
import { TransactionalPublisher } from './transactional-publisher.service.js';

@Global()
@Module({
  providers: [EventStream, Outbox, OutboxRelay, TransactionalPublisher],
  exports: [EventStream, Outbox, OutboxRelay, TransactionalPublisher],
})
export class EventsModule {}
