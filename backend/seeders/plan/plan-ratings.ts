import type { SeededRandom } from '../random.js';
import { mostPlayed } from './plan-comments.js';
import type { PlannedGame } from './plan-games.js';
import type { PlannedPlayer } from './plan-players.js';
import type { PlannedScore } from './plan-scores.js';

/** The share of a game's players who rate it. */
const SHARE = 0.3;
/** The mean rating, and the standard deviations between games and between players. */
const MEAN = 3.8;
const GAME_DEVIATION = 0.45;
const PLAYER_DEVIATION = 0.8;

export interface PlannedRating {
  player: PlannedPlayer;
  game: PlannedGame;
  rating: number;
  at: number;
}

/** Plans at most one rating for each player and game played. */
export function planRatings(scores: readonly PlannedScore[], now: number, random: SeededRandom): PlannedRating[] {
  return mostPlayed(scores).flatMap(({ game, plays }) => {
    const worth = MEAN + GAME_DEVIATION * random.normal();
    const first = new Map<PlannedPlayer, number>();
    for (const { player, at } of plays) if (!first.has(player)) first.set(player, at);
    return [...first].flatMap(([player, at]) => {
      if (random.next() >= SHARE) return [];
      const rating = Math.min(5, Math.max(1, Math.round(worth + PLAYER_DEVIATION * random.normal())));
      return [{ player, game, rating, at: Math.floor(random.between(at, now)) }];
    });
  });
}
