import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from './query-client.js';

/**
 * For pages that fetch. Pages that only watch topics (the home page) do without the query library, a tenth of the first
 * load.
 */
export function QueryProvider({ children }: { children: ReactNode }): ReactNode {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
