import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const REQUEST_ID = Symbol('request id');

/** Stored on the request itself, because a WeakMap entry for each request is expensive for the garbage collector. */
type Identified = IncomingMessage & { [REQUEST_ID]?: string };

/** The id that connects an answer with its log lines; generated on first use. */
export function requestIdOf(request: Identified): string {
  return (request[REQUEST_ID] ??= randomUUID());
}
