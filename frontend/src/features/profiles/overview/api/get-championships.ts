import { championshipsSchema } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The user's weeks with a top-three rank; empty if loading fails (docs/product.md, section 8). */
export function useOwnChampionships() {
  const { data, isPending } = useQuery({
    queryKey: ['/api/user/championships'],
    queryFn: ({ signal }) => request('/api/user/championships', { answer: championshipsSchema, signal }),
  });
  return { won: data, isPending };
}
