import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed, type Playable } from '@gamegeek/rules/can-be-played.js';
import { isFramed } from './components/play-link.js';

/** Whether the page of a game shows its stage; that of a hidden game to its creator only. */
export function hasStage(game: Playable & Pick<Game, 'active' | 'created_by'>, readerId: string | undefined): boolean {
  return (game.active || game.created_by === readerId) && isFramed(game) && canBePlayed(game);
}
