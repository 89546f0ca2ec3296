import type { DiscordWebhookDto } from '@gamegeek/contracts/studio/discord.dto.js';
import { discordTestSchema, gameDiscordSchema, type DiscordTest } from '@gamegeek/contracts/studio/discord.schemas.js';
import { queryOptions } from '@tanstack/react-query';
import { nothing, request } from '#shared/api/api-client.js';
import { queryClient } from '#shared/api/query-client.js';

const pathOf = (gameId: number) => `/api/games/${gameId}/discord`;

export const discordQuery = (gameId: number) =>
  queryOptions({
    queryKey: [pathOf(gameId)],
    queryFn: ({ signal }) => request(pathOf(gameId), { answer: gameDiscordSchema, signal }),
  });

export async function connectDiscord(gameId: number, body: DiscordWebhookDto): Promise<void> {
  const connected = await request(pathOf(gameId), { method: 'PUT', body, answer: gameDiscordSchema });
  queryClient.setQueryData(discordQuery(gameId).queryKey, connected);
}

export async function disconnectDiscord(gameId: number): Promise<void> {
  await request(pathOf(gameId), { method: 'DELETE', answer: nothing });
  await queryClient.invalidateQueries(discordQuery(gameId));
}

export async function sendDiscordTest(gameId: number): Promise<DiscordTest> {
  const sent = await request(`${pathOf(gameId)}/test`, { method: 'POST', answer: discordTestSchema });
  await queryClient.invalidateQueries(discordQuery(gameId));
  return sent;
}
