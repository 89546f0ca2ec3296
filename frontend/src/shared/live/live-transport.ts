import type { RunWatchers } from '@gamegeek/contracts/live/live-events.js';
import type { RunReport } from '@gamegeek/contracts/play/run-report.js';
import type { WatchOptions } from '@gamegeek/contracts/live/watch-options.js';

/** The socket interface of the live client: `live-socket.ts` in the browser, a fake in tests. */
export interface LiveTransport {
  open: () => void;
  /** Reconnects, so that the handshake carries the current token. */
  reopen: () => void;
  /** The acknowledgement; rejects after a timeout. */
  ask: (event: 'watch' | 'unwatch', topic: string, options?: WatchOptions) => Promise<unknown>;
  /** Says how the run on this page goes on. The acknowledgement; rejects after a timeout, or without a connection. */
  report: (run: RunReport) => Promise<unknown>;
  /** Calls back with how many watch the run, until the returned function is called. */
  onWatchers: (callback: (watchers: RunWatchers) => void) => () => void;
}

export interface TransportListener {
  /** `periodic`: without a connection; what is watched is read again and again. */
  onUp: (status?: 'live' | 'periodic') => void;
  onDown: () => void;
  onPatch: (frame: unknown) => void;
  onReset: (frame: unknown) => void;
}

export type CreateTransport = (listener: TransportListener) => Promise<LiveTransport>;
