import type { Game } from '@gamegeek/contracts/games/games.types.js';
import type { GameFigures } from '@gamegeek/contracts/live/live-events.js';
import { useLive } from '../../../shared/live/use-live.js';
import { liveGame } from './game-topic.js';

export type ShownFigures = Omit<GameFigures, 'watching'> & {
  /** Undefined until the line is up: nobody has counted yet. */
  watching: number | undefined;
};

/** What moves on a game's page: as it was when the game was read, until the live figures are there. */
export function useGameFigures(game: Game): ShownFigures {
  const { snapshot } = useLive(liveGame(game.id));
  return snapshot ?? { ...game, watching: undefined };
}
