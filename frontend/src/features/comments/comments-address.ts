import { COMMENT_SORTS } from '@gamegeek/contracts/comments/comment-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { commentNamedIn } from '@gamegeek/contracts/comments/comment-place.js';
import { changedQuery, useAddressQuery, type QueryChanges } from '#shared/routing/use-address-query.js';
import type { PageRef } from './live/shown-page.js';

interface CommentsAddress {
  place: PageRef;
  /** The id of the linked comment. */
  named: number | undefined;
  /** A different value for each navigation. */
  visit: string;
  /** Opens a page, without a linked comment. */
  show: (place: PageRef) => void;
  /** Opens the page of the linked comment. */
  showNamed: (page: number) => void;
}

/** The list's place from the address: sorted by newest, first page by default. */
export function useCommentsAddress(): CommentsAddress {
  const [query, change] = useAddressQuery();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const sort = COMMENT_SORTS.find((known) => known === query.get('sort')) ?? 'newest';
  const page = parsePositiveInteger(query.get('comments')) ?? 1;
  const place = useMemo(() => ({ sort, page }), [sort, page]);
  const named = commentNamedIn(hash);
  const isNamed = named !== undefined;
  const show = useCallback(
    (next: PageRef) => change(changesOf(next, isNamed), { preventScrollReset: true }),
    [change, isNamed],
  );
  const showNamed = useCallback(
    (next: number) => {
      const search = changedQuery(query, changesOf({ sort, page: next }, isNamed)).toString();
      void navigate({ search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, query, sort, hash, isNamed],
  );
  return { place, named, visit: key, show, showNamed };
}

/** The tab becomes explicit if the linked comment implied it. */
function changesOf({ sort, page }: PageRef, isNamed: boolean): QueryChanges {
  return {
    ...(isNamed && { tab: 'community' }),
    sort: sort === 'newest' ? undefined : sort,
    comments: page === 1 ? undefined : String(page),
  };
}
