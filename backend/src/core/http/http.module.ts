import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { FastAnswers } from './fast-answer.js';
import { RequestLog } from './request-log.js';
import { SitePages } from '../web/site-pages.js';
import { Sitemap } from '../web/sitemap.js';

/** Shared by Express and the fast lane: metrics, request log, pages of the site. */
@Global()
@Module({
  providers: [Metrics, RequestLog, FastAnswers, SitePages, Sitemap],
  exports: [Metrics, RequestLog, FastAnswers, SitePages],
})
export class HttpModule {}
