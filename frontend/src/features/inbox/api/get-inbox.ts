import { INBOX_PAGE_SIZE, inboxPageSchema } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

export const INBOX = '/api/user/inbox';

/** A page of the inbox, newest first. `mark` changes with each live update of the inbox. */
export function useInbox(mark: string | undefined, page = 1) {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: [INBOX, page],
    queryFn: ({ signal }) =>
      request(INBOX, { query: { page, limit: INBOX_PAGE_SIZE }, answer: inboxPageSchema, signal }),
    placeholderData: keepPreviousData,
    // The inbox may have changed since the last visit.
    staleTime: 0,
  });
  const last = useRef(mark);
  useEffect(() => {
    if (mark === last.current) return;
    last.current = mark;
    void queryClient.invalidateQueries({ queryKey: [INBOX] });
  }, [mark]);
  return { inbox: data, error, isTurning: isPlaceholderData, retry: () => void refetch() };
}
