import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from './after-paint.js';

/** The longest pause between two renders: a page that was suspended while rendering must not pause as long again. */
const MAX_PAUSE_MS = 250;

/**
 * Subscribes to a store and renders its changes as transitions. The next state is rendered only after the previous one
 * has been painted and the same time has passed again, so that frequent changes leave half of the time for input. See
 * docs/decisions/0015.
 */
export function useTransitionStore<S>(store: Pick<StoreApi<S>, 'getState' | 'subscribe'>): S {
  const [held, setHeld] = useState<{ store: object; state: S; begun?: number }>(() => ({
    store,
    state: store.getState(),
  }));
  const { begun } = held;
  const state = held.store === store ? held.state : store.getState();

  useEffect(() => {
    let unsubscribe: (() => void) | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let hasEnded = false;
    const end = (): void => {
      hasEnded = true;
      clearTimeout(pause);
      unsubscribe?.();
    };
    const renderNext = (): void => {
      end();
      startTransition(() => setHeld({ store, state: store.getState(), begun: performance.now() }));
    };
    const listen = (): void => {
      if (store.getState() === state) unsubscribe = store.subscribe(renderNext);
      else renderNext();
    };
    void afterPaint().then(() => {
      if (hasEnded) return;
      const took = begun === undefined ? 0 : performance.now() - begun;
      pause = setTimeout(listen, Math.min(took, MAX_PAUSE_MS));
    });
    return end;
  }, [store, state, begun]);

  return state;
}
