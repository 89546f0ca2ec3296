import { Global, Module } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { FastAnswers } from './fast-answer.js';
import { RequestLog } from './request-log.js';

/** What both doors need, Express and the score endpoints ahead of it: figures and the log of requests. */
@Global()
@Module({ providers: [Metrics, RequestLog, FastAnswers], exports: [Metrics, RequestLog, FastAnswers] })
export class HttpModule {}
