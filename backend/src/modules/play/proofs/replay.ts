/** What a log led to when it was played again. */
export interface ReplayResult {
  score: number;
  isOver: boolean;
  /** The least time in which a player can have played the run. */
  seconds: number;
  /** The ids of the game's achievements that the run earns. */
  achievements: string[];
}

/** What a module of rule engines exports. Null when there is no such game, or the rules do not allow the log. */
export interface ReplayEngines {
  replay(arcadeId: string, seed: number, log: unknown): ReplayResult | null;
}

export interface ReplayRequest {
  /** The address of a module with engines. */
  engines: string;
  arcadeId: string;
  seed: number;
  log: unknown;
}
