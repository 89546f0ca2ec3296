import type { WatchOptions } from '@gamegeek/contracts/live/watch-options.js';

/** What the live client needs of a socket: Socket.IO in the browser, a fake in tests. */
export interface LiveTransport {
  open: () => void;
  /** Closes and opens again, so that the handshake carries the token of now. */
  reopen: () => void;
  /** The acknowledgement, or a rejection when none came in time. */
  ask: (event: 'watch' | 'unwatch', topic: string, options?: WatchOptions) => Promise<unknown>;
}

export interface TransportListener {
  onUp: () => void;
  onDown: () => void;
  onPatch: (frame: unknown) => void;
  onReset: (frame: unknown) => void;
}

export type CreateTransport = (listener: TransportListener) => Promise<LiveTransport>;
