import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { CommonPeriod } from '@gamegeek/contracts/scores/period.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useAddressQuery } from '#shared/routing/use-address-query.js';

/** A tab of the hub: a board of this period, or the player rating. */
type HubTab = CommonPeriod | 'rating';

export interface BoardAddress {
  tab: HubTab;
  board: Board;
  page: number;
  showGame: (gameId: number | undefined) => void;
  showTab: (tab: HubTab) => void;
  showPage: (page: number) => void;
}

/** The board and its page from the address, so that they can be shared and are part of the history. */
export function useBoardAddress(): BoardAddress {
  const [query, change] = useAddressQuery();

  const period = query.get('period') === 'week' ? 'week' : 'all';

  return {
    tab: query.get('board') === 'rating' ? 'rating' : period,
    board: { scope: parsePositiveInteger(query.get('game')) ?? 'global', period },
    page: parsePositiveInteger(query.get('page')) ?? 1,
    // Another board starts at its first page.
    showGame: (gameId) => change({ game: gameId?.toString(), board: undefined, page: undefined }),
    // The rating is over all games.
    showTab: (tab) =>
      tab === 'rating'
        ? change({ board: tab, game: undefined, period: undefined, page: undefined })
        : change({ board: undefined, period: tab === 'week' ? tab : undefined, page: undefined }),
    showPage: (page) => change({ page: page > 1 ? String(page) : undefined }),
  };
}
