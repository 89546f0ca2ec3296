import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.service.js';
import { FastAnswers } from './fast-lane/fast-answers.service.js';
import { Cookies } from './request/cookies.service.js';
import { RequestLog } from './request/request-log.service.js';
import { SitePages } from '../web/site-pages.service.js';
import { Sitemap } from '../web/sitemap.service.js';

/** Shared by Express and the fast lane: metrics, cookies, request log, pages of the site. */
@Global()
@Module({
  providers: [Metrics, Cookies, RequestLog, FastAnswers, SitePages, Sitemap],
  exports: [Metrics, Cookies, RequestLog, FastAnswers, SitePages],
})
export class HttpModule {}
