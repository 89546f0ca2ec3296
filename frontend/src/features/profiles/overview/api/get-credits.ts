import { creditsSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

export const CREDITS = ['/api/user/credits'];

/** The credits earned; empty if loading fails (docs/product.md, section 7). */
export function useCredits() {
  const { data, isPending } = useQuery({
    queryKey: CREDITS,
    queryFn: ({ signal }) => request('/api/user/credits', { answer: creditsSchema, signal }),
  });
  return { entries: data?.entries ?? [], isPending };
}
