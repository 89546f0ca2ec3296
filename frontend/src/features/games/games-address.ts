import { GAME_CATEGORIES, type GameCategory } from '@gamegeek/contracts/games/categories.js';
import { SEARCH_MAX } from '@gamegeek/contracts/games/list-games.dto.js';
import { GAME_SORTS, type GameSort } from '@gamegeek/contracts/games/sorts.js';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useSearchParams } from 'react-router-dom';
import { GAMES_PAGE, type GameListQuery } from './api/list-games.js';

/** The last page that can be asked for by its number. */
export const MAX_GAMES_PAGE = Math.floor(MAX_PAGE_DEPTH / GAMES_PAGE);
const CONTROL_CHARACTERS = /\p{Cc}/gu;

export interface GamesAddress {
  query: GameListQuery;
  showSearch: (search: string) => void;
  showCategory: (category: string) => void;
  showSort: (sort: string) => void;
  showPage: (page: number) => void;
  /** Where another page of the same list is. */
  placeOfPage: (page: number) => string;
  showAll: () => void;
}

/** What is searched, how it is sorted and which page is shown stands in the address; what it cannot mean is left out. */
export function useGamesAddress(): GamesAddress {
  const [address, setAddress] = useSearchParams();
  const search = (address.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ').trim().slice(0, SEARCH_MAX);

  function change(changes: Record<string, string | undefined>, how?: { replace: boolean }): void {
    setAddress((now) => changed(now, changes), how);
  }

  return {
    query: {
      search,
      category: categoryOf(address.get('category')),
      sort: sortOf(address.get('sort')),
      page: Math.min(parsePositiveInteger(address.get('page')) ?? 1, MAX_GAMES_PAGE),
    },
    // A search that is typed on is one step back, not one a letter. Another list begins at its first page.
    showSearch: (next) => change({ search: next, page: undefined }, { replace: search !== '' && next !== '' }),
    showCategory: (category) => change({ category, page: undefined }),
    showSort: (sort) => change({ sort, page: undefined }),
    showPage: (page) => change(pageOf(page)),
    placeOfPage: (page) => `?${changed(address, pageOf(page))}`,
    showAll: () => change({ search: undefined, category: undefined, page: undefined }),
  };
}

function changed(now: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

const pageOf = (page: number) => ({ page: page > 1 ? String(page) : undefined });
const categoryOf = (text: string | null): GameCategory | undefined => GAME_CATEGORIES.find((known) => known === text);
const sortOf = (text: string | null): GameSort | undefined => GAME_SORTS.find((known) => known === text);
