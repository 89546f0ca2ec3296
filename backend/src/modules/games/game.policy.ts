import type { FilterQuery } from '@mikro-orm/core';
import type { SessionOwner } from '../auth/index.js';
import type { Game } from './game.entity.js';

/** Lists show active games, and to their creator the hidden ones as well. */
export function listedFor(caller: SessionOwner | undefined): FilterQuery<Game> {
  return caller ? { $or: [{ active: true }, { createdBy: caller.userId }] } : { active: true };
}

/** A hidden game's page is there for its creator and for admins only. */
export function visibleTo(caller: SessionOwner | undefined): FilterQuery<Game> {
  return caller?.isAdmin ? {} : listedFor(caller);
}

/** Who may change and hide a game. */
export function mayChange(game: Pick<Game, 'createdBy'>, { userId, isAdmin }: SessionOwner): boolean {
  return isAdmin || game.createdBy.id === userId;
}
