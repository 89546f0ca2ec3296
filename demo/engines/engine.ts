/** How far a pilot looks before it moves: 1 plays by feeling, 3 thinks. */
export type Depth = 1 | 2 | 3;

/** One finished play: what it earned by the game's own rules, its inputs as proof, and how it went in a few words. */
export interface Play {
  score: number;
  log: string;
  summary: string;
}

/** A pilot for a game of the arcade. The same seed and depth make the same play. */
export interface Engine {
  name: string;
  play(seed: number, depth: Depth): Play;
}
