import type { GameDto, UpdateGameDto } from '@gamegeek/contracts/games/game.dto.js';
import type { TrialScoresChoice } from '@gamegeek/contracts/games/game-status.js';
import { blockedPlayerSchema, gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { ModelDto } from '@gamegeek/contracts/models/model.dto.js';
import {
  aiModelSchema,
  modelVersionSchema,
  type AiModel,
  type ModelVersion,
} from '@gamegeek/contracts/models/models.schemas.js';
import type { VersionFormDto } from '@gamegeek/contracts/models/version.dto.js';
import { ownStudioSchema } from '@gamegeek/contracts/studio/studio.schemas.js';
import { queryOptions, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { modelsQuery, versionsQuery } from '#shared/catalogue/queries.js';

/** The user's games, including hidden ones; the newest first. */
export const madeGamesQuery = queryOptions({
  queryKey: ['/api/user/created-games'],
  queryFn: ({ signal }) => request('/api/user/created-games', { answer: v.array(gameSchema), signal }),
});

/** How the user's games do, and which ones are offered to the user. Read again while the page is open. */
export const ownStudioQuery = queryOptions({
  queryKey: ['/api/user/studio'],
  queryFn: ({ signal }) => request('/api/user/studio', { answer: ownStudioSchema, signal }),
  staleTime: 0,
  refetchInterval: 15_000,
});

/** The current state of a game: editing must not start from an older copy. */
export const gameToEditQuery = (id: number) =>
  queryOptions({
    queryKey: [`/api/games/${id}`, 'edit'],
    queryFn: ({ signal }) => request(`/api/games/${id}`, { answer: gameSchema, signal }),
    gcTime: 0,
  });

const blocksPath = (gameId: number) => `/api/games/${gameId}/blocks`;

/** Players blocked from a game by its creator; the latest first. */
export const blockedPlayersQuery = (gameId: number) =>
  queryOptions({
    queryKey: [blocksPath(gameId)],
    queryFn: ({ signal }) => request(blocksPath(gameId), { answer: v.array(blockedPlayerSchema), signal }),
    gcTime: 0,
  });

interface BlockChange {
  username: string;
  method: 'PUT' | 'DELETE';
}

/** Blocks or unblocks a player. */
export function useBlockChange(gameId: number) {
  return useMutation({
    mutationFn: ({ username, method }: BlockChange) =>
      request(`${blocksPath(gameId)}/${encodeURIComponent(username)}`, { method, answer: nothing }),
    onSuccess: () => queryClient.invalidateQueries(blockedPlayersQuery(gameId)),
  });
}

export async function createGame(values: GameDto): Promise<Game> {
  const game = await request('/api/games', { method: 'POST', body: values, answer: gameSchema });
  catalogueChanged();
  return game;
}

/** Of a game that becomes listed: what becomes of the scores of trying it out. */
export interface Listing {
  trial_scores?: 'keep' | 'clear';
}

export async function updateGame(id: number, values: Partial<GameDto> & Listing): Promise<Game> {
  const game = await request(`/api/games/${id}`, { method: 'PUT', body: values, answer: gameSchema });
  catalogueChanged();
  return game;
}

/** Hides a visible game, and shows a hidden one. */
export function useToggleGame() {
  return useMutation({
    mutationFn: async ({
      id,
      active,
      trialScores,
    }: Pick<Game, 'id' | 'active'> & { trialScores?: TrialScoresChoice }) => {
      if (active) await request(`/api/games/${id}`, { method: 'DELETE', answer: nothing });
      else {
        const body: UpdateGameDto = { active: true, trial_scores: trialScores };
        await request(`/api/games/${id}`, { method: 'PUT', body, answer: gameSchema });
      }
    },
    onSuccess: (_nothing, { id, active }) => {
      queryClient.setQueryData(madeGamesQuery.queryKey, (games) =>
        games?.map((game) => (game.id === id ? { ...game, active: !active } : game)),
      );
      catalogueChanged();
    },
  });
}

/** Adds the new model to cached lists at once, so that forms can select it before a refetch. */
export async function createModel(values: ModelDto): Promise<AiModel> {
  const model = await request('/api/models', { method: 'POST', body: values, answer: aiModelSchema });
  queryClient.setQueryData(modelsQuery.queryKey, (models) => models && [...models, model]);
  queryClient.setQueryData(versionsQuery(model.id).queryKey, model.versions);
  catalogueChanged();
  return model;
}

/** Adds the new version to its model's cached list at once, so that forms can select it. */
export async function createVersion(values: VersionFormDto): Promise<ModelVersion> {
  const { model_id: modelId } = values;
  const version = await request(`/api/models/${modelId}/versions`, {
    method: 'POST',
    body: values,
    answer: modelVersionSchema,
  });
  queryClient.setQueryData(versionsQuery(modelId).queryKey, (versions) => versions && [...versions, version]);
  catalogueChanged();
  return version;
}
