import {
  INBOX_PAGE_SIZE,
  inboxPageSchema,
  unreadNoticesSchema,
  type InboxPage,
  type InboxState,
  type Notice,
} from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const INBOX = '/api/user/inbox';

/** A page of the inbox, newest first. */
const inboxQuery = (page: number) =>
  queryOptions({
    queryKey: [INBOX, page],
    queryFn: ({ signal }) =>
      request(INBOX, { query: { page, limit: INBOX_PAGE_SIZE }, answer: inboxPageSchema, signal }),
    placeholderData: keepPreviousData,
    // The inbox may have changed since the last visit.
    staleTime: 0,
  });

export const refetchInbox = () => queryClient.invalidateQueries({ queryKey: [INBOX] });

/** A page of the inbox, refetched when a notice arrives, is read or is deleted. */
export function useInbox(state: InboxState | undefined, page = 1) {
  const mark = state && `${state.unread} ${state.newest?.id}`;
  const last = useRef(mark);
  useEffect(() => {
    if (mark === last.current) return;
    last.current = mark;
    void refetchInbox();
  }, [mark]);
  return useQuery(inboxQuery(page));
}

/** Changes all cached pages until they are refetched. */
function change(edit: (notices: Notice[]) => Notice[]): void {
  queryClient.setQueriesData<InboxPage>(
    { queryKey: [INBOX] },
    (page) => page && { ...page, notices: edit(page.notices) },
  );
}

/** Marks notices as read: by their ids, or all up to one. */
export function useMarkRead() {
  return useMutation({
    mutationFn: (which: { up_to: number } | { ids: number[] }) =>
      request(`${INBOX}/read`, { method: 'POST', body: which, answer: unreadNoticesSchema }),
    onMutate: (which) => {
      const isSelected = ({ id }: Notice): boolean => ('ids' in which ? which.ids.includes(id) : id <= which.up_to);
      change((notices) => notices.map((notice) => (isSelected(notice) ? { ...notice, read: true } : notice)));
    },
    onSettled: refetchInbox,
  });
}

export function useDeleteNotice() {
  return useMutation({
    mutationFn: (id: number) => request(`${INBOX}/${id}`, { method: 'DELETE', answer: nothing }),
    onMutate: (id) => change((notices) => notices.filter((notice) => notice.id !== id)),
    onSettled: refetchInbox,
  });
}
