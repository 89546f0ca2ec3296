import { useEffect, useRef, useState } from 'react';

/** A screen reader hears one short sentence at most this often. */
const PAUSE_MS = 10_000;

interface Told {
  count: number;
  /** Tells two equal sentences apart. */
  time: number;
}

/** How many have arrived since the last time it was said: the first at once, what follows together. */
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
