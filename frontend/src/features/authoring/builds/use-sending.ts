import { useEffect, useRef, useState } from 'react';
import type { Sending } from './queries.js';

interface SendingState {
  /** The part that has been sent, from 0 to 1; undefined while nothing is. */
  part: number | undefined;
  /** Sends a file. Rejects with an AbortError when it is cancelled, or the page is left. */
  send: <T>(call: (sending: Sending) => Promise<T>) => Promise<T>;
  cancel: () => void;
}

/** One file on its way. */
export function useSending(): SendingState {
  const [part, setPart] = useState<number>();
  const current = useRef<AbortController>(undefined);
  const cancel = (): void => current.current?.abort();
  useEffect(() => () => current.current?.abort(), []);
  return {
    part,
    cancel,
    send: async (call) => {
      cancel();
      const own = new AbortController();
      current.current = own;
      setPart(0);
      try {
        return await call({ signal: own.signal, onProgress: (sent) => current.current === own && setPart(sent) });
      } finally {
        if (current.current === own) setPart(undefined);
      }
    },
  };
}

export const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
