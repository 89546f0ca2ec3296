import { canBePlayed, type Playable } from '@gamegeek/rules/can-be-played.js';

/** Whether a game has players, or can have some. The others are coming: their pages show no figures and no board. */
export const hasBoard = (game: Playable & { player_count: number }): boolean =>
  canBePlayed(game) || game.player_count > 0;
