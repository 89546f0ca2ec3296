/** Scores of a commit from which on the node counts as busy. */
const LARGE_COMMIT = 16;
/** With more unranked scores, a call is cheap for each of them. */
const FEW_SCORES = 16;
/** In milliseconds. */
const COLLECT_FOR = 8;

export interface Publication {
  /** The number of scores of the last commit. */
  committed: number;
  /** The number of scores that wait to be ranked. */
  unranked: number;
  /** Milliseconds since the last publication began. */
  sinceLast: number;
}

/**
 * How long unranked scores wait for those of the next commits, in milliseconds. A call costs as much as ranking several
 * scores, in Redis and in this process, so a few wait while the node is busy. Otherwise scores are published at once.
 */
export function publishDelay({ committed, unranked, sinceLast }: Publication): number {
  if (committed < LARGE_COMMIT || unranked >= FEW_SCORES) return 0;
  return Math.max(COLLECT_FOR - sinceLast, 0);
}
