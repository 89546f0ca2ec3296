import type { GameFigures } from '@gamegeek/contracts/live/live-events.js';
import { gameTopic } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '../../../shared/live/live-topic.js';
import { isGameChanges, isGameFigures } from '../games.guards.js';

export type LiveGame = LiveTopic<GameFigures, Partial<GameFigures>>;

const games = new Map<number, LiveGame>();

/** A game's figures after a patch, which names only those that have changed. */
export function applyToGame(held: GameFigures, changes: Partial<GameFigures>): GameFigures {
  return {
    average_rating: changes.average_rating ?? held.average_rating,
    total_ratings: changes.total_ratings ?? held.total_ratings,
    player_count: changes.player_count ?? held.player_count,
    watching: changes.watching ?? held.watching,
  };
}

/** The one live topic of a game. */
export function liveGame(gameId: number): LiveGame {
  const known = games.get(gameId);
  if (known) return known;
  const game: LiveGame = new LiveTopic({
    name: gameTopic(gameId),
    isSnapshot: isGameFigures,
    isChanges: isGameChanges,
    reduce: applyToGame,
  });
  games.set(gameId, game);
  return game;
}
