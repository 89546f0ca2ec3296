import { useEffect, useRef, useState } from 'react';

/** The shortest interval between announcements to screen readers. */
const PAUSE_MS = 10_000;

interface Announcement {
  count: number;
  /** Distinguishes equal announcements. */
  time: number;
}

/** The number of arrivals since the last announcement: the first at once, later ones together. */
export function useAnnouncedCount(arrived: number): Announcement | undefined {
  const [announced, setAnnounced] = useState<Announcement>();
  const announcedCount = useRef(0);
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = arrived;
    const announce = (): void => {
      pause.current = undefined;
      const count = latest.current - announcedCount.current;
      if (count === 0) return;
      announcedCount.current = latest.current;
      setAnnounced((before) => ({ count, time: (before?.time ?? 0) + 1 }));
      pause.current = setTimeout(announce, PAUSE_MS);
    };
    if (arrived > announcedCount.current) pause.current ??= setTimeout(announce, 0);
  }, [arrived]);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return announced;
}
