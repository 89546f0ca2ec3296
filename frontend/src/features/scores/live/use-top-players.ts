import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { rowsToShow } from '@gamegeek/contracts/live/watch-options.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { useLive } from '#shared/live/use-live.js';
import { TOP_PLAYERS } from '../board-pages.js';
import { liveLeaderboard } from './leaderboard-topic.js';

const board = liveLeaderboard({ scope: 'global', period: 'all' });

export interface TopPlayersPage {
  /** The displayed page: the requested one, or the last one. */
  page: number;
  pages: number;
  /** Undefined while loading. */
  entries: LeaderboardEntry[] | undefined;
  status: LiveStatus;
  /** The number of watchers; undefined until known. */
  watchers: number | undefined;
  failed: boolean;
  retry: () => void;
}

/** The best players over all games, four per page, within the live rows; the full board has another page. */
export function useTopPlayers(wanted: number): TopPlayersPage {
  const { snapshot, rows, status, watchers, failed, retry } = useLive(board, rowsToShow(wanted * TOP_PLAYERS));
  const reached = Math.min(snapshot?.total ?? 0, BOARD_WINDOW);
  const pages = Math.max(1, Math.ceil(reached / TOP_PLAYERS));
  const page = snapshot ? Math.min(wanted, pages) : wanted;
  // Pages beyond the first ten rows arrive with the wider answer.
  const held = rows < rowsToShow(page * TOP_PLAYERS) ? undefined : snapshot?.entries;
  const entries = held?.slice((page - 1) * TOP_PLAYERS, page * TOP_PLAYERS);
  return { page, pages, entries, status, watchers, failed, retry };
}
