import { weekEnd } from '@gamegeek/rules/iso-week.js';
import { useEffect, useState } from 'react';
import { untilNextMinute } from './time-left.js';

/** The current time, updated whenever the minutes left in the week change. */
export function useWeekClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNextMinute(weekEnd(now) - now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
