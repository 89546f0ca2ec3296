import { LIVE_RUNS_TOPIC, runTopic } from '@gamegeek/contracts/live/run-topics.js';
import {
  liveRunChangesSchema,
  liveRunSchema,
  liveRunsSchema,
  type ListedRun,
  type LiveRun,
  type LiveRunChanges,
  type LiveRuns,
} from '@gamegeek/contracts/play/live-runs.schemas.js';
import { applyRunChanges } from '@gamegeek/rules/live/live-runs.js';
import * as v from 'valibot';
import { LiveTopic } from '#shared/live/live-topic.js';

/** Who plays now and may be watched; each change contains the whole list. */
export const liveRuns = new LiveTopic<LiveRuns, LiveRuns>({
  name: LIVE_RUNS_TOPIC,
  snapshot: liveRunsSchema,
  changes: liveRunsSchema,
  reduce: (_, { runs, replay }) => ({ runs, replay }),
});

/** Those of a list whose run is not over. */
export const playingIn = (runs: readonly ListedRun[]): ListedRun[] => runs.filter(({ state }) => state !== 'over');

const sessions = new Map<string, LiveTopic<LiveRun, LiveRunChanges>>();

/** The run that is played in a play session. */
export function liveRun(sessionId: string): LiveTopic<LiveRun, LiveRunChanges> {
  const known = sessions.get(sessionId);
  if (known) return known;
  const run = new LiveTopic<LiveRun, LiveRunChanges>({
    name: runTopic(sessionId),
    snapshot: liveRunSchema,
    changes: liveRunChangesSchema,
    // Without the fields of the patch itself.
    reduce: (run, patch) => applyRunChanges(run, v.parse(liveRunChangesSchema, patch)),
  });
  sessions.set(sessionId, run);
  return run;
}
