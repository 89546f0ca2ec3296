const MINUTE = 60_000;

/** Units of elapsed time; each is used until the next one is complete. */
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, minutes: number][] = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
];

/** The elapsed time in complete units of one kind. Times in the future, from a fast clock, count as now. */
export function howLongAgo(then: number, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const minutes = Math.floor((now - then) / MINUTE);
  const step = STEPS.find(([, length]) => minutes >= length);
  if (!step) return { value: 0, unit: 'second' };
  const [unit, length] = step;
  return { value: -Math.floor(minutes / length), unit };
}
