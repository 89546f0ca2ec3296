/** What the figures must reach; docs/performance.md has the results. */
export interface Goal {
  than: 'at least' | 'at most';
  value: number;
}

const atLeast = (value: number): Goal => ({ than: 'at least', value });
const atMost = (value: number): Goal => ({ than: 'at most', value });

/** A goal of a row with a ratio applies to the ratio. */
export const GOALS = {
  records: atLeast(0.32),
  mix: atLeast(0.45),
  watchersOf10Rows: atLeast(0.45),
  watchersOf100Rows: atLeast(0.4),
  memoryAtRest: atMost(160),
  memoryWithWatchers: atMost(220),
  memoryAtFullSpeed: atMost(280),
  seenQuietP50: atMost(10),
  seenQuietP99: atMost(25),
  /** Relative to the baseline. */
  seenLoadedP50: atMost(1.5),
  seenLoadedP99: atMost(1.7),
  fanOut: atLeast(1.3),
  firstPageReads: atLeast(0.9),
  /** Of scores and of files of a build beside each other, relative to each alone. */
  openedBuildP99: atMost(1.2),
  hugeBoardP50: atMost(2),
  hugeBoardP99: atMost(10),
  hugeBoardRebuilt: atMost(30),
  hugeBoardRebuilding: atMost(100),
} satisfies Record<string, Goal>;

/** A result that could not be measured (NaN) is a miss. */
export function isReached(goal: Goal, value: number): boolean {
  return goal.than === 'at least' ? value >= goal.value : value <= goal.value;
}
