import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useEffect, useRef, useState } from 'react';

/** The shortest interval between announcements to screen readers (docs/product.md, section 9). */
const PAUSE_MS = 10_000;

interface Held {
  list: string;
  scores: Map<string, number>;
}

/** The best-ranked row that is new, or whose score has risen, since `before`. */
function topRiser(before: Held, entries: readonly LeaderboardEntry[]): LeaderboardEntry | undefined {
  return entries.find((entry) => entry.score > (before.scores.get(entry.userId) ?? 0));
}

/** The row to announce: the first change at once, then the newest one after each pause. */
export function useAnnouncedRow(entries: LeaderboardEntry[] | undefined, list: string): LeaderboardEntry | undefined {
  const [announced, setAnnounced] = useState<LeaderboardEntry>();
  const held = useRef<Held>(undefined);
  const next = useRef<LeaderboardEntry>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (!entries) return;
    const before = held.current;
    held.current = { list, scores: new Map(entries.map((entry) => [entry.userId, entry.score])) };
    if (before?.list !== list) {
      next.current = undefined;
      return;
    }
    next.current = topRiser(before, entries) ?? next.current;
    const announce = (): void => {
      pause.current = undefined;
      if (!next.current) return;
      setAnnounced(next.current);
      next.current = undefined;
      pause.current = setTimeout(announce, PAUSE_MS);
    };
    if (next.current && pause.current === undefined) pause.current = setTimeout(announce, 0);
  }, [entries, list]);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return announced;
}
