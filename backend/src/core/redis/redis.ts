import { setTimeout } from 'node:timers/promises';
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

/**
 * A connection blocked in a wait for jobs cannot be pinged, but it receives a reply at least every ten seconds: one
 * that has been silent for longer than this, in milliseconds, is replaced. All others have a heartbeat.
 */
const SILENT = 20_000;

/** Never connected. Duplicates share its class of several hundred commands, which takes 30 ms to create. */
const template = createClient({
  socket: { connectTimeout: REDIS_TIMEOUT, reconnectStrategy, keepAlive: true, noDelay: true, socketTimeout: SILENT },
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
  // The error listener logs failures, and the client reconnects.
  client.connect().catch(() => undefined);
  return client;
}

/** The delay before a failed subscription is retried, in milliseconds. */
const SUBSCRIBE_AGAIN = 500;

/**
 * Subscribes to a channel until the client is closed; the client restores the subscription after a reconnect. Resolves
 * once messages arrive.
 */
export async function subscribe(client: Redis, channel: string, listener: (message: string) => void): Promise<void> {
  do {
    try {
      await client.subscribe(channel, listener);
      return;
    } catch {
      // The connection was replaced; the error listener has logged why.
      await setTimeout(SUBSCRIBE_AGAIN, undefined, { ref: false });
    }
  } while (client.isOpen);
}
