import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { LoadError } from './load-error.js';

interface QueryViewProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** Says what could not be loaded. */
  failed: string;
  /** Gives the reason, below it. */
  reason?: (error: Error) => string;
  /** Shown while the data loads, in about the same size. */
  pending: ReactNode;
  /** Rendered as a transition: React yields to input in between (decision 0015). */
  isLarge?: boolean;
  children: (data: T) => ReactNode;
}

/** The data of a query, or why it could not be loaded. */
export function QueryView<T>(props: QueryViewProps<T>): ReactNode {
  const { query, failed, reason, pending, isLarge = false, children } = props;
  const { data, error, refetch } = query;
  const deferred = useDeferredValue(isLarge ? data : undefined);
  const shown = isLarge ? deferred : data;
  if (data === undefined && error) {
    return <LoadError title={failed} text={reason?.(error)} onRetry={() => void refetch()} />;
  }
  return data === undefined || shown === undefined ? pending : children(shown);
}
