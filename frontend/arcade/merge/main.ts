import type { Move } from '@gamegeek/arcade/merge/board.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { mergeMeta } from '@gamegeek/arcade/merge/merge.meta.js';
import { highestTile, type Merge } from '@gamegeek/arcade/merge/merge.js';
import { DIRECTION_PAD } from '../shell/direction-pad.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { Shell } from '../shell/shell.js';
import { MERGE_HINTS } from './hints.js';
import { MergeView } from './merge-view.js';
import { MERGE_TEXTS, type MergeTexts } from './texts.js';

/** The tile that players of this kind of game aim for. */
const GOAL = 2048;

new Shell<Merge, Move, MergeTexts>({
  game: mergeGame,
  meta: mergeMeta,
  texts: MERGE_TEXTS,
  hints: MERGE_HINTS,
  keys: ARROW_KEYS,
  swipes: true,
  pad: DIRECTION_PAD,
  isWon: (merge) => highestTile(merge) >= GOAL,
  figures: (merge, words) => [
    { label: words.tile, value: String(highestTile(merge)) },
    { label: words.moves, value: String(merge.moves) },
  ],
  view: (host) => new MergeView(host),
});
