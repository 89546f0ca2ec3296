import { connectRequestSchema } from '@gamegeek/contracts/play/play.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';

/** The request behind a code, for this user. */
export const connectQuery = (code: string, username: string) =>
  queryOptions({
    queryKey: ['/api/play/connects', code, username],
    queryFn: ({ signal }) => request(`/api/play/connects/${code}`, { answer: connectRequestSchema, signal }),
    // The code may have been used since the last lookup.
    staleTime: 0,
    gcTime: 0,
  });

export function confirmConnect(code: string): Promise<undefined> {
  return request(`/api/play/connects/${code}/confirm`, { method: 'POST', answer: nothing });
}
