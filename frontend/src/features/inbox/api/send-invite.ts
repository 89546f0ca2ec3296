import { accepted, request } from '#shared/api/api-client.js';

/** The response does not reveal whether the player accepts invites. */
export function sendInvite(gameId: number, username: string): Promise<object | undefined> {
  return request(`/api/games/${gameId}/invites`, { method: 'POST', body: { username }, answer: accepted });
}
