import type { RatingDistribution } from '@gamegeek/contracts/ratings/ratings.types.js';
import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { GameFigures } from '@gamegeek/contracts/live/live-events.js';
import { useLive } from '../../../shared/live/use-live.js';
import { liveGame } from './game-topic.js';

/** What nobody has told yet is undefined: a game is read without it, and the line brings it. */
export type ShownFigures = Omit<GameFigures, 'watching' | 'playing_now'> & {
  watching: number | undefined;
  playing_now: number | undefined;
  rating_distribution: RatingDistribution | undefined;
};

/** What moves on a game's page: as it was when the game was read, until the live figures are there. */
export function useGameFigures(game: Game): ShownFigures {
  const { snapshot } = useLive(liveGame(game.id));
  return snapshot ?? { ...game, watching: undefined, playing_now: undefined, rating_distribution: undefined };
}
