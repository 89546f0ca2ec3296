import { Global, Module } from '@nestjs/common';
import { JobMetrics } from '../metrics/job-metrics.js';
import { OutboxMetrics } from '../metrics/outbox-metrics.js';
import { Metrics } from '../metrics/metrics.js';
import { FastAnswers } from './fast-answer.js';
import { RequestLog } from './request-log.js';
import { SitePages } from './site/site-pages.js';
import { Sitemap } from './site/sitemap.js';

/** What both doors need, Express and the score endpoints ahead of it: figures and the log of requests; and the site. */
@Global()
@Module({
  providers: [Metrics, JobMetrics, OutboxMetrics, RequestLog, FastAnswers, SitePages, Sitemap],
  exports: [Metrics, RequestLog, FastAnswers, SitePages],
})
export class HttpModule {}
