import { loggedActSchema, queueItemSchema } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import * as v from 'valibot';
import type { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import {
  QUEUE_PAGE_SIZE,
  type QueueStatus,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request, requestList } from '#shared/api/api-client.js';

const QUEUE = '/api/admin/queue';
const LOG = '/api/admin/log';

interface QueuePlace {
  status: QueueStatus;
  kind: SubjectKind | undefined;
  page: number;
}

/** Other moderators act at the same time: each visit refetches, and shows cached data until then. */
const anew = { staleTime: 0, placeholderData: keepPreviousData } as const;

export function useQueue({ status, kind, page }: QueuePlace) {
  const { data, error, refetch } = useQuery({
    queryKey: [QUEUE, status, kind, page],
    queryFn: ({ signal }) =>
      requestList(QUEUE, {
        query: { status, kind, page, limit: QUEUE_PAGE_SIZE },
        answer: v.array(queueItemSchema),
        signal,
      }),
    ...anew,
  });
  return { list: data, error: data ? null : error, retry: () => void refetch() };
}

export function useLog(page: number) {
  const { data, error, refetch } = useQuery({
    queryKey: [LOG, page],
    queryFn: ({ signal }) =>
      requestList(LOG, { query: { page, limit: QUEUE_PAGE_SIZE }, answer: v.array(loggedActSchema), signal }),
    ...anew,
  });
  return { list: data, error: data ? null : error, retry: () => void refetch() };
}

/** The number of open subjects; undefined until loaded. */
export function useOpenCount(): number | undefined {
  const { data } = useQuery({
    queryKey: [QUEUE, 'count'],
    queryFn: ({ signal }) => requestList(QUEUE, { query: { limit: 1 }, answer: v.array(queueItemSchema), signal }),
    staleTime: 0,
  });
  return data?.total;
}

/** An action changes several lists: the subject moves, and others show the player's history. */
export function useAct() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ act, kind, id, user_id, reason, days }: ActDto) =>
      request('/api/admin/acts', {
        method: 'POST',
        body: { act, kind, id, user_id, reason, days },
        answer: queueItemSchema,
      }),
    onSuccess: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [QUEUE] }),
        client.invalidateQueries({ queryKey: [LOG] }),
      ]);
    },
  });
}
