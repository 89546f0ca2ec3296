import { recordingSchema } from '@gamegeek/contracts/scores/recordings.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

/** The recording of a score; its rank changes, the rest does not. */
export const recordingQuery = (scoreId: number | undefined) =>
  queryOptions({
    queryKey: ['/api/scores/recording', scoreId],
    queryFn: ({ signal }) => request(`/api/scores/${scoreId}/recording`, { answer: recordingSchema, signal }),
    enabled: scoreId !== undefined,
  });
