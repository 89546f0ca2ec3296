import { Global, Module } from '@nestjs/common';
import { ConnectionAdmission } from './connection-admission.js';
import { Handshake } from './handshake.js';
import { LiveGateway } from './live.gateway.js';
import { LiveTopics } from './live-topics.js';
import { TopicRegistry } from './topic-registry.js';
import { WatcherCounts } from './watcher-counts.js';

@Global()
@Module({
  providers: [TopicRegistry, WatcherCounts, LiveTopics, ConnectionAdmission, Handshake, LiveGateway],
  exports: [TopicRegistry, LiveTopics, ConnectionAdmission, Handshake, LiveGateway],
})
export class LiveModule {}
