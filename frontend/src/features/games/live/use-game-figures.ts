import type { MovingFigures } from '@gamegeek/contracts/games/game-figures.schemas.js';
import type { RatingDistribution } from '@gamegeek/contracts/values.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useLive } from '#shared/live/use-live.js';
import { liveGame } from './game-topic.js';

/** Undefined until the live topic has answered: the game itself does not contain it. */
export type ShownFigures = Pick<MovingFigures, 'average_rating' | 'total_ratings' | 'player_count'> & {
  playing_now: number | undefined;
  rating_distribution: RatingDistribution | undefined;
};

/** A game's figures: as fetched with the game until the live ones arrive. */
export function useGameFigures(game: Game): ShownFigures {
  const { snapshot } = useLive(liveGame(game.id));
  return snapshot ?? { ...game, playing_now: undefined, rating_distribution: undefined };
}
