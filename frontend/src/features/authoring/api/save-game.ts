import { gameSchema, type Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { GameDto } from '@gamegeek/contracts/games/game.dto.js';
import { nothing, request } from '#shared/api/api-client.js';
import { catalogueChanged } from '#shared/catalogue/catalogue-changed.js';

export async function createGame(values: GameDto): Promise<Game> {
  const game = await request('/api/games', { method: 'POST', body: values, answer: gameSchema });
  catalogueChanged();
  return game;
}

export async function updateGame(id: number, values: GameDto): Promise<Game> {
  const game = await request(`/api/games/${id}`, { method: 'PUT', body: values, answer: gameSchema });
  catalogueChanged();
  return game;
}

export async function hideGame(id: number): Promise<void> {
  await request(`/api/games/${id}`, { method: 'DELETE', answer: nothing });
}

export async function showGame(id: number): Promise<void> {
  await request(`/api/games/${id}`, { method: 'PUT', body: { active: true }, answer: gameSchema });
}
