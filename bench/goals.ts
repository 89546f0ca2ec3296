/** Goals of the benchmarks; docs/performance.md has the results. */
export interface Goal {
  than: 'at least' | 'at most';
  value: number;
  /** The next goal once this one is reached. */
  onward: number;
}

const atLeast = (value: number, onward: number): Goal => ({ than: 'at least', value, onward });
const atMost = (value: number, onward: number): Goal => ({ than: 'at most', value, onward });

export const GOALS = {
  recordScores: atLeast(0.55, 0.65),
  mixedScores: atLeast(0.5, 0.6),
  tokenScores: atLeast(0.95, 1),
  watchedByManyWith10Rows: atLeast(0.55, 0.65),
  watchedByManyWith100Rows: atLeast(0.45, 0.55),
  watchedAgainstOne: atLeast(0.75, 0.85),
  batchedScores: atLeast(1.5, 2),
  seenQuietP50: atMost(5, 3),
  seenQuietP99: atMost(12, 8),
  seenLoadedP50: atMost(30, 15),
  seenLoadedP99: atMost(75, 50),
  fanOut: atLeast(1.5, 2),
  /** Latency of other callers while one address floods, relative to calm. */
  floodedP95: atMost(2, 1.5),
  firstPage: atLeast(0.9, 1),
  hugeBoardP50: atMost(2, 1),
  hugeBoardP99: atMost(10, 5),
  hugeBoardRebuilding: atMost(100, 50),
  /** With fifty million scores stored, relative to few. */
  storedRate: atLeast(0.9, 0.95),
  storedCost: atMost(1.1, 1.05),
  serverCpu: atMost(1.8, 1.4),
  postgresCpu: atMost(1.5, 1.2),
  memory: atMost(220, 170),
  memoryPerWatcher: atMost(25, 20),
  memoryUnderLoad: atMost(280, 230),
  rebuild: atMost(30, 10),
  catalogueP99: atMost(20, 5),
  largestPaint: atMost(2_500, 1_800),
  blocked: atMost(200, 100),
  shifted: atMost(0.1, 0.05),
  longestFrame: atMost(50, 34),
  /** Interaction to next paint. */
  interaction: atMost(100, 50),
  reconnected: atMost(5, 3),
  jobsShare: atMost(0.1, 0.05),
  totalsBehind: atMost(2, 1),
  /** Sixty frames a second. */
  gameFrameP95: atMost(17, 16.7),
  /** From its end until every node refuses the session, in milliseconds. */
  sessionEnded: atMost(1_000, 200),
  /** From claiming to the board, in milliseconds. */
  scoreClaimed: atMost(2_000, 500),
  lateFrames: atMost(0, 0),
  strayRows: atMost(0, 0),
} satisfies Record<string, Goal>;

export type Verdict = 'onward' | 'pass' | 'miss';

/** A result that could not be measured (NaN) is a miss. */
export function judge(goal: Goal, reached: number): Verdict {
  const meets = (value: number) => (goal.than === 'at least' ? reached >= value : reached <= value);
  if (meets(goal.onward)) return 'onward';
  return meets(goal.value) ? 'pass' : 'miss';
}
