import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { useSearchParams } from 'react-router-dom';
import { STUDIO_PARTS, type StudioPart } from '#shared/routing/studio-parts.js';

/** The parts that a game has: those of the arcade have no builds. */
export function partsOf({ arcade_id: arcadeId }: Pick<Game, 'arcade_id'>): StudioPart[] {
  return STUDIO_PARTS.filter((part) => part !== 'builds' || arcadeId === null);
}

/** The selected part from the address. */
export function useStudioPart(parts: readonly StudioPart[]): [part: StudioPart, show: (part: StudioPart) => void] {
  const [query, setQuery] = useSearchParams();
  const part = parts.find((known) => known === query.get('tab')) ?? 'overview';
  return [part, (next) => setQuery(next === 'overview' ? {} : { tab: next }, { preventScrollReset: true })];
}
