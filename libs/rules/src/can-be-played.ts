import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

export type Playable = Pick<Game, 'launch' | 'game_url'>;

/** Whether a game can be played, on this site or elsewhere. */
export function canBePlayed({ launch, game_url: url }: Playable): boolean {
  return launch === 'hosted' || url !== null;
}
