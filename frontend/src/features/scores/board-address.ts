import { BOARD_SLUG, MAIN_BOARD } from '@gamegeek/contracts/boards/board-settings.js';
import type { Board, BoardScope } from '@gamegeek/contracts/live/topics.js';
import { PERIODS, type Period } from '@gamegeek/contracts/scores/period.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useAddressQuery } from '#shared/routing/use-address-query.js';

interface BoardOfGame {
  board: Board;
  /** Shows a board of the game; the main one without a slug. */
  showBoard: (slug: string | undefined) => void;
  showPeriod: (period: Period) => void;
  /** Only those whom the user follows, and the user. */
  isFollowing: boolean;
  showFollowing: (isFollowing: boolean) => void;
}

/** A tab of the hub: a board of this period, or the player rating over all games. */
export type HubTab = Period | 'rating';

export interface BoardAddress extends Omit<BoardOfGame, 'showPeriod'> {
  tab: HubTab;
  /** A day of a past period; undefined for the current one. */
  at: string | undefined;
  /** An earlier edition of the board; undefined for the newest one. */
  edition: number | undefined;
  page: number;
  showGame: (gameId: number | undefined) => void;
  showTab: (tab: HubTab) => void;
  showPast: (at: string | undefined) => void;
  showEdition: (edition: number | undefined) => void;
  showPage: (page: number) => void;
}

/** Another board starts with its newest edition, the current period and the first page. */
const FIRST_PAGE = { edition: undefined, at: undefined, page: undefined };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The board and its page from the address, so that they can be shared and are part of the history. */
export function useBoardAddress(): BoardAddress {
  const [query] = useAddressQuery();
  const scope = parsePositiveInteger(query.get('game')) ?? 'global';
  const { board, change, showBoard, showPeriod, isFollowing, showFollowing } = useBoardQuery(scope);
  const isRating = scope === 'global' && query.get('board') === 'rating';
  const at = query.get('at') ?? '';

  return {
    tab: isRating ? 'rating' : board.period,
    board,
    showBoard,
    isFollowing,
    showFollowing,
    at: scope !== 'global' && board.period !== 'all' && DAY.test(at) ? at : undefined,
    edition: board.slug === undefined ? undefined : parsePositiveInteger(query.get('edition')),
    page: parsePositiveInteger(query.get('page')) ?? 1,
    showGame: (gameId) => change({ ...FIRST_PAGE, game: gameId?.toString(), board: undefined }),
    showTab: (tab) =>
      tab === 'rating'
        ? change({ ...FIRST_PAGE, board: tab, game: undefined, period: undefined })
        : showPeriod(tab, isRating),
    showPast: (day) => change({ at: day, page: undefined }),
    // An earlier edition is shown with all its scores.
    showEdition: (edition) => change({ ...FIRST_PAGE, period: undefined, edition: edition?.toString() }),
    showPage: (page) => change({ page: page > 1 ? String(page) : undefined }),
  };
}

/** The board of a game that the address of its page names. */
export function useBoardOfGame(gameId: number): BoardOfGame {
  const { board, showBoard, showPeriod, isFollowing, showFollowing } = useBoardQuery(gameId);
  return { board, showBoard, showPeriod, isFollowing, showFollowing };
}

function useBoardQuery(scope: BoardScope) {
  const [query, change] = useAddressQuery();
  const slug = query.get('board') ?? MAIN_BOARD;
  const isNamed = scope !== 'global' && slug !== MAIN_BOARD && BOARD_SLUG.test(slug);
  const board: Board = {
    scope,
    ...(isNamed ? { slug } : {}),
    period: PERIODS.find((period) => period === query.get('period')) ?? 'all',
  };
  return {
    board,
    change,
    isFollowing: query.get('among') === 'following',
    showFollowing: (isFollowing: boolean) => change({ ...FIRST_PAGE, among: isFollowing ? 'following' : undefined }),
    // Another board starts at its first page.
    showBoard: (next: string | undefined) => change({ ...FIRST_PAGE, board: next }),
    showPeriod: (period: Period, leavesRating = false) =>
      change({
        ...FIRST_PAGE,
        period: period === 'all' ? undefined : period,
        ...(leavesRating && { board: undefined }),
      }),
  };
}
