import { channel } from 'node:diagnostics_channel';

const refusals = channel('gamegeek:limit-refused');

/** Names the limit that refused a request or a connection, for metrics. */
export function noteRefusal(limit: string): void {
  refusals.publish(limit);
}

/** Returns a function that ends it. */
export function onRefusal(listener: (limit: string) => void): () => void {
  const receive = (limit: unknown) => listener(String(limit));
  refusals.subscribe(receive);
  return () => void refusals.unsubscribe(receive);
}
