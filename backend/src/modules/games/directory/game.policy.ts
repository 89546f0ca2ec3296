import { raw, type FilterQuery } from '@mikro-orm/core';
import type { Visitor } from '../../../core/live/topic-registry.service.js';
import type { Caller } from '../../auth/sessions/sessions.service.js';
import type { Game } from './game.entity.js';
import { MADE_BY } from './makers.sql.js';

/** Who wants to see a game: a user, or somebody with the links of drafts. */
export type Reader = Pick<Visitor, 'userId' | 'isAdmin' | 'drafts'>;

/** An SQL condition with `g` as the alias of the game and `?` for each value. */
interface Condition {
  where: string;
  values: unknown[];
}

/** The games of a maker. */
export const madeBy = (userId: string): Condition => ({ where: MADE_BY, values: [userId, userId] });

/** Lists contain active games, and for their makers also hidden ones, but no drafts. */
export function listedFor({ userId }: Reader = {}): Condition {
  if (userId === undefined) return { where: 'g.active', values: [] };
  const { where, values } = madeBy(userId);
  return { where: `(g.active OR (NOT g.draft AND ${where}))`, values };
}

/** Pages of drafts and hidden games are visible to their makers and admins only; testers are `GameDirectory.isTester`. */
export function visibleTo({ userId, isAdmin }: Reader = {}): Condition {
  if (isAdmin) return { where: 'true', values: [] };
  if (userId === undefined) return { where: 'g.active', values: [] };
  const { where, values } = madeBy(userId);
  return { where: `(g.active OR ${where})`, values };
}

/** Like `visibleTo`, for signed-in users and entities: changes of other games are 404. */
export function visibleFilter({ userId, isAdmin }: Caller): FilterQuery<Game> {
  return isAdmin ? {} : { $or: [{ active: true }, { [raw((alias) => `is_maker(${alias}.id, ?)`, [userId])]: true }] };
}

type Made = Pick<Game, 'createdBy' | 'makers'>;

/** Its makers and admins change a game. */
export function mayChange(game: Made, { userId, isAdmin }: Caller): boolean {
  return isAdmin || makes(game, userId);
}

/** The creator, or a co-maker who has accepted. */
export const makes = ({ createdBy, makers }: Made, userId: string): boolean =>
  createdBy.id === userId || makers.includes(userId);

/** Only the creator, and admins, decide who else makes a game, give it away or delete it for good. */
export function mayGiveAway({ createdBy }: Pick<Game, 'createdBy'>, { userId, isAdmin }: Caller): boolean {
  return isAdmin || createdBy.id === userId;
}
