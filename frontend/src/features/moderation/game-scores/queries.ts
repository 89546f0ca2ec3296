import type { RemoveScoreDto } from '@gamegeek/contracts/moderation/remove-score.dto.js';
import type { HeldDecisionDto } from '@gamegeek/contracts/moderation/held-decision.dto.js';
import { HELD_PAGE_SIZE, heldScoreSchema } from '@gamegeek/contracts/moderation/held-scores.schemas.js';
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

const heldPathOf = (gameId: number) => `/api/games/${gameId}/held`;

/** Like `gameScoresQuery`: new ones arrive all the time. */
export const heldScoresQuery = (gameId: number, page: number) =>
  queryOptions({
    queryKey: [heldPathOf(gameId), page],
    queryFn: ({ signal }) =>
      requestList(heldPathOf(gameId), {
        query: { page, limit: HELD_PAGE_SIZE },
        answer: v.array(heldScoreSchema),
        signal,
      }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** `onDecided` is called before the list is loaded again without the score. */
export async function decideHeld(
  { gameId, scoreId }: ScorePlace,
  body: HeldDecisionDto,
  onDecided: () => void,
): Promise<void> {
  await request(`${heldPathOf(gameId)}/${scoreId}`, { method: 'POST', body, answer: gameScoreSchema });
  onDecided();
  await queryClient.invalidateQueries({ queryKey: [heldPathOf(gameId)] });
  await reload(gameId);
}

const reload = (gameId: number) => queryClient.invalidateQueries({ queryKey: [pathOf(gameId)] });

export async function removeScore({ gameId, scoreId }: ScorePlace, { reason, block }: RemoveScoreDto): Promise<void> {
  await request(`${pathOf(gameId)}/${scoreId}`, { method: 'DELETE', body: { reason, block }, answer: nothing });
  await reload(gameId);
}

export async function restoreScore({ gameId, scoreId }: ScorePlace): Promise<void> {
  await request(`${pathOf(gameId)}/${scoreId}/restore`, { method: 'POST', answer: gameScoreSchema });
  await reload(gameId);
}
