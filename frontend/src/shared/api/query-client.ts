import { QueryClient } from '@tanstack/react-query';

/** Never stale, no refetch on focus, no polling, no retry, dropped after 5 minutes (docs/product.md, section 9). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: 5 * 60_000,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}

/** For data that is fetched once. Data that changes live belongs in a live topic; no data is in both. */
export const queryClient = createQueryClient();
