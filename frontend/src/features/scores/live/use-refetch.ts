import { useEffect, useRef } from 'react';

/** The shortest interval between refetches. */
const REFRESH_MS = 5_000;

/** Refetches a page that is not live after its board has changed, at a limited rate. */
export function useRefetch(
  active: boolean,
  liveSeq: number,
  heldSeq: number | undefined,
  refetch: () => unknown,
): void {
  const last = useRef(0);
  const behind = active && heldSeq !== undefined && liveSeq > heldSeq;
  useEffect(() => {
    if (!behind) return;
    const wait = Math.max(0, last.current + REFRESH_MS - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [behind, liveSeq, refetch]);
}
