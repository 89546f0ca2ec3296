import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import * as v from 'valibot';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';
import { hideGame, showGame } from './save-game.js';

const MADE_GAMES = ['/api/user/created-games'];

/** The user's games, including hidden ones; the newest first. */
export function useMadeGames() {
  const { data, error, refetch } = useQuery({
    queryKey: MADE_GAMES,
    queryFn: ({ signal }) => request('/api/user/created-games', { answer: v.array(gameSchema), signal }),
  });
  return { games: data, error, retry: () => void refetch() };
}

/** Hides a visible game, and shows a hidden one. */
export function useToggleGame() {
  return useMutation({
    mutationFn: ({ id, active }: Pick<Game, 'id' | 'active'>) => (active ? hideGame(id) : showGame(id)),
    onSuccess: (_nothing, { id, active }) => {
      queryClient.setQueryData<Game[]>(MADE_GAMES, (games) =>
        games?.map((game) => (game.id === id ? { ...game, active: !active } : game)),
      );
      catalogueChanged();
    },
  });
}
