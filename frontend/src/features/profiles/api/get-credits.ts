import { useQuery } from '@tanstack/react-query';
import { request } from '../../../shared/api/api-client.js';
import { isCredits } from '../profiles.guards.js';

export const CREDITS = ['/api/user/credits'];

/** What was earned and for what; nothing where it cannot be had (docs/product.md, section 7). */
export function useCredits() {
  const { data, isPending } = useQuery({
    queryKey: CREDITS,
    queryFn: ({ signal }) => request('/api/user/credits', { answer: isCredits, signal }),
  });
  return { entries: data?.entries ?? [], isPending };
}
