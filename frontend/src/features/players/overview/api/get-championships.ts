import { championshipsSchema } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The user's weeks with a top-three rank; shown as none if loading fails (docs/product.md, section 7). */
export const ownChampionshipsQuery = queryOptions({
  queryKey: ['/api/user/championships'],
  queryFn: ({ signal }) => request('/api/user/championships', { answer: championshipsSchema, signal }),
});
