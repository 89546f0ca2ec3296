import { useEffect, useRef, useState } from 'react';

/** The shortest interval between announcements to screen readers. */
const PAUSE_MS = 10_000;

interface Told {
  count: number;
  /** Distinguishes equal announcements. */
  time: number;
}

/** The number of arrivals since the last announcement: the first at once, later ones together. */
export function useQuietCount(arrived: number): Told | undefined {
  const [told, setTold] = useState<Told>();
  const said = useRef(0);
  const latest = useRef(0);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = arrived;
    const speak = (): void => {
      pause.current = undefined;
      const count = latest.current - said.current;
      if (count === 0) return;
      said.current = latest.current;
      setTold((before) => ({ count, time: (before?.time ?? 0) + 1 }));
      pause.current = setTimeout(speak, PAUSE_MS);
    };
    if (arrived > said.current) pause.current ??= setTimeout(speak, 0);
  }, [arrived]);

  useEffect(
    () => () => {
      clearTimeout(pause.current);
      pause.current = undefined;
    },
    [],
  );
  return told;
}
