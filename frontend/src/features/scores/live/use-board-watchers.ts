import { useWatchers } from '#shared/live/use-live.js';
import { liveLeaderboard } from './leaderboard-topic.js';

/**
 * How many watch the board of a game, on whatever page. Undefined until a component that shows the board has loaded it.
 */
export const useBoardWatchers = (gameId: number): number | undefined =>
  useWatchers(liveLeaderboard({ scope: gameId, period: 'all' }));
