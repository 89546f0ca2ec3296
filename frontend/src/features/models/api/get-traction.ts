import { modelTractionSchema } from '@gamegeek/contracts/models/traction.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The traction of an AI model's games. */
export function useTraction(modelId: number) {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/models', modelId, 'traction'],
    queryFn: ({ signal }) => request(`/api/models/${modelId}/traction`, { answer: modelTractionSchema, signal }),
  });
  return {
    traction: data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  };
}
