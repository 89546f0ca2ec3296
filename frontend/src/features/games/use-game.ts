import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { isNotFound } from '#shared/api/api-error.js';
import { gameQuery } from './queries.js';

/** One game; no request without an id. */
export function useGame(id: number | undefined) {
  const { data: read, error, refetch } = useQuery(gameQuery(id));
  // Signing in resets the cache; a page with a running game keeps its data until the refetch.
  const [known, setKnown] = useState(read);
  if (read !== undefined && read !== known) setKnown(read);
  // As a transition: React yields to input in between (decision 0015).
  const data = useDeferredValue(read ?? (known?.id === id ? known : undefined));
  const isUnknown = isNotFound(error);
  return {
    game: isUnknown ? undefined : data,
    isUnknown,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
