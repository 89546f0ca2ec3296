import { Injectable, Logger } from '@nestjs/common';
import { LimitedLog } from '../logging/limited-log.js';
import { internalError, type AppError } from './app-error.js';
import { toAppError } from './to-app-error.js';

/** Logs what is our fault; the request id connects the line with the answer. */
@Injectable()
export class ErrorLog {
  private readonly log = new LimitedLog(new Logger('Errors'));

  /** The error to answer for whatever was thrown. */
  explain(thrown: unknown, requestId: string): AppError {
    const known = toAppError(thrown);
    if (!known) this.log.error({ err: thrown, requestId }, 'unexpected error');
    else if (known.code === 'unavailable') this.log.warn({ err: known.details.cause, requestId }, 'unavailable');
    return known ?? internalError();
  }
}
