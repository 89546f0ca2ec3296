import { GAME_CATEGORIES, type GameCategory } from '@gamegeek/contracts/games/categories.js';
import { SEARCH_MAX } from '@gamegeek/contracts/games/list-games.dto.js';
import { GAME_SORTS, type GameSort } from '@gamegeek/contracts/games/sorts.js';
import { TAG_PATTERN } from '@gamegeek/contracts/games/tags.js';
import { MAX_PAGE_DEPTH } from '@gamegeek/contracts/paging/page-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { changedQuery, useAddressQuery } from '#shared/routing/use-address-query.js';
import { GAMES_PAGE, type GameListQuery } from './queries.js';

/** The highest page number that can be requested. */
export const MAX_GAMES_PAGE = Math.floor(MAX_PAGE_DEPTH / GAMES_PAGE);
const CONTROL_CHARACTERS = /\p{Cc}/gu;

export interface GamesAddress {
  query: GameListQuery;
  showSearch: (search: string) => void;
  showCategory: (category: string) => void;
  showTag: (tag: string | undefined) => void;
  showPlayable: (isPlayable: boolean) => void;
  showSort: (sort: string) => void;
  showPage: (page: number) => void;
  /** The address of another page of the same list. */
  placeOfPage: (page: number) => string;
  showAll: () => void;
}

/** Search, filters, sort order and page from the address; invalid parameters are ignored. */
export function useGamesAddress(): GamesAddress {
  const [address, change] = useAddressQuery();
  const search = (address.get('search') ?? '').replace(CONTROL_CHARACTERS, ' ').trim().slice(0, SEARCH_MAX);

  return {
    query: {
      search,
      category: categoryOf(address.get('category')),
      tag: tagOf(address.get('tag')),
      isPlayable: address.get('playable') === 'true',
      sort: sortOf(address.get('sort')),
      page: Math.min(parsePositiveInteger(address.get('page')) ?? 1, MAX_GAMES_PAGE),
    },
    // Continued typing replaces the history entry. Another list starts at its first page.
    showSearch: (next) =>
      change({ search: next || undefined, page: undefined }, { replace: search !== '' && next !== '' }),
    showCategory: (category) => change({ category: category || undefined, page: undefined }),
    showTag: (tag) => change({ tag, page: undefined }),
    showPlayable: (isPlayable) => change({ playable: isPlayable ? 'true' : undefined, page: undefined }),
    showSort: (sort) => change({ sort: sort || undefined, page: undefined }),
    showPage: (page) => change(pageOf(page)),
    placeOfPage: (page) => `?${changedQuery(address, pageOf(page))}`,
    showAll: () =>
      change({ search: undefined, category: undefined, tag: undefined, playable: undefined, page: undefined }),
  };
}

const pageOf = (page: number) => ({ page: page > 1 ? String(page) : undefined });
const categoryOf = (text: string | null): GameCategory | undefined => GAME_CATEGORIES.find((known) => known === text);
const tagOf = (text: string | null) => (text !== null && TAG_PATTERN.test(text) ? text : undefined);
const sortOf = (text: string | null): GameSort | undefined => GAME_SORTS.find((known) => known === text);
