import type { ReadyPlayer } from '../accounts/open-accounts.ts';
import type { Seat } from '../bots/messages.ts';
import { below, type Random } from '../../libs/arcade/src/random.ts';

const SEATS_PER_PLAYER = 3;
export const PLAYERS_PER_GROUP = 2;
const SEEDS = 2 ** 32;

/**
 * The bots of each process: every player plays three of the available kinds of games. `quota` scores are distributed
 * among all bots; null means no limit.
 */
export function planSeats(
  players: readonly ReadyPlayer[],
  categories: readonly string[],
  quota: number | null,
  random: Random,
): Seat[][] {
  const seats = players.flatMap(({ username, apiKey, accessToken, depth }) =>
    Array.from({ length: SEATS_PER_PLAYER }, () => ({ username, apiKey, accessToken, depth })),
  );
  const planned = seats.map((seat, index) => ({
    ...seat,
    category: categories[index % categories.length] as string,
    seed: below(random, SEEDS),
    quota: quota === null ? null : share(quota, seats.length, index),
  }));
  const perGroup = PLAYERS_PER_GROUP * SEATS_PER_PLAYER;
  return Array.from({ length: Math.ceil(planned.length / perGroup) }, (_, group) =>
    planned.slice(group * perGroup, (group + 1) * perGroup),
  );
}

export function botCount(players: readonly ReadyPlayer[]): number {
  return players.length * SEATS_PER_PLAYER;
}

function share(quota: number, seats: number, index: number): number {
  return Math.floor(quota / seats) + (index < quota % seats ? 1 : 0);
}
