import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.js';

/**
 * Stands around the pages that fetch. Pages that only watch (the home page) come without the query library, which is a
 * tenth of the first load.
 */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
