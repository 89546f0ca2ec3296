import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const ids = new WeakMap<IncomingMessage, string>();

/** The id that ties a request's answer to its log lines; made when first asked for. */
export function requestIdOf(request: IncomingMessage): string {
  let id = ids.get(request);
  if (!id) ids.set(request, (id = randomUUID()));
  return id;
}
