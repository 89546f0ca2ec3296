import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isChampionships } from '../profiles.guards.js';

/** The user's weeks with a top-three rank; empty if loading fails (docs/product.md, section 8). */
export function useOwnChampionships() {
  const { data, isPending } = useQuery({
    queryKey: ['/api/user/championships'],
    queryFn: ({ signal }) => request('/api/user/championships', { answer: isChampionships, signal }),
  });
  return { won: data, isPending };
}
