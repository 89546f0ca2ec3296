import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isModelTraction } from './traction.guards.js';

/** How the games made with an AI model are played. */
export function useTraction(modelId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/models', modelId, 'traction'],
    queryFn: ({ signal }) => request(`/api/models/${modelId}/traction`, { answer: isModelTraction, signal }),
  });
  return {
    traction: data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
