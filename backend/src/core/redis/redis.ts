import { createClient } from 'redis';
import { REDIS_TIMEOUT } from '../../config/limits.js';

/** Commands during requests: they fail at once while Redis is unreachable. */
export const REDIS = Symbol('redis');
/** The connection for subscriptions. */
export const REDIS_SUBSCRIBER = Symbol('redis subscriber');
/** For workers and queues: commands wait until Redis returns. */
export const REDIS_WORKER = Symbol('redis worker');

/** Fast reconnects are cheap, and recovery within 5 s depends on them. */
const reconnectStrategy = (retries: number) => Math.min(50 * (retries + 1), 500);

/** Never connected. Duplicates share its class of several hundred commands, which takes 30 ms to create. */
const template = createClient({
  socket: { connectTimeout: REDIS_TIMEOUT, reconnectStrategy, keepAlive: true, noDelay: true },
});

/** Commands of requests use `withTimeout`: the client's own time limit would cost a timer for each command. */
const connection = (url: string, isRequest: boolean) =>
  template.duplicate({ url, disableOfflineQueue: isRequest, ...(isRequest && { commandOptions: { timeout: 0 } }) });

export type Redis = ReturnType<typeof connection>;

/** Opens a connection without waiting for it, so that the server starts without Redis. */
export function openRedis(url: string, kind: 'request' | 'worker', onError: (error: Error) => void): Redis {
  const client = connection(url, kind === 'request');
  client.on('error', onError);
  client.setMaxListeners(0);
  // Failures go to the error listener; the client reconnects by itself.
  client.connect().catch(() => undefined);
  return client;
}
