import { BOARD_WINDOW } from '@gamegeek/contracts/live/live-events.js';
import { rowsToShow } from '@gamegeek/contracts/live/watch-options.js';
import type { BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LiveStatus } from '#shared/live/live-topic.js';
import { useLive } from '#shared/live/use-live.js';
import { boardPageQuery } from '../queries.js';
import { BOARD_PAGE, pageCount } from '../board-pages.js';
import { liveLeaderboard } from './leaderboard-topic.js';
import { useRefetch } from './use-refetch.js';

/** The pages within the live topic; deeper ones are requested. */
const LIVE_PAGES = BOARD_WINDOW / BOARD_PAGE;

export interface BoardPage {
  /** The displayed page: the requested one, or the last one (an old link, or a new week). */
  page: number;
  /** Undefined while loading. */
  entries: LeaderboardEntry[] | undefined;
  format: BoardFormat | undefined;
  total: number | undefined;
  status: LiveStatus;
  watchers: number | undefined;
  failed: boolean;
  retry: () => void;
}

/** One page of a board: the first hundred rows are live; deeper pages are refetched after changes. */
export function useBoardPage(board: Board, wanted: number, userId: string | undefined): BoardPage {
  const live = useLive(liveLeaderboard(board), rowsToShow(wanted * BOARD_PAGE));
  const page = live.snapshot ? Math.min(wanted, pageCount(live.snapshot.total)) : wanted;
  const isDeep = page > LIVE_PAGES;
  const deep = useQuery({ ...boardPageQuery(board, page, userId), enabled: isDeep });
  useRefetch(isDeep, live.seq, deep.data?.seq, deep.refetch);

  // Rows after the first page arrive with the wider answer.
  const liveEntries = live.rows < page * BOARD_PAGE ? undefined : live.snapshot?.entries;
  const shownLive = useMemo(() => liveEntries?.slice((page - 1) * BOARD_PAGE, page * BOARD_PAGE), [liveEntries, page]);
  const { status, watchers } = live;
  if (!isDeep) {
    const { failed, retry } = live;
    return {
      page,
      entries: shownLive,
      format: live.snapshot?.format,
      total: live.snapshot?.total,
      status,
      watchers,
      failed,
      retry,
    };
  }
  return {
    page,
    entries: deep.data?.entries,
    format: deep.data?.format,
    total: live.snapshot?.total ?? deep.data?.total,
    status,
    watchers,
    failed: deep.isLoadingError,
    retry: () => void deep.refetch(),
  };
}
