import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TerminusModule } from '@nestjs/terminus';
import { SETTINGS, type Settings } from '../config/settings.js';
import { DatabaseProbe } from './database/database-probe.service.js';
import { DatabaseModule } from './database/database.module.js';
import { Declared } from './discovery/declared.service.js';
import { ErrorLog } from './errors/error-log.service.js';
import { EventListeners } from './events/event-listeners.service.js';
import { EventStream } from './events/event-stream.service.js';
import { OutboxRelay } from './events/outbox-relay.service.js';
import { Outbox } from './events/outbox.repository.js';
import { TransactionalPublisher } from './events/transactional-publisher.service.js';
import { Draining } from './health/draining.service.js';
import { HealthController } from './health/health.controller.js';
import { OperatorServer } from './health/operator-server.service.js';
import { FastAnswers } from './http/fast-lane/fast-answers.service.js';
import { FastLane } from './http/fast-lane/fast-lane.service.js';
import { Cookies } from './http/request/cookies.service.js';
import { RequestLog } from './http/request/request-log.service.js';
import { Jobs } from './jobs/jobs.service.js';
import { AddressBudget } from './limits/address-budget.service.js';
import { EarlyRefusals } from './limits/early-refusals.service.js';
import { RateLimits } from './limits/rate-limits.service.js';
import { VisitorLimits } from './limits/visitor-limits.service.js';
import { ConnectionAdmission } from './live/connections/connection-admission.service.js';
import { EventBudget } from './live/connections/event-budget.service.js';
import { Handshake } from './live/connections/handshake.service.js';
import { LiveTopics } from './live/live-topics.service.js';
import { LiveGateway } from './live/live.gateway.js';
import { TopicRegistry } from './live/topic-registry.service.js';
import { WatcherCounts } from './live/watcher-counts.service.js';
import { MAIL_TRANSPORT, type MailTransport } from './mail/mail-transport.js';
import { Mailer } from './mail/mailer.service.js';
import { OutboxFolder } from './mail/outbox-folder.js';
import { SendMailsJob } from './mail/send-mails.job.js';
import { SmtpTransport } from './mail/smtp-transport.js';
import { ClockMetrics } from './metrics/clock.metrics.js';
import { ConnectionMetrics } from './metrics/connection.metrics.js';
import { EventMetrics } from './metrics/event.metrics.js';
import { JobMetrics } from './metrics/job.metrics.js';
import { LimitMetrics } from './metrics/limit.metrics.js';
import { LiveMetrics } from './metrics/live.metrics.js';
import { MailMetrics } from './metrics/mail.metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { Metrics } from './metrics/metrics.service.js';
import { OutboxMetrics } from './metrics/outbox.metrics.js';
import { ApiDocument } from './openapi/api-document.service.js';
import { OpenApiController } from './openapi/openapi.controller.js';
import { ReferencePage } from './openapi/reference-page.service.js';
import { RedisModule } from './redis/redis.module.js';
import { SitePages } from './web/site-pages.service.js';
import { Sitemap } from './web/crawlers/sitemap.service.js';

const MAIL = {
  provide: MAIL_TRANSPORT,
  inject: [SETTINGS],
  useFactory: ({ smtpUrl, mailFrom, home }: Settings): MailTransport =>
    smtpUrl === undefined
      ? new OutboxFolder(path.join(home, 'outbox'), mailFrom)
      : new SmtpTransport(smtpUrl, mailFrom),
};

const PROVIDERS = [
  // What modules declare by decorators.
  Declared,
  // Shared by Express and the fast lane: metrics, cookies, logs of requests and errors, pages of the site.
  Metrics,
  Cookies,
  RequestLog,
  ErrorLog,
  FastAnswers,
  FastLane,
  SitePages,
  Sitemap,
  // Limits of addresses and callers.
  RateLimits,
  AddressBudget,
  VisitorLimits,
  EarlyRefusals,
  // Events of all nodes in one order, and the outbox.
  EventStream,
  EventListeners,
  Outbox,
  OutboxRelay,
  TransactionalPublisher,
  // Jobs in the background.
  Jobs,
  // Live topics and their sockets.
  TopicRegistry,
  WatcherCounts,
  LiveTopics,
  ConnectionAdmission,
  EventBudget,
  Handshake,
  LiveGateway,
  // Transactional emails.
  MAIL,
  Mailer,
  SendMailsJob,
  // Health checks for orchestrators, metrics for Prometheus.
  DatabaseProbe,
  Draining,
  OperatorServer,
  ClockMetrics,
  ConnectionMetrics,
  EventMetrics,
  JobMetrics,
  LimitMetrics,
  LiveMetrics,
  MailMetrics,
  OutboxMetrics,
  // The API document and the text of its page.
  ApiDocument,
  ReferencePage,
];

/** What all modules use: HTTP, limits, events, jobs, live topics, mail, health, metrics. */
@Global()
@Module({
  // The connections close after what this module writes on shutdown.
  imports: [DiscoveryModule, DatabaseModule, RedisModule, TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController, MetricsController, OpenApiController],
  providers: PROVIDERS,
  exports: PROVIDERS,
})
export class CoreModule {}
