import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import type { ArcadeGameId, Details } from './game.js';
import type { HumanPace } from './pace.js';

/** The figures by which achievements are decided: a finished run. */
export interface Performance {
  score: number;
  details: Details;
}

export interface ArcadeAchievement {
  /** Unique within the game. */
  id: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  isReached(performance: Performance): boolean;
}

export interface GameMeta {
  id: ArcadeGameId;
  category: GameCategory;
  /** One name in every language, in the catalogue, on boards and on the stage. */
  title: string;
  /** One sentence for catalogue and title screen. */
  tagline: Record<Language, string>;
  achievements: readonly ArcadeAchievement[];
  /** Of games whose runs are only replayed (`run-check.ts`). */
  humanPace?: HumanPace;
}

/** Whether a figure of the run reached a threshold. */
export function atLeast(detail: string, bound: number): (performance: Performance) => boolean {
  return ({ details }) => (details[detail] ?? 0) >= bound;
}

export function scores(bound: number): (performance: Performance) => boolean {
  return ({ score }) => score >= bound;
}
