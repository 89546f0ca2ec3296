import type { Redis } from './redis.js';
import { TimeoutError, withTimeout } from './with-timeout.js';

/** How often a connection is pinged, in milliseconds. */
const INTERVAL = 500;
/** How many late answers in a row replace a connection: two seconds, with the time limit of each. */
const LATE_ANSWERS = 2;

export interface HeartbeatListener {
  /** All that Redis had sent on this connection before `asked` (of `performance.now()`) has been read. */
  onAnswer?: (asked: number) => void;
  /** Redis has answered with an error or not in time, or the connection is gone. */
  onFailure?: (error: Error) => void;
}

/**
 * Pings a connection, and replaces it if it does not answer; an error is an answer. A half-open connection, such as one
 * that a firewall has dropped, looks healthy for many minutes: nothing arrives on it, and written data waits in the
 * kernel.
 */
export class Heartbeat {
  private timer: NodeJS.Timeout | undefined;
  private isAsking = false;
  private late = 0;

  constructor(
    private readonly client: Redis,
    private readonly listener: HeartbeatListener = {},
  ) {}

  start(): void {
    this.client.on('ready', () => void this.beat());
    this.client.on('error', (error: Error) => this.listener.onFailure?.(error));
    this.timer = setInterval(() => void this.beat(), INTERVAL).unref();
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async beat(): Promise<void> {
    if (this.isAsking || !this.timer || !this.client.isReady) return;
    this.isAsking = true;
    const asked = performance.now();
    try {
      await withTimeout(this.client.ping());
      this.late = 0;
      this.listener.onAnswer?.(asked);
    } catch (error) {
      // A new connection to a Redis that answers with errors would get the same errors.
      this.late = error instanceof TimeoutError ? this.late + 1 : 0;
      this.listener.onFailure?.(error as Error);
    }
    this.isAsking = false;
    if (this.late >= LATE_ANSWERS) this.replace();
    else if (this.late > 0) void this.beat();
  }

  private replace(): void {
    this.late = 0;
    if (!this.client.isReady || !this.timer) return;
    this.client.destroy();
    // The error listener logs failures, and the client reconnects.
    this.client.connect().catch(() => undefined);
  }
}
