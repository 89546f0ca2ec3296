import { gameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { request } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';

/** One game; no request without an id. */
export function useGame(id: number | undefined) {
  const {
    data: read,
    error,
    refetch,
  } = useQuery({
    queryKey: ['/api/games', id],
    queryFn: ({ signal }) => request(`/api/games/${id}`, { answer: gameSchema, signal }),
    enabled: id !== undefined,
  });
  // Signing in resets the cache; a page with a running game keeps its data until the refetch.
  const [known, setKnown] = useState(read);
  if (read !== undefined && read !== known) setKnown(read);
  // As a transition: React yields to input in between (decision 0015).
  const data = useDeferredValue(read ?? (known?.id === id ? known : undefined));
  const isUnknown = error instanceof ApiError && error.code === 'not_found';
  return {
    game: isUnknown ? undefined : data,
    isUnknown,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
