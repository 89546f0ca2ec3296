import { aiModelSchema, modelVersionSchema } from '@gamegeek/contracts/models/models.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '../api/api-client.js';

/** All AI models, each with its versions. */
export const modelsQuery = queryOptions({
  queryKey: ['/api/models'],
  queryFn: ({ signal }) => request('/api/models', { answer: v.array(aiModelSchema), signal }),
});

/** The versions of a model; no request until one is chosen. */
export const versionsQuery = (modelId: number | undefined) =>
  queryOptions({
    queryKey: [`/api/models/${modelId}/versions`],
    queryFn: ({ signal }) =>
      request(`/api/models/${modelId}/versions`, { answer: v.array(modelVersionSchema), signal }),
    enabled: modelId !== undefined,
  });
