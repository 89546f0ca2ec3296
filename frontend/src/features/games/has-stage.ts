import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { canBePlayed } from '@gamegeek/rules/can-be-played.js';
import { triesOut } from '@gamegeek/rules/game-makers.js';
import { isFramed } from './components/play-link.js';

/** Whether the page of a game shows its stage; before it is listed, to those who try it out. */
export function hasStage(game: Game, reader: Parameters<typeof triesOut>[1]): boolean {
  return (game.active || triesOut(game, reader)) && isFramed(game) && canBePlayed(game);
}
