import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import { codesMeta } from './codes/codes.meta.js';
import { dungeonMeta } from './dungeon/dungeon.meta.js';
import type { ArcadeGameId } from './game.js';
import { mergeMeta } from './merge/merge.meta.js';
import type { ArcadeAchievement, GameMeta, Performance } from './meta.js';
import { unusualPace, type RunPace } from './pace.js';
import { reversiMeta } from './reversi/reversi.meta.js';
import { snakeMeta } from './snake/snake.meta.js';
import { stackerMeta } from './stacker/stacker.meta.js';
import { wordsMeta } from './words/words.meta.js';

/** Titles, categories and achievements of the arcade games, one for each category. */
export const ARCADE_METAS: Readonly<Record<ArcadeGameId, GameMeta>> = {
  words: wordsMeta,
  reversi: reversiMeta,
  merge: mergeMeta,
  dungeon: dungeonMeta,
  codes: codesMeta,
  stacker: stackerMeta,
  snake: snakeMeta,
};

/** What is unusual about the pace of a replayed run of a game. */
export function paceFindingOf(arcadeId: string, run: RunPace, roundSeconds: number): PaceFinding | null {
  const human = Object.values(ARCADE_METAS).find(({ id }) => id === arcadeId)?.humanPace;
  return human ? unusualPace(human, run, roundSeconds) : null;
}

/** The achievements of a game; none for games outside the arcade. */
export function achievementsOfGame(arcadeId: string): readonly ArcadeAchievement[] {
  return Object.values(ARCADE_METAS).find(({ id }) => id === arcadeId)?.achievements ?? [];
}

/** The ids of the achievements that a finished run earns. */
export function achievementsEarned(arcadeId: string, run: Performance): string[] {
  return achievementsOfGame(arcadeId)
    .filter((achievement) => achievement.isReached(run))
    .map(({ id }) => id);
}
