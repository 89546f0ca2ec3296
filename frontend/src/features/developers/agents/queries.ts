import type { AgentTokenDto } from '@gamegeek/contracts/auth/agent-token.dto.js';
import { agentTokenSchema, newAgentTokenSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';

const PATH = '/api/user/agent-tokens';

export const agentTokensQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => request(PATH, { answer: v.array(agentTokenSchema), signal }),
});

/** The text of the new token is not kept with the others. */
export function useMakeAgentToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AgentTokenDto) => request(PATH, { method: 'POST', body, answer: newAgentTokenSchema }),
    onSuccess: ({ token: _token, ...made }) =>
      client.setQueryData(agentTokensQuery.queryKey, (held) => held && [made, ...held]),
    gcTime: 0,
  });
}

export function useRemoveAgentToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => request(`${PATH}/${id}`, { method: 'DELETE', answer: nothing }),
    onSuccess: (_nothing, removed) =>
      client.setQueryData(agentTokensQuery.queryKey, (held) => held?.filter(({ id }) => id !== removed)),
  });
}
