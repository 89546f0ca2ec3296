import type { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import { GAME_SCORES_PAGE_SIZE, gameScoreSchema } from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import * as v from 'valibot';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { nothing, request, requestList } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/scores`;

export interface ScorePlace {
  gameId: number;
  scoreId: number;
}

/** New scores arrive all the time: each visit refetches, and shows cached data until then. */
export const gameScoresQuery = (gameId: number, page: number, state: 'removed' | undefined) =>
  queryOptions({
    queryKey: [pathOf(gameId), state, page],
    queryFn: ({ signal }) =>
      requestList(pathOf(gameId), {
        query: { state, page, limit: GAME_SCORES_PAGE_SIZE },
        answer: v.array(gameScoreSchema),
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

const reload = (gameId: number) => queryClient.invalidateQueries({ queryKey: [pathOf(gameId)] });

export async function removeScore({ gameId, scoreId }: ScorePlace, { reason, block }: RemoveScoreDto): Promise<void> {
  await request(`${pathOf(gameId)}/${scoreId}`, { method: 'DELETE', body: { reason, block }, answer: nothing });
  await reload(gameId);
}

export async function restoreScore({ gameId, scoreId }: ScorePlace): Promise<void> {
  await request(`${pathOf(gameId)}/${scoreId}/restore`, { method: 'POST', answer: gameScoreSchema });
  await reload(gameId);
}
