import type { GameCategory } from '@gamegeek/contracts/games/categories.js';

/** What players of one language say of games: of any game, to add to that, and of games of a kind. */
export interface CommentPhrases {
  opinions: readonly string[];
  details: readonly string[];
  kinds: Readonly<Record<GameCategory, readonly string[]>>;
}
