import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api-client.js';
import { listOf } from '../api/shape.js';
import { isModelVersion } from './catalogue.guards.js';

export const versionsKey = (modelId: number): readonly unknown[] => [`/api/models/${modelId}/versions`];

/** The versions of a model; no request until one is chosen. */
export function useVersions(modelId: number | undefined) {
  const { data, isLoading, error, refetch } = useQuery({
    queryKey: versionsKey(modelId ?? 0),
    queryFn: ({ signal }) => request(`/api/models/${modelId}/versions`, { answer: listOf(isModelVersion), signal }),
    enabled: modelId !== undefined,
  });
  return { versions: data, isLoading, error, retry: () => void refetch() };
}
