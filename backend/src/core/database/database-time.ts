import { raw } from '@mikro-orm/core';

/** SQL for the day in UTC by PostgreSQL's clock. */
export const TODAY = `(now() AT TIME ZONE 'UTC')::date`;

/** SQL for a time by PostgreSQL's clock, in milliseconds from now. Clocks of nodes may be wrong. */
const fromNow = (milliseconds: number) => `now() + interval '${milliseconds} milliseconds'`;

export const ago = (milliseconds: number) => fromNow(-milliseconds);

/** The same for fields and conditions of entities; each use needs its own. */
export const databaseTime = (milliseconds = 0) => raw<Date>(fromNow(milliseconds));
