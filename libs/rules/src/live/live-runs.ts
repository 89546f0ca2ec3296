import type { LiveRun, LiveRunChanges } from '@gamegeek/contracts/play/live-runs.schemas.js';

/** A run after a change. Inputs that are known already change nothing; the order of patches leaves no gaps. */
export function applyRunChanges(
  run: LiveRun,
  { logAt, append, answersAt, answers, ...moving }: LiveRunChanges,
): LiveRun {
  const next = { ...run, ...moving };
  if (append !== undefined && logAt !== undefined && logAt <= run.log.length && logAt + append.length >= run.log.length)
    next.log = run.log.slice(0, logAt) + append;
  const known = run.answers;
  if (
    known &&
    answers &&
    answersAt !== undefined &&
    answersAt <= known.length &&
    answersAt + answers.length >= known.length
  )
    next.answers = [...known.slice(0, answersAt), ...answers];
  return next;
}

/** Two changes as one. The later log goes on where the earlier one ends, or replaces a part of it. */
export function mergeRunChanges(earlier: LiveRunChanges, later: LiveRunChanges): LiveRunChanges {
  const merged = { ...earlier, ...later };
  if (earlier.append !== undefined && later.append !== undefined) {
    const [before = 0, after = 0] = [earlier.logAt, later.logAt];
    merged.logAt = Math.min(before, after);
    merged.append = earlier.append.slice(0, Math.max(after - before, 0)) + later.append;
  }
  if (earlier.answers && later.answers) {
    const [before = 0, after = 0] = [earlier.answersAt, later.answersAt];
    merged.answersAt = Math.min(before, after);
    merged.answers = [...earlier.answers.slice(0, Math.max(after - before, 0)), ...later.answers];
  }
  return merged;
}
