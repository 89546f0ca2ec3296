import {
  gameChangesSchema,
  gameFiguresSchema,
  type MovingFigures,
} from '@gamegeek/contracts/games/game-figures.schemas.js';
import { gameTopic } from '@gamegeek/contracts/live/topics.js';
import { mergeGameFigures } from '@gamegeek/rules/ratings.js';
import { LiveTopic } from '#shared/live/live-topic.js';

export type LiveGame = LiveTopic<MovingFigures, Partial<MovingFigures>>;

const games = new Map<number, LiveGame>();

/** The live topic of a game. */
export function liveGame(gameId: number): LiveGame {
  const known = games.get(gameId);
  if (known) return known;
  const game: LiveGame = new LiveTopic({
    name: gameTopic(gameId),
    snapshot: gameFiguresSchema,
    changes: gameChangesSchema,
    reduce: mergeGameFigures,
  });
  games.set(gameId, game);
  return game;
}
