import { Injectable, Logger } from '@nestjs/common';

/** A request that took longer than this is worth a line, in seconds. */
const SLOW = 1;

export interface FinishedRequest {
  requestId: string;
  method: string;
  /** The route's pattern, never the address itself: addresses may carry tokens. */
  route: string;
  status: number;
  seconds: number;
}

/** What is worth a line: faults and slow requests. All others are counted in the metrics, and told at `debug`. */
@Injectable()
export class RequestLog {
  private readonly log = new Logger('Request');

  finished(request: FinishedRequest): void {
    const { method, route, status, seconds, requestId } = request;
    const line = { requestId, method, route, status, ms: Math.round(seconds * 1_000) };
    if (status >= 500) this.log.warn(line, 'failed');
    else if (seconds > SLOW) this.log.warn(line, 'slow');
    else this.log.debug(line, 'answered');
  }
}
