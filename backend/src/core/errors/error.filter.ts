import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isGone } from '../http/request/is-gone.js';
import { requestIdOf } from '../http/request/request-id.js';
import { ERROR_PAGE_HEADERS, errorPage, isReadByPerson } from '../web/error-page.js';
import { errorBody, errorHeaders } from './error-body.js';
import type { ErrorLog } from './error-log.service.js';

/** Headers that the route has set for its success: an error has another type and is not cached. */
const HEADERS_OF_CONTENT = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
];

/** The only exit for errors of Express: the cause is logged only, and the request id connects log and answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: ErrorLog) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const requestId = requestIdOf(request);
    const error = this.log.explain(thrown, requestId);
    if (isGone(request)) return;
    if (response.headersSent) {
      response.end();
      return;
    }
    for (const name of HEADERS_OF_CONTENT) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store');
    response.status(error.status).set(errorHeaders(error));
    if (isReadByPerson(request, request.path)) response.set(ERROR_PAGE_HEADERS).send(errorPage(error));
    else response.json(errorBody(error, requestId));
  }
}
