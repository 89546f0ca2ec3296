import { COMMENT_SORTS } from '@gamegeek/contracts/community/comment-limits.js';
import { parsePositiveInteger } from '@gamegeek/contracts/validation/positive-integer.js';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Place } from './live/shown-page.js';

/** Which comments are shown stands in the address: the newest, from the first page, unless it says otherwise. */
export function useCommentsPlace(): [Place, (place: Place) => void] {
  const [query, setQuery] = useSearchParams();
  const sort = COMMENT_SORTS.find((known) => known === query.get('sort')) ?? 'newest';
  const page = parsePositiveInteger(query.get('comments')) ?? 1;
  const place = useMemo(() => ({ sort, page }), [sort, page]);
  const show = useCallback(
    (next: Place) =>
      setQuery(
        (now) => {
          const address = new URLSearchParams(now);
          keep(address, 'sort', next.sort === 'newest' ? undefined : next.sort);
          keep(address, 'comments', next.page === 1 ? undefined : String(next.page));
          return address;
        },
        { preventScrollReset: true },
      ),
    [setQuery],
  );
  return [place, show];
}

function keep(address: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) address.delete(name);
  else address.set(name, value);
}
