import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { REDIS_TIMEOUT } from '../../config/limits.js';

/** Commands on the way of a request: they fail at once while Redis is away, and nobody waits. */
export const REDIS = Symbol('redis');
/** The connection that is only listened on. */
export const REDIS_SUBSCRIBER = Symbol('redis subscriber');
/** For workers and queues: commands wait for Redis to come back. */
export const REDIS_WORKER = Symbol('redis worker');

/** Reconnecting soon costs little, and "right within 5 s of its return" needs it. */
const reconnectStrategy = (retries: number) => Math.min(50 * (retries + 1), 500);

/**
 * A connection blocked in a wait for jobs cannot be pinged, but it receives a reply at least every ten seconds: one that has
 * been silent for longer than this, in milliseconds, is replaced. All others have a heartbeat.
 */
const SILENT = 20_000;

/** Never connected. Copies of one client share its class of several hundred commands, which takes 30 ms to make. */
const template = createClient({
  socket: { connectTimeout: REDIS_TIMEOUT, reconnectStrategy, keepAlive: true, noDelay: true, socketTimeout: SILENT },
});

/** Commands of requests are waited for with `within`: the client's own time limit would cost a timer each. */
const connection = (url: string, isRequest: boolean) =>
  template.duplicate({ url, disableOfflineQueue: isRequest, ...(isRequest && { commandOptions: { timeout: 0 } }) });

export type Redis = ReturnType<typeof connection>;

/** Opens a connection without waiting for it: the server starts, and serves, while Redis is away. */
export function openRedis(url: string, kind: 'request' | 'worker', onError: (error: Error) => void): Redis {
  const client = connection(url, kind === 'request');
  client.on('error', onError);
  client.setMaxListeners(0);
  // Failures are told to the error listener, and reconnecting goes on by itself.
  client.connect().catch(() => undefined);
  return client;
}

/** How soon a subscription that failed is tried again, in milliseconds. */
const SUBSCRIBE_AGAIN = 500;

/**
 * Subscribes to a channel for as long as the client is open; it subscribes again by itself after it has reconnected.
 * Resolves when messages arrive for the first time.
 */
export async function subscribe(client: Redis, channel: string, listener: (message: string) => void): Promise<void> {
  do {
    try {
      await client.subscribe(channel, listener);
      return;
    } catch {
      // The connection was replaced at this moment; the error listener has logged why.
      await setTimeout(SUBSCRIBE_AGAIN, undefined, { ref: false });
    }
  } while (client.isOpen);
}
