import * as v from 'valibot';
import type { RunState } from './live-runs.schemas.js';

/** Characters of a log in one report; a longer one takes several. */
export const REPORTED_LOG = 4_000;
/** How often a session may report its run, and the pause between two reports, in milliseconds. */
export const REPORTS_PER_SECOND = 4;
export const REPORT_PAUSE = 1_000 / REPORTS_PER_SECOND;
/** A run that nobody watches is reported this often, and is gone after `REPORT_SILENCE`, in milliseconds. */
export const REPORT_EVERY = 5_000;
export const REPORT_SILENCE = 20_000;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The event `run` of a page on which somebody plays a game of the arcade. */
export const runReport = v.strictObject({
  /** The play token. */
  token: v.pipe(v.string(), v.maxLength(1_000)),
  round: v.pipe(v.string(), v.maxLength(100)),
  /** `left`: the run was given up, or is no longer shared. */
  state: v.picklist(['playing', 'paused', 'over', 'left'] satisfies (RunState | 'left')[]),
  score: count,
  /** While somebody watches: inputs from a place of the log on, and up to which tick they are all. */
  log: v.optional(
    v.strictObject({
      at: count,
      append: v.pipe(v.string(), v.maxLength(REPORTED_LOG), v.regex(/^[0-9A-Za-z.]*$/)),
      tick: count,
    }),
  ),
});
export type RunReport = v.InferOutput<typeof runReport>;
