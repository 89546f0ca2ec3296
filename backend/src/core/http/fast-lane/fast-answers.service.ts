import type { IncomingMessage, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import type { AppError } from '../../errors/app-error.js';
import { errorBody, errorHeaders } from '../../errors/error-body.js';
import { ErrorLog } from '../../errors/error-log.service.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { preparedHeaders, writeHead, type PreparedHeaders } from './prepared-head.js';
import { requestIdOf } from '../request/request-id.js';
import { RequestLog } from '../request/request-log.service.js';
import { allowAnyOrigin, securityHeaders } from '../security-headers.js';
import { ERROR_PAGE_HEADERS, errorPage } from '../../web/error-page.js';

type Headers = Record<string, string>;

const IS_ASCII = /^[\x20-\x7e]*$/;

const JSON_TYPE: Headers = { 'Content-Type': 'application/json; charset=utf-8' };

/** Answers that bypass Express, with the same headers, errors, metrics and log lines as all others. */
@Injectable()
export class FastAnswers {
  private readonly common: PreparedHeaders;
  private readonly open: PreparedHeaders;
  private readonly page: PreparedHeaders;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly metrics: Metrics,
    private readonly requests: RequestLog,
    readonly errors: ErrorLog,
  ) {
    const setHeaders = securityHeaders(settings.publicUrl);
    const common = headersSetBy((response) => setHeaders({} as never, response, () => undefined));
    this.common = preparedHeaders({ ...common, ...JSON_TYPE });
    this.open = preparedHeaders({ ...common, ...headersSetBy(allowAnyOrigin), ...JSON_TYPE });
    this.page = preparedHeaders({ ...common, ...ERROR_PAGE_HEADERS });
  }

  /** Begins an answer and its timer. `open` allows any origin. */
  begin(request: IncomingMessage, response: ServerResponse, route: string, open: boolean): FastAnswer {
    return new FastAnswer(this, request, response, route, open ? this.open : this.common);
  }

  /** Answers an error to a person. */
  errorPage(request: IncomingMessage, response: ServerResponse, route: string, error: AppError): void {
    const answer = new FastAnswer(this, request, response, route, this.page);
    answer.ascii(error.status, errorPage(error), errorHeaders(error));
  }

  finished(request: IncomingMessage, route: string, status: number, began: number): void {
    const { method = '' } = request;
    const seconds = (performance.now() - began) / 1_000;
    this.metrics.recordRequest(method, route, status, seconds);
    if (status >= 500 || seconds > 1) {
      this.requests.finished({ requestId: requestIdOf(request), method, route, status, seconds });
    }
  }
}

export class FastAnswer {
  private readonly began = performance.now();

  constructor(
    private readonly answers: FastAnswers,
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly route: string,
    private readonly headers: PreparedHeaders,
  ) {}

  json(status: number, body: string | Buffer, extra?: Headers): void {
    const headers = { ...extra, 'X-Request-Id': requestIdOf(this.request), 'Content-Length': Buffer.byteLength(body) };
    // Names and values alternating, the form that Node writes without checks.
    this.response.writeHead(status, [...this.headers.list, ...Object.entries(headers).flat().map(String)]);
    this.response.end(body);
    this.answers.finished(this.request, this.route, status, this.began);
  }

  /** The same for an ASCII body: head and body are written in one chunk. */
  ascii(status: number, body: string, extra?: Headers): void {
    const requestId = requestIdOf(this.request);
    if (!writeHead(this.response, status, this.headers, { requestId, bodyBytes: body.length, extra })) {
      this.json(status, body, extra);
      return;
    }
    this.response.end(body, 'latin1');
    this.answers.finished(this.request, this.route, status, this.began);
  }

  error(thrown: unknown): void {
    const requestId = requestIdOf(this.request);
    const error = this.answers.errors.explain(thrown, requestId);
    const body = JSON.stringify(errorBody(error, requestId));
    if (IS_ASCII.test(body)) this.ascii(error.status, body, errorHeaders(error));
    else this.json(error.status, body, errorHeaders(error));
  }
}

/** The headers that a middleware sets on every answer, captured once. */
function headersSetBy(middleware: (response: Response) => void): Headers {
  const headers: Headers = {};
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name] = value),
    removeHeader: () => undefined,
  };
  middleware(recorder as unknown as Response);
  return headers;
}
