import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/** An undefined parameter is removed from the address. */
export type QueryChanges = Record<string, string | undefined>;

type ChangeQuery = (changes: QueryChanges, options?: NavigateOptions) => void;

/**
 * The query of the address and a function that changes parts of it. Changes made before the next render add up; the
 * router's own setter would start each from the last rendered address.
 */
export function useAddressQuery(): [query: URLSearchParams, change: ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const rendered = useRef(query);
  /** Queries that were set and are not rendered yet, in order. */
  const pending = useRef<string[]>([]);

  useLayoutEffect(() => {
    rendered.current = query;
    const at = pending.current.indexOf(query.toString());
    pending.current = at === -1 ? [] : pending.current.slice(at + 1);
  }, [query]);

  const change: ChangeQuery = useCallback(
    (changes, options) => {
      const next = changedQuery(new URLSearchParams(pending.current.at(-1) ?? rendered.current), changes);
      pending.current.push(next.toString());
      setQuery(next, options);
    },
    [setQuery],
  );
  return [query, change];
}

/** A copy of a query with some of its parameters changed. */
export function changedQuery(query: URLSearchParams, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
