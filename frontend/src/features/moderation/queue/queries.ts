import { loggedActSchema, queueItemSchema } from '@gamegeek/contracts/moderation/moderation.schemas.js';
import * as v from 'valibot';
import type { ActDto } from '@gamegeek/contracts/moderation/act.dto.js';
import {
  QUEUE_PAGE_SIZE,
  type QueueStatus,
  type SubjectKind,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
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

export const queueQuery = ({ status, kind, page }: QueuePlace) =>
  queryOptions({
    queryKey: [QUEUE, status, kind, page],
    queryFn: ({ signal }) =>
      requestList(QUEUE, {
        query: { status, kind, page, limit: QUEUE_PAGE_SIZE },
        answer: v.array(queueItemSchema),
        signal,
      }),
    ...anew,
  });

export const logQuery = (page: number) =>
  queryOptions({
    queryKey: [LOG, page],
    queryFn: ({ signal }) =>
      requestList(LOG, { query: { page, limit: QUEUE_PAGE_SIZE }, answer: v.array(loggedActSchema), signal }),
    ...anew,
  });

/** The number of open subjects. */
export const openCountQuery = queryOptions({
  queryKey: [QUEUE, 'count'],
  queryFn: async ({ signal }) =>
    (await requestList(QUEUE, { query: { limit: 1 }, answer: v.array(queueItemSchema), signal })).total,
  staleTime: 0,
});

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
