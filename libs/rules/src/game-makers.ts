import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

export type Made = Pick<Game, 'created_by' | 'makers'>;

/** Whether the user is the creator or a co-maker of the game. */
export const makesGame = ({ created_by: creator, makers }: Made, userId: string | undefined): boolean =>
  userId !== undefined && (creator === userId || makers.some(({ id }) => id === userId));

interface Reader {
  id: string | undefined;
  isAdmin: boolean;
}

/**
 * Whether a reader who sees the game tries it out before it is listed: its makers do, and whoever sees a draft by its
 * link. Admins see them without that.
 */
export function triesOut(game: Made & Pick<Game, 'active' | 'status'>, { id, isAdmin }: Reader): boolean {
  return !game.active && (makesGame(game, id) || (game.status === 'draft' && !isAdmin));
}
