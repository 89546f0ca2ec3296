import type { Random } from '../random.ts';

/** How far a pilot looks before it moves: 1 plays by feeling, 3 thinks. */
export type Depth = 1 | 2 | 3;

/** One finished play: what it earned by the game's own rules, and how it went in a few words. */
export interface Play {
  score: number;
  summary: string;
}

/** A small game with a pilot. Chance decides only what the rules leave to chance, so a seed replays a play exactly. */
export interface Engine {
  name: string;
  play(random: Random, depth: Depth): Play;
}
