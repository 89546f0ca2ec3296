import { modelVersionSchema } from '@gamegeek/contracts/models/models.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api-client.js';

export const versionsKey = (modelId: number): readonly unknown[] => [`/api/models/${modelId}/versions`];

/** The versions of a model; no request until one is chosen. */
export function useVersions(modelId: number | undefined) {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: versionsKey(modelId ?? 0),
    queryFn: ({ signal }) =>
      request(`/api/models/${modelId}/versions`, { answer: v.array(modelVersionSchema), signal }),
    enabled: modelId !== undefined,
  });
  return { versions: data, isLoading, error, retry: () => void refetch() };
}
