import { request } from '../../../shared/api/api-client.js';
import { optional, shape } from '../../../shared/api/shape.js';

const isHeard = optional(shape<object>({}));

/** Whether the player wants invites, nobody learns. */
export function sendInvite(gameId: number, username: string): Promise<object | undefined> {
  return request(`/api/games/${gameId}/invites`, { method: 'POST', body: { username }, answer: isHeard });
}
