import { COMMENT_SORTS } from '@gamegeek/contracts/comments/comment-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { commentNamedIn } from '@gamegeek/contracts/comments/comment-place.js';
import { changedQuery, useAddressQuery, type QueryChanges } from '../../shared/routing/use-address-query.js';
import type { Place } from './live/shown-page.js';

interface CommentsAddress {
  place: Place;
  /** The comment that is named. */
  named: number | undefined;
  /** Another one for each time that somebody goes there. */
  visit: string;
  /** Shows a page, and names no comment any more. */
  show: (place: Place) => void;
  /** Shows the page that holds the comment that is named. */
  showNamed: (page: number) => void;
}

/** Which comments are shown stands in the address: the newest, from the first page, unless it says otherwise. */
export function useCommentsAddress(): CommentsAddress {
  const [query, change] = useAddressQuery();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const sort = COMMENT_SORTS.find((known) => known === query.get('sort')) ?? 'newest';
  const page = parsePositiveInteger(query.get('comments')) ?? 1;
  const place = useMemo(() => ({ sort, page }), [sort, page]);
  const show = useCallback((next: Place) => change(changesOf(next), { preventScrollReset: true }), [change]);
  const showNamed = useCallback(
    (next: number) => {
      const search = changedQuery(query, changesOf({ sort, page: next })).toString();
      void navigate({ search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, query, sort, hash],
  );
  return { place, named: commentNamedIn(hash), visit: key, show, showNamed };
}

/** The tab is named, because it was open for the comment's sake alone when one was named. */
function changesOf({ sort, page }: Place): QueryChanges {
  return {
    tab: 'community',
    sort: sort === 'newest' ? undefined : sort,
    comments: page === 1 ? undefined : String(page),
  };
}
