import { aiModelSchema } from '@gamegeek/contracts/models/models.schemas.js';
import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api-client.js';

export const MODELS = ['/api/models'];

/** All AI models, each with its versions. */
export function useModels() {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: MODELS,
    queryFn: ({ signal }) => request('/api/models', { answer: v.array(aiModelSchema), signal }),
  });
  return { models: data, isPending, error, retry: () => void refetch() };
}
