import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

export type Playable = Pick<Game, 'launch' | 'game_url' | 'arcade_id'>;

/** Whether a game can be played, on this site or elsewhere. */
export function canBePlayed({ launch, game_url: url, arcade_id: arcadeId }: Playable): boolean {
  return launch === 'hosted' ? arcadeId !== null : url !== null;
}
