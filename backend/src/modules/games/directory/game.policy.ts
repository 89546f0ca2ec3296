import type { FilterQuery } from '@mikro-orm/core';
import type { SessionOwner } from '../../auth/index.js';
import type { Game } from './game.entity.js';

/** In SQL, with `g` for the game and `?` for each value. */
interface Condition {
  where: string;
  values: unknown[];
}

/** Lists show active games, and to their creator the hidden ones as well. */
export function listedFor(caller: SessionOwner | undefined): Condition {
  if (!caller) return { where: 'g.active', values: [] };
  return { where: '(g.active OR g.created_by = ?)', values: [caller.userId] };
}

/** A hidden game's page is there for its creator and for admins only. */
export function visibleTo(caller: SessionOwner | undefined): Condition {
  return caller?.isAdmin ? { where: 'true', values: [] } : listedFor(caller);
}

/** Whose change of a game is answered as if it were there: the same as who sees it. */
export function foundBy({ userId, isAdmin }: SessionOwner): FilterQuery<Game> {
  return isAdmin ? {} : { $or: [{ active: true }, { createdBy: userId }] };
}

/** Who may change and hide a game. */
export function mayChange(game: Pick<Game, 'createdBy'>, { userId, isAdmin }: SessionOwner): boolean {
  return isAdmin || game.createdBy.id === userId;
}
