import { request } from '../../../shared/api/api-client.js';
import { optional, shape } from '../../../shared/api/shape.js';

const isAccepted = optional(shape<object>({}));

/** The response does not reveal whether the player accepts invites. */
export function sendInvite(gameId: number, username: string): Promise<object | undefined> {
  return request(`/api/games/${gameId}/invites`, { method: 'POST', body: { username }, answer: isAccepted });
}
