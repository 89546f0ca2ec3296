import type { ActivePlayer } from '@gamegeek/contracts/activity/activity.schemas.js';
import type { LiveTrendingGame } from '@gamegeek/contracts/games/games.schemas.js';
import type { TrendingShown } from '@gamegeek/contracts/trending/trending.schemas.js';
import { trendingGame } from './game.factory.js';

/** A player with this number of recent games; `n` determines id and name. */
export function activePlayer(n: number, games: number, changes: Partial<ActivePlayer> = {}): ActivePlayer {
  return {
    id: `user-${n}`,
    username: `player-${n}`,
    games_played: games,
    last_played_at: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

/** A trending game as in the live topic. */
export function liveTrend(of: Parameters<typeof trendingGame>[0], changes: Partial<LiveTrendingGame> = {}) {
  return { ...trendingGame(of), playingNow: 0, ...changes };
}

/** The trending games of a site with enough games by default. */
export function trendsOf(games: LiveTrendingGame[], listed = 3): TrendingShown {
  return { games, listed };
}
