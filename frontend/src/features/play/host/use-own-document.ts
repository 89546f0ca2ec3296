import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import type { PlayFrame } from '@gamegeek/contracts/play/play.schemas.js';
import { useState } from 'react';
import { paths } from '#shared/routing/paths.js';

/** The origins that games were framed from when this document first showed them, by game. */
const firstOrigins = new Map<number, string | undefined>();

/**
 * Whether this document may frame a game. The content security policy comes with the document, and names the origin of
 * a game from another site only on that game's own pages, as it was when the document was sent.
 */
export function useOwnDocument({ id, launch }: Game, frame: PlayFrame | undefined): boolean {
  const [firstOrigin] = useState(() => {
    if (!firstOrigins.has(id)) firstOrigins.set(id, frame?.origin);
    return firstOrigins.get(id);
  });
  if (launch !== 'embed') return true;
  return [paths.game(id), paths.play(id)].includes(loadedPath() ?? '') && frame?.origin === firstOrigin;
}

/** The path of the loaded document; the router may show another one by now. */
function loadedPath(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && new URL(navigation.name).pathname;
}
