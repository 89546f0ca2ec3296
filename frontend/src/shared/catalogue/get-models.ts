import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api-client.js';
import { listOf } from '../api/shape.js';
import { isAiModel } from './catalogue.guards.js';

export const MODELS = ['/api/models'];

/** All AI models, each with its versions. */
export function useModels() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: MODELS,
    queryFn: ({ signal }) => request('/api/models', { answer: listOf(isAiModel), signal }),
  });
  return { models: data, isPending, error, retry: () => void refetch() };
}
