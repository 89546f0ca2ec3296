import type { BoardDto, UpdateBoardDto } from '@gamegeek/contracts/boards/board.dto.js';
import { gameBoardSchema } from '@gamegeek/contracts/boards/boards.schemas.js';
import { queryOptions, useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const boardsPath = (gameId: number): string => `/api/games/${gameId}/boards`;

/** The boards of a game, the main one first. */
export const boardsQuery = (gameId: number) =>
  queryOptions({
    queryKey: [boardsPath(gameId)],
    queryFn: ({ signal }) => request(boardsPath(gameId), { answer: v.array(gameBoardSchema), signal }),
  });

const boardsChanged = (gameId: number): Promise<void> => queryClient.invalidateQueries(boardsQuery(gameId));

export async function addBoard(gameId: number, board: BoardDto): Promise<void> {
  await request(boardsPath(gameId), { method: 'POST', body: board, answer: gameBoardSchema });
  await boardsChanged(gameId);
}

export async function updateBoard(gameId: number, slug: string, changes: UpdateBoardDto): Promise<void> {
  await request(`${boardsPath(gameId)}/${slug}`, { method: 'PUT', body: changes, answer: gameBoardSchema });
  await boardsChanged(gameId);
}

/** Deletes a board, or starts it afresh. */
export function useBoardChange(gameId: number) {
  return useMutation({
    mutationFn: async ({ slug, change }: { slug: string; change: 'delete' | 'restart' }) => {
      const path = `${boardsPath(gameId)}/${slug}`;
      if (change === 'delete') await request(path, { method: 'DELETE', answer: nothing });
      else await request(`${path}/editions`, { method: 'POST', answer: gameBoardSchema });
    },
    onSuccess: () => boardsChanged(gameId),
  });
}
