import type { Reset } from '@gamegeek/contracts/scores/period.js';
import { endOf } from '@gamegeek/rules/boards/periods.js';
import { useEffect, useState } from 'react';
import { untilNextMinute } from './time-left.js';

/** The current time, updated whenever the minutes left in the period change. */
export function useResetClock(period: Reset): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNextMinute(endOf(period, now) - now));
    return () => clearTimeout(timer);
  }, [now, period]);
  return now;
}
