import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/api-client.js';
import { readReference } from './read-reference.js';

/** The API as described by its OpenAPI document, fetched once. */
export const referenceQuery = queryOptions({
  queryKey: ['/api/openapi.json'],
  queryFn: async ({ signal }) =>
    readReference(await request('/api/openapi.json', { answer: v.record(v.string(), v.unknown()), signal })),
});
