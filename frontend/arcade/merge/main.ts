import type { Move } from '@gamegeek/arcade/merge/board.js';
import { mergeGame } from '@gamegeek/arcade/merge/merge.game.js';
import { mergeMeta } from '@gamegeek/arcade/merge/merge.meta.js';
import { highestTile, type Merge } from '@gamegeek/arcade/merge/merge.js';
import { ARROW_KEYS } from '../shell/presentation.js';
import { start } from '../shell/start.js';
import { MERGE_HINTS } from './hints.js';
import { MergeView } from './merge-view.js';
import { shareBoard } from './share-board.js';
import { MERGE_TEXTS, type MergeTexts } from './texts.js';

/** The tile that players of this kind of game aim for. */
const GOAL = 2048;
const MILESTONES = [512, 1024, GOAL];

start<Merge, Move, MergeTexts>({
  game: mergeGame,
  meta: mergeMeta,
  texts: MERGE_TEXTS,
  hints: MERGE_HINTS,
  keys: ARROW_KEYS,
  // The view follows strokes itself.
  swipes: false,
  pad: [],
  music: 'calm',
  isWon: (merge) => highestTile(merge) >= GOAL,
  figures: (merge, words) => [{ label: words.moves, value: String(merge.moves) }],
  results: (merge, words) => {
    const best = highestTile(merge);
    return [
      { label: words.tile, value: String(best) },
      // The card shows which of them were reached.
      ...MILESTONES.map((tile) => ({ label: String(tile), value: '', reached: best >= tile })),
    ];
  },
  share: ({ board }) => shareBoard(board),
  view: (host) => new MergeView(host),
});
