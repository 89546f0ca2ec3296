import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = Symbol('request id');

/** On the request itself: a weak map entry for each request costs the garbage collector more than all else here. */
type Identified = IncomingMessage & { [REQUEST_ID]?: string };

/** The id that ties a request's answer to its log lines; made when first asked for. */
export function requestIdOf(request: Identified): string {
  return (request[REQUEST_ID] ??= randomUUID());
}
