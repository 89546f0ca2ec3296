import { aiModelSchema } from '@gamegeek/contracts/models/models.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { request } from '#shared/api/api-client.js';
import { ApiError } from '#shared/api/api-error.js';

/** One AI model; no request for `undefined`, the id of an invalid address. */
export function useModel(id: number | undefined) {
  const {
    data: read,
    error,
    refetch,
  } = useQuery({
    queryKey: ['/api/models', id],
    queryFn: ({ signal }) => request(`/api/models/${id}`, { answer: aiModelSchema, signal }),
    enabled: id !== undefined,
  });
  // As a transition: React yields to input in between (decision 0015).
  const data = useDeferredValue(read);
  const isUnknown = id === undefined || (error instanceof ApiError && error.code === 'not_found');
  return {
    model: isUnknown ? undefined : data,
    isUnknown,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
