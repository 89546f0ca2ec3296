import type { ReactNode } from 'react';
import { FeaturedGames } from '../../features/games/components/featured-games/featured-games.js';
import { FeaturedModels } from '../../features/models/components/featured-models/featured-models.js';
import { QueryProvider } from '../../shared/api/query-provider.js';
import { Sections } from './home-catalogue.styles.js';

/** The home page's look into the catalogue: models, then games (SPEC section 2). */
export function HomeCatalogue(): ReactNode {
  return (
    <QueryProvider>
      <Sections>
        <FeaturedModels />
        <FeaturedGames />
      </Sections>
    </QueryProvider>
  );
}
