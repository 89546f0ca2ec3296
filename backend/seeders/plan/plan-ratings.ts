import type { SeededRandom } from '../random.js';
import { mostPlayed } from './plan-comments.js';
import type { PlannedGame } from './plan-games.js';
import type { PlannedPlayer } from './plan-players.js';
import type { PlannedScore } from './plan-scores.js';

/** How many of a game's players rate it. */
const SHARE = 0.3;
/** Around which rating the games lie, and how far apart games and players are. */
const USUAL = 3.8;
const GAMES_APART = 0.45;
const PLAYERS_APART = 0.8;

export interface PlannedRating {
  player: PlannedPlayer;
  game: PlannedGame;
  rating: number;
  at: number;
}

/** What players have given the games they had played, one rating each. */
export function planRatings(scores: readonly PlannedScore[], now: number, random: SeededRandom): PlannedRating[] {
  return mostPlayed(scores).flatMap(({ game, plays }) => {
    const worth = USUAL + GAMES_APART * random.normal();
    const first = new Map<PlannedPlayer, number>();
    for (const { player, at } of plays) if (!first.has(player)) first.set(player, at);
    return [...first].flatMap(([player, at]) => {
      if (random.next() >= SHARE) return [];
      const rating = Math.min(5, Math.max(1, Math.round(worth + PLAYERS_APART * random.normal())));
      return [{ player, game, rating, at: Math.floor(random.between(at, now)) }];
    });
  });
}
