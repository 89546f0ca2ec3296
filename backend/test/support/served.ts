import { until } from './until.js';

/** Sends a request until its answer is not 503, as clients do: many changes at once may time out on a busy machine. */
export function served<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  return until(send, ({ status }) => status !== 503);
}
