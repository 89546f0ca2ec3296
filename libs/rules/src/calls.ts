import {
  CALLS_KEPT,
  type Call,
  type StudioChanges,
  type StudioSnapshot,
} from '@gamegeek/contracts/studio/calls.schemas.js';

/** The newest calls with those that were known, each once. */
export function newestCalls(added: readonly Call[], known: readonly Call[]): Call[] {
  const ids = new Set(added.map(({ id }) => id));
  return [...added, ...known.filter(({ id }) => !ids.has(id))].slice(0, CALLS_KEPT);
}

/** Applies changes of the studio topic to a snapshot, or to earlier changes. */
export function mergeStudio<S extends StudioSnapshot | StudioChanges>(earlier: S, later: StudioChanges): S {
  const calls = later.calls && { calls: newestCalls(later.calls, earlier.calls ?? []) };
  return { ...earlier, ...later, ...calls };
}
