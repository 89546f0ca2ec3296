import { Module } from '@nestjs/common';
import { ClockMetrics } from './clock.metrics.js';
import { ConnectionMetrics } from './connection.metrics.js';
import { EventMetrics } from './event.metrics.js';
import { JobMetrics } from './job.metrics.js';
import { LimitMetrics } from './limit.metrics.js';
import { LiveMetrics } from './live.metrics.js';
import { MailMetrics } from './mail.metrics.js';
import { OutboxMetrics } from './outbox.metrics.js';

/** Metrics of everything but requests; `HttpModule` has the registry and counts requests. */
@Module({
  providers: [
    ClockMetrics,
    ConnectionMetrics,
    EventMetrics,
    JobMetrics,
    LimitMetrics,
    LiveMetrics,
    MailMetrics,
    OutboxMetrics,
  ],
})
export class MetricsModule {}
