import * as v from 'valibot';
import { integer, time, uuid } from '../values.js';

/** Depends on the game. */
const shown = v.record(v.string(), v.unknown());
const player = v.pipe(
  v.nullable(v.object({ id: uuid, username: v.string() })),
  v.description('Null for guests and muted players.'),
);
const runId = v.pipe(uuid, v.description('The play session of the run.'));
const score = v.pipe(integer, v.description('What the player reports: only the score of the whole run is checked.'));

/** How a run that is being played goes on; `over` until the next one begins or the player leaves. */
const runState = v.picklist(['playing', 'paused', 'over']);
export type RunState = v.InferOutput<typeof runState>;

const moving = {
  tick: v.pipe(integer, v.description('Up to here the log is complete; 0 in turn-based games.')),
  state: runState,
  score,
  rank: v.pipe(v.nullable(integer), v.description('Of a run that is over, if it is a best of its player.')),
  watching: integer,
};

/** A run that is being played: what it is shown from, as a recording is, up to now. */
export const liveRunSchema = v.object({
  gameId: integer,
  gameName: v.string(),
  arcadeId: v.string(),
  rulesVersion: integer,
  seed: v.nullable(integer),
  log: v.string(),
  opening: v.nullable(shown),
  answers: v.nullable(v.array(shown)),
  player,
  startedAt: time,
  ...moving,
});
export type LiveRun = v.InferOutput<typeof liveRunSchema>;

/** The log and the answers of inputs from a place on, and what else has changed. */
export const liveRunChangesSchema = v.partial(
  v.object({
    logAt: v.pipe(integer, v.description('The number of characters of the log before `append`.')),
    append: v.string(),
    answersAt: integer,
    answers: v.array(shown),
    ...moving,
  }),
);
export type LiveRunChanges = v.InferOutput<typeof liveRunChangesSchema>;

/** The number of runs in the list. */
export const LIVE_RUNS = 50;

export const listedRunSchema = v.object({
  sessionId: runId,
  gameId: integer,
  gameName: v.string(),
  player,
  state: moving.state,
  score,
  watching: integer,
});
export type ListedRun = v.InferOutput<typeof listedRunSchema>;

export const liveRunsSchema = v.object({
  runs: v.pipe(
    v.array(listedRunSchema),
    v.description(`Who plays now and may be watched, and whose run has just ended: ${LIVE_RUNS} at most, best first.`),
  ),
  replay: v.pipe(
    v.nullable(v.object({ scoreId: integer, within: v.picklist(['hour', 'day', 'week']) })),
    v.description('The best checked run of the last hour, day or week, for when nobody plays.'),
  ),
});
export type LiveRuns = v.InferOutput<typeof liveRunsSchema>;
