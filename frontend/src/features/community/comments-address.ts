import { COMMENT_SORTS } from '@gamegeek/contracts/comments/comment-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { commentNamedIn } from '@gamegeek/contracts/comments/comment-place.js';
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
  const [query, setQuery] = useSearchParams();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const sort = COMMENT_SORTS.find((known) => known === query.get('sort')) ?? 'newest';
  const page = parsePositiveInteger(query.get('comments')) ?? 1;
  const place = useMemo(() => ({ sort, page }), [sort, page]);
  const show = useCallback(
    (next: Place) => setQuery((now) => queryOf(now, next), { preventScrollReset: true }),
    [setQuery],
  );
  const showNamed = useCallback(
    (next: number) => {
      const search = queryOf(query, { sort, page: next }).toString();
      void navigate({ search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate, query, sort, hash],
  );
  return { place, named: commentNamedIn(hash), visit: key, show, showNamed };
}

/** The rest of it stays; the tab is said, because it was open for the comment's sake alone when one was named. */
function queryOf(before: URLSearchParams, { sort, page }: Place): URLSearchParams {
  const query = new URLSearchParams(before);
  query.set('tab', 'community');
  keep(query, 'sort', sort === 'newest' ? undefined : sort);
  keep(query, 'comments', page === 1 ? undefined : String(page));
  return query;
}

function keep(address: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) address.delete(name);
  else address.set(name, value);
}
