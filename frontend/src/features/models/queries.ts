import { aiModelSchema } from '@gamegeek/contracts/models/models.schemas.js';
import { modelTractionSchema } from '@gamegeek/contracts/models/traction.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** One AI model; no request for `undefined`, the id of an invalid address. */
export const modelQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: ['/api/models', id],
    queryFn: ({ signal }) => request(`/api/models/${id}`, { answer: aiModelSchema, signal }),
    enabled: id !== undefined,
  });

/** The traction of an AI model's games. */
export const tractionQuery = (modelId: number) =>
  queryOptions({
    queryKey: ['/api/models', modelId, 'traction'],
    queryFn: ({ signal }) => request(`/api/models/${modelId}/traction`, { answer: modelTractionSchema, signal }),
  });
