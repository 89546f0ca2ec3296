import {
  buildCheckSchema,
  buildSchema,
  type Build,
  type BuildCheck,
} from '@gamegeek/contracts/builds/builds.schemas.js';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import { queryOptions, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';
import { upload } from '#shared/api/upload.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { typeOfBuild } from './build-file.js';

/** How a file on its way is watched and cancelled. */
export interface Sending {
  signal: AbortSignal;
  onProgress: (part: number) => void;
}

const buildsPath = (gameId: number): string => `/api/games/${gameId}/builds`;

/** The builds of a game, newest first. */
export const buildsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [buildsPath(gameId)],
    queryFn: ({ signal }) => request(buildsPath(gameId), { answer: v.array(buildSchema), signal }),
    gcTime: 0,
  });

/** Checks a file without keeping it. */
export function checkBuild(file: File, sending: Sending): Promise<BuildCheck> {
  return upload('/api/builds/check', { body: file, type: typeOfBuild(file), answer: buildCheckSchema, ...sending });
}

export async function uploadBuild(gameId: number, file: File, notes: string, sending: Sending): Promise<Build> {
  const build = await upload(buildsPath(gameId), {
    body: file,
    type: typeOfBuild(file),
    // Headers are Latin letters only.
    headers: notes === '' ? {} : { 'X-Build-Notes': encodeURIComponent(notes) },
    answer: buildSchema,
    ...sending,
  });
  catalogueChanged();
  return build;
}

/** Makes a build the one that is played. */
export async function publishBuild(gameId: number, number: number): Promise<Build> {
  const build = await request(`${buildsPath(gameId)}/${number}/publish`, { method: 'POST', answer: buildSchema });
  catalogueChanged();
  return build;
}

export function usePublishBuild(gameId: number) {
  return useMutation({ mutationFn: (number: number) => publishBuild(gameId, number) });
}

export function useDeleteBuild(gameId: number) {
  return useMutation({
    mutationFn: (number: number) => request(`${buildsPath(gameId)}/${number}`, { method: 'DELETE', answer: nothing }),
    onSuccess: catalogueChanged,
  });
}

/** What a draft needs. */
export type DraftValues = Pick<GameDto, 'name' | 'ai_model_id' | 'model_version_id'>;

/** Creates a draft, or changes the one that was created. */
export function saveDraft(values: DraftValues, id: number | undefined): Promise<Game> {
  return id === undefined
    ? request('/api/games', {
        method: 'POST',
        // A build always knows who plays.
        body: { ...values, status: 'draft', accepts: 'plays' },
        answer: gameSchema,
      })
    : request(`/api/games/${id}`, { method: 'PUT', body: values, answer: gameSchema });
}
