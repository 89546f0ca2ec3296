import { creditsSchema } from '@gamegeek/contracts/auth/account.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The credits earned; shown as none if loading fails (docs/product.md, section 7). */
export const creditsQuery = queryOptions({
  queryKey: ['/api/user/credits'],
  queryFn: ({ signal }) => request('/api/user/credits', { answer: creditsSchema, signal }),
});
