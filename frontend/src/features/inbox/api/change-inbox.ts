import { unreadNoticesSchema, type InboxPage, type Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { useMutation } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { INBOX } from './get-inbox.js';

/** Changes all cached pages until they are refetched. */
function change(edit: (notices: Notice[]) => Notice[]): void {
  queryClient.setQueriesData<InboxPage>(
    { queryKey: [INBOX] },
    (page) => page && { ...page, notices: edit(page.notices) },
  );
}

const refetchInbox = () => queryClient.invalidateQueries({ queryKey: [INBOX] });

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
