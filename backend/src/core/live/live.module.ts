import { Global, Module } from '@nestjs/common';
import { ConnectionAdmission } from './connections/connection-admission.service.js';
import { EventBudget } from './connections/event-budget.service.js';
import { Handshake } from './connections/handshake.service.js';
import { LiveGateway } from './live.gateway.js';
import { LiveTopics } from './live-topics.service.js';
import { TopicRegistry } from './topic-registry.service.js';
import { WatcherCounts } from './watcher-counts.service.js';

@Global()
@Module({
  providers: [TopicRegistry, WatcherCounts, LiveTopics, ConnectionAdmission, EventBudget, Handshake, LiveGateway],
  exports: [TopicRegistry, LiveTopics, ConnectionAdmission, Handshake, LiveGateway],
})
export class LiveModule {}
