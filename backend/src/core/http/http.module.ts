import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.service.js';
import { FastAnswers } from './fast-lane/fast-answers.service.js';
import { RequestLog } from './request/request-log.service.js';
import { SitePages } from '../web/site-pages.service.js';
import { Sitemap } from '../web/sitemap.service.js';

/** Shared by Express and the fast lane: metrics, request log, pages of the site. */
@Global()
@Module({
  providers: [Metrics, RequestLog, FastAnswers, SitePages, Sitemap],
  exports: [Metrics, RequestLog, FastAnswers, SitePages],
})
export class HttpModule {}
