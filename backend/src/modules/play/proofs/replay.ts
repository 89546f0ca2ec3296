import type { RunTime } from '@gamegeek/arcade/run-times.js';
import type { RunPace } from '@gamegeek/arcade/pace.js';

/** The outcome of a replay. */
export interface ReplayResult {
  score: number;
  isOver: boolean;
  /** The minimum time in which a player can have played the run, in seconds. */
  seconds: number;
  /** The ids of the achievements that the run earns. */
  achievements: string[];
  /** The times of real-time games. */
  times?: RunTime[];
  /** Runs without them are not recorded. */
  ticks?: number;
  /** The pace is not judged without it. */
  pace?: RunPace;
}

/** The exports of an engine module. Returns null if there is no such game or the log breaks its rules. */
export interface ReplayEngines {
  replay(arcadeId: string, seed: number, log: unknown): ReplayResult | null;
}

export interface ReplayRequest {
  /** URL of an engine module. */
  engines: string;
  arcadeId: string;
  seed: number;
  log: unknown;
}
