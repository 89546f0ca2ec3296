import { ownHomeSchema } from '@gamegeek/contracts/home/home.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

const HOME = '/api/user/home';
const REFRESH_MS = 60_000;

/** What happened to the user, and who plays now; kept current while the page is open. */
export const ownHomeQuery = (userId: string) =>
  queryOptions({
    queryKey: [HOME, userId],
    queryFn: ({ signal }) => request(HOME, { answer: ownHomeSchema, signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
