import { codesMeta } from './codes/codes.meta.js';
import { dungeonMeta } from './dungeon/dungeon.meta.js';
import type { ArcadeGameId } from './game.js';
import { mergeMeta } from './merge/merge.meta.js';
import type { GameMeta } from './meta.js';
import { reversiMeta } from './reversi/reversi.meta.js';
import { snakeMeta } from './snake/snake.meta.js';
import { stackerMeta } from './stacker/stacker.meta.js';
import { wordsMeta } from './words/words.meta.js';

/** Titles, categories and achievements of the arcade: one game for each category. */
export const ARCADE_METAS: Readonly<Record<ArcadeGameId, GameMeta>> = {
  words: wordsMeta,
  reversi: reversiMeta,
  merge: mergeMeta,
  dungeon: dungeonMeta,
  codes: codesMeta,
  stacker: stackerMeta,
  snake: snakeMeta,
};
