import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import type { Found } from '@gamegeek/contracts/search/search.schemas.js';
import { paths } from '#shared/routing/paths.js';

/** The picture in front of a name. */
export type OptionPicture =
  | { kind: 'game'; category: GameCategory | undefined; url: string | null }
  | { kind: 'model' }
  | { kind: 'player' }
  | { kind: 'page' };

/** One option and the page it opens. */
export interface SearchOption {
  to: string;
  name: string;
  detail?: string;
  /** Of a game; false: it cannot be played yet. */
  playable?: boolean;
  picture: OptionPicture;
}

export type GroupName = 'games' | 'models' | 'players' | 'goTo';

export interface SearchGroup {
  name: GroupName;
  options: SearchOption[];
}

/** Matches by kind; kinds without matches are left out. */
export function groupFound({ games, models, players }: Found): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      name: 'games',
      options: games.map(({ id, name, ai_model_name: detail, image_url: url, categories, playable }) => ({
        to: paths.game(id),
        name,
        detail,
        playable,
        picture: { kind: 'game', category: categories[0], url },
      })),
    },
    {
      name: 'models',
      options: models.map(({ id, name, company }) => ({
        to: paths.model(id),
        name,
        detail: company,
        picture: { kind: 'model' },
      })),
    },
    {
      name: 'players',
      options: players.map(({ username }) => ({
        to: paths.player(username),
        name: username,
        picture: { kind: 'player' },
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
