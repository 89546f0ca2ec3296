import { startTransition, useEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { afterPaint } from './after-paint.js';

/** A page that was asleep while it drew is not to sleep as long again. */
const LONGEST_REST_MS = 250;

/**
 * What a store holds, drawn aside: in pieces, between which the browser answers a touch, and the next state only once
 * the one before has been painted and as much time again has passed. However much comes, a page draws as often as it
 * can, is never behind, and keeps half of its time for its reader.
 */
export function useDrawn<S>(store: Pick<StoreApi<S>, 'getState' | 'subscribe'>): S {
  const [held, setHeld] = useState<{ store: object; state: S; begun?: number }>(() => ({
    store,
    state: store.getState(),
  }));
  const { begun } = held;
  const state = held.store === store ? held.state : store.getState();

  useEffect(() => {
    let leave: (() => void) | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      clearTimeout(rest);
      leave?.();
    };
    const drawNext = (): void => {
      end();
      startTransition(() => setHeld({ store, state: store.getState(), begun: performance.now() }));
    };
    const listen = (): void => {
      if (store.getState() === state) leave = store.subscribe(drawNext);
      else drawNext();
    };
    void afterPaint().then(() => {
      if (isOver) return;
      const took = begun === undefined ? 0 : performance.now() - begun;
      rest = setTimeout(listen, Math.min(took, LONGEST_REST_MS));
    });
    return end;
  }, [store, state, begun]);

  return state;
}
