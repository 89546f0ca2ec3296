import * as v from 'valibot';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { readReference, type Reference } from '../reference/read-reference.js';

async function getReference(signal: AbortSignal): Promise<Reference> {
  return readReference(await request('/api/openapi.json', { answer: v.record(v.string(), v.unknown()), signal }));
}

/** The OpenAPI document, fetched once. */
export function useReference() {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/openapi.json'],
    queryFn: ({ signal }) => getReference(signal),
  });
  return { reference: data, error: data ? null : error, retry: () => void refetch() };
}
