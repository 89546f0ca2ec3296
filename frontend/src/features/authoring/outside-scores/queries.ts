import type { OutsideScoresDto } from '@gamegeek/contracts/moderation/outside-scores.dto.js';
import { outsideScoresSchema } from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/outside-scores`;
/** While they are being removed. */
const POLL_MS = 3_000;

/** How many scores are outside of the bounds of the game now. */
export const outsideScoresQuery = (gameId: number) =>
  queryOptions({
    queryKey: [pathOf(gameId)],
    queryFn: ({ signal }) => request(pathOf(gameId), { answer: outsideScoresSchema, signal }),
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.removing ? POLL_MS : false),
  });

export async function removeOutsideScores(gameId: number, body: OutsideScoresDto): Promise<void> {
  await request(pathOf(gameId), { method: 'DELETE', body, answer: nothing });
  await queryClient.invalidateQueries({ queryKey: [pathOf(gameId)] });
}
