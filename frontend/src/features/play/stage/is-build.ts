import type { Game } from '@gamegeek/contracts/games/games.schemas.js';

/** Whether the site hosts the files of a game, which its makers have uploaded. */
export const isBuild = ({ launch, build_id: buildId }: Game): boolean => launch === 'hosted' && buildId !== null;
