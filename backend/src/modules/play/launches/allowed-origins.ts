import type { LaunchableGame } from '../../games/directory/game-directory.service.js';

/** Whether a page of this origin may start the game; clients that are not browsers send no origin. */
export function allowsOrigin(
  { allowedOrigins, gameUrl }: LaunchableGame,
  origin: string | undefined,
  publicUrl: string,
): boolean {
  if (origin === undefined || allowedOrigins.length === 0 || allowedOrigins.includes(origin)) return true;
  const known = gameUrl === null ? [publicUrl] : [publicUrl, gameUrl];
  return known.some((address) => new URL(address).origin === origin);
}
