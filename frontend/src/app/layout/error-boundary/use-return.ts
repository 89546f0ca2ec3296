import { livenessSchema } from '@gamegeek/contracts/health/health.schemas.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { request } from '../../../shared/api/api-client.js';

const ASK_EVERY_MS = 3_000;

interface ReturnEvents {
  /** Whether the server is unreachable. */
  onAway: () => void;
  /** Whether the server was unreachable and is reachable again. */
  onReturn: () => void;
}

/** Polls the server while it is unreachable. The returned function asks at once. */
export function useReturn({ onAway, onReturn }: ReturnEvents): () => void {
  const askNow = useRef<() => void>(() => undefined);
  const tellAway = useEffectEvent(onAway);
  const tellReturn = useEffectEvent(onReturn);

  useEffect(() => {
    const over = new AbortController();
    let wasAway = false;
    let next: ReturnType<typeof setTimeout> | undefined;

    async function ask(): Promise<void> {
      clearTimeout(next);
      const isThere = await reaches(over.signal);
      if (over.signal.aborted) return;
      if (!isThere) {
        wasAway = true;
        tellAway();
        next = setTimeout(() => void ask(), ASK_EVERY_MS);
      } else if (wasAway) {
        over.abort();
        tellReturn();
      }
    }

    askNow.current = () => void ask();
    window.addEventListener('online', askNow.current, { signal: over.signal });
    void ask();
    return () => {
      over.abort();
      clearTimeout(next);
    };
  }, []);

  return () => askNow.current();
}

async function reaches(signal: AbortSignal): Promise<boolean> {
  try {
    await request('/health/live', { answer: livenessSchema, signal });
    return true;
  } catch {
    return false;
  }
}
