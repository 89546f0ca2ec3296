import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { searchable } from '#shared/searchable.js';
import type { GameChoice } from './games.schemas.js';

/** One option; `undefined` is the choice of all games. */
export interface GameOption {
  id: number | undefined;
  name: string;
}

export interface GameGroup {
  category: GameCategory;
  options: GameOption[];
}

/** Games whose name contains the search text, grouped by main category and sorted by name. */
export function groupGames(
  games: readonly GameChoice[],
  search: string,
  compare: (a: string, b: string) => number,
): GameGroup[] {
  const wanted = searchable(search.trim());
  const groups = new Map<GameCategory, GameOption[]>();
  for (const { id, name, categories } of games) {
    if (!searchable(name).includes(wanted)) continue;
    const category = categories[0] ?? 'Other';
    groups.set(category, [...(groups.get(category) ?? []), { id, name }]);
  }
  return [...groups]
    .map(([category, options]) => ({ category, options: options.sort((a, b) => compare(a.name, b.name)) }))
    .sort((a, b) => compare(a.category, b.category));
}
