import { livenessSchema } from '@gamegeek/contracts/health/health.schemas.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { request } from '#shared/api/api-client.js';

const POLL_INTERVAL_MS = 3_000;

interface ReachabilityEvents {
  onUnreachable: () => void;
  /** Called once, when the server is reachable again after it was not. */
  onReachable: () => void;
}

/** Polls the server while it is unreachable. The returned function polls at once. */
export function useServerReachability({ onUnreachable, onReachable }: ReachabilityEvents): () => void {
  const pollNow = useRef<() => void>(() => undefined);
  const reportUnreachable = useEffectEvent(onUnreachable);
  const reportReachable = useEffectEvent(onReachable);

  useEffect(() => {
    const finished = new AbortController();
    let wasUnreachable = false;
    let next: ReturnType<typeof setTimeout> | undefined;

    async function poll(): Promise<void> {
      clearTimeout(next);
      const isReachable = await canReach(finished.signal);
      if (finished.signal.aborted) return;
      if (!isReachable) {
        wasUnreachable = true;
        reportUnreachable();
        next = setTimeout(() => void poll(), POLL_INTERVAL_MS);
      } else if (wasUnreachable) {
        finished.abort();
        reportReachable();
      }
    }

    pollNow.current = () => void poll();
    window.addEventListener('online', pollNow.current, { signal: finished.signal });
    void poll();
    return () => {
      finished.abort();
      clearTimeout(next);
    };
  }, []);

  return () => pollNow.current();
}

async function canReach(signal: AbortSignal): Promise<boolean> {
  try {
    await request('/health/live', { answer: livenessSchema, signal });
    return true;
  } catch {
    return false;
  }
}
