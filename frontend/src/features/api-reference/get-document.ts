import { useQuery } from '@tanstack/react-query';
import { request } from '../../shared/api/api-client.js';
import { isRecord } from '../../shared/api/shape.js';
import { readReference, type Reference } from './model/reference.js';

async function getReference(signal: AbortSignal): Promise<Reference> {
  return readReference(await request('/api/openapi.json', { answer: isRecord, signal }));
}

/** The OpenAPI document, fetched once. */
export function useReference() {
  const { data, error, refetch } = useQuery({
    queryKey: ['/api/openapi.json'],
    queryFn: ({ signal }) => getReference(signal),
  });
  return { reference: data, error: data ? null : error, retry: () => void refetch() };
}
