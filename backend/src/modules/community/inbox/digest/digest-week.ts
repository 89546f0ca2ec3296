const HOUR = 3_600_000;
const MONDAY = 1;
/** When it begins, and for how long a server that was down makes up for it: the week is soon old news. */
const FROM_HOUR = 8;
const FOR_HOURS = 36;

/** The Monday whose digest is due at this time; undefined on most days. */
export function digestWeek(now: Date): string | undefined {
  const began = new Date(now.getTime() - FROM_HOUR * HOUR);
  for (const back of [0, 1]) {
    const day = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth(), began.getUTCDate() - back));
    const since = began.getTime() - day.getTime();
    if (day.getUTCDay() === MONDAY && since < FOR_HOURS * HOUR) return day.toISOString().slice(0, 10);
  }
  return undefined;
}
