import { openSessionSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import * as v from 'valibot';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';

export const sessionsQuery = queryOptions({
  queryKey: ['/api/auth/sessions'],
  queryFn: ({ signal }) => request('/api/auth/sessions', { answer: v.array(openSessionSchema), signal }),
});

/** Ends one session and removes it from the list at once. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`/api/auth/sessions/${id}`, { method: 'DELETE', answer: nothing }),
    onSuccess: (_nothing, ended) =>
      client.setQueryData(sessionsQuery.queryKey, (held) => held?.filter(({ id }) => id !== ended)),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('/api/auth/sessions', { method: 'DELETE', answer: nothing }),
    onSuccess: () => client.setQueryData(sessionsQuery.queryKey, (held) => held?.filter(({ current }) => current)),
  });
}

/** After a change that has ended the other sessions. */
export function useForgetOtherSessions(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}
