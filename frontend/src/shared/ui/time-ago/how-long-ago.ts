const MINUTE = 60_000;

/** The steps in which people count the time that has passed: each unit until the next one is full. */
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, minutes: number][] = [
  ['year', 525_600],
  ['month', 43_800],
  ['week', 10_080],
  ['day', 1_440],
  ['hour', 60],
  ['minute', 1],
];

/** How long ago something was, in full units of one kind. What a fast clock puts into the future is now. */
export function howLongAgo(then: number, now: number): { value: number; unit: Intl.RelativeTimeFormatUnit } {
  const minutes = Math.floor((now - then) / MINUTE);
  const step = STEPS.find(([, length]) => minutes >= length);
  if (!step) return { value: 0, unit: 'second' };
  const [unit, length] = step;
  return { value: -Math.floor(minutes / length), unit };
}
