// Apart from guest-scores.ts, which pages without the query library load.
import { guestScoreSchema } from '@gamegeek/contracts/play/play.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request } from '#shared/api/api-client.js';

/** The best score in each game, played as the guest of this browser. */
export const guestScoresQuery = queryOptions({
  queryKey: ['/api/user/guest-scores'],
  queryFn: ({ signal }) => request('/api/user/guest-scores', { answer: v.array(guestScoreSchema), signal }),
});
