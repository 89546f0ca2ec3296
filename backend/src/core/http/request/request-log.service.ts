import { Injectable, Logger } from '@nestjs/common';
import { LimitedLog } from '../../logging/limited-log.js';

/** Requests that take longer than this are logged, in seconds. */
const SLOW = 1;

export interface FinishedRequest {
  requestId: string;
  method: string;
  /** The pattern of the route; paths may contain tokens. */
  route: string;
  status: number;
  seconds: number;
}

/** Logs errors and slow requests; others are counted in metrics and logged at `debug`. */
@Injectable()
export class RequestLog {
  private readonly log = new Logger('Request');
  private readonly failures = new LimitedLog(this.log);

  finished(request: FinishedRequest): void {
    const { method, route, status, seconds, requestId } = request;
    const line = { requestId, method, route, status, ms: Math.round(seconds * 1_000) };
    if (status >= 500) this.failures.warn(line, 'failed', `${method} ${route}`);
    else if (seconds > SLOW) this.failures.warn(line, 'slow', `${method} ${route}`);
    else this.log.debug(line, 'answered');
  }
}
