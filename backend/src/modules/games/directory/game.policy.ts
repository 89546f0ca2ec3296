import type { FilterQuery } from '@mikro-orm/core';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { Game } from './game.entity.js';

/** An SQL condition with `g` as the alias of the game and `?` for each value. */
interface Condition {
  where: string;
  values: unknown[];
}

/** Lists contain active games, and for their creator also hidden ones. */
export function listedFor(caller: Caller | undefined): Condition {
  if (!caller) return { where: 'g.active', values: [] };
  return { where: '(g.active OR g.created_by = ?)', values: [caller.userId] };
}

/** Pages of hidden games are visible to their creator and admins only. */
export function visibleTo(caller: Caller | undefined): Condition {
  return caller?.isAdmin ? { where: 'true', values: [] } : listedFor(caller);
}

/** Like `visibleTo`, for signed-in users and entities: changes of other games are 404. */
export function visibleFilter({ userId, isAdmin }: Caller): FilterQuery<Game> {
  return isAdmin ? {} : { $or: [{ active: true }, { createdBy: userId }] };
}

export function mayChange(game: Pick<Game, 'createdBy'>, { userId, isAdmin }: Caller): boolean {
  return isAdmin || game.createdBy.id === userId;
}
