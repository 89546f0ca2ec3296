import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isGone } from '../http/request/is-gone.js';
import { requestIdOf } from '../http/request/request-id.js';
import { LimitedLog } from '../logging/limited-log.js';
import { ERROR_PAGE_HEADERS, errorPage, isReadByPerson } from '../web/error-page.js';
import { AppError } from './app-error.js';
import { errorBody, errorHeaders } from './error-body.js';
import { toAppError } from './to-app-error.js';

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

/** The only exit for errors: the cause is logged only, and the request id connects log and answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new LimitedLog(new Logger('Errors'));

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const requestId = requestIdOf(request);
    const known = toAppError(thrown);
    if (!known) this.log.error({ err: thrown, requestId }, 'unexpected error');
    else if (known.code === 'unavailable') this.log.warn({ err: known.details.cause, requestId }, 'unavailable');
    const error = known ?? new AppError('internal', 'Something went wrong on our side. Please try again.');
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
