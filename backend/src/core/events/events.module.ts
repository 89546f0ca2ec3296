import { Global, Module } from '@nestjs/common';
import { EventStream } from './event-stream.js';
import { Outbox } from './outbox.js';
import { OutboxRelay } from './outbox-relay.js';

@Global()
@Module({ providers: [EventStream, Outbox, OutboxRelay], exports: [EventStream, Outbox, OutboxRelay] })
export class EventsModule {}
