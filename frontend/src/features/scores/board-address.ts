import type { Board } from '@gamegeek/contracts/live/topics.js';
import type { Period } from '@gamegeek/contracts/scores/period.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useAddressQuery } from '#shared/routing/use-address-query.js';

export interface BoardAddress {
  board: Board;
  page: number;
  showGame: (gameId: number | undefined) => void;
  showPeriod: (period: Period) => void;
  showPage: (page: number) => void;
}

/** The board and its page from the address, so that they can be shared and are part of the history. */
export function useBoardAddress(): BoardAddress {
  const [query, change] = useAddressQuery();

  return {
    board: {
      scope: parsePositiveInteger(query.get('game')) ?? 'global',
      period: query.get('period') === 'week' ? 'week' : 'all',
    },
    page: parsePositiveInteger(query.get('page')) ?? 1,
    // Another board starts at its first page.
    showGame: (gameId) => change({ game: gameId?.toString(), page: undefined }),
    showPeriod: (period) => change({ period: period === 'week' ? period : undefined, page: undefined }),
    showPage: (page) => change({ page: page > 1 ? String(page) : undefined }),
  };
}
