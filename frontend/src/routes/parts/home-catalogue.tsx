import type { ReactNode } from 'react';
import { ActivePlayers } from '#features/activity/components/active-players.js';
import { FeaturedGames } from '#features/games/components/featured-games.js';
import { BoardsSection } from '#features/home/components/boards-section.js';
import { Sections } from '#features/home/components/home-sections.styles.js';
import { FeaturedModels } from '#features/models/components/featured-models.js';
import { TopPlayers } from '#features/scores/top/top-players.js';
import { TrendingGames } from '#features/trending/components/trending-games.js';
import { QueryProvider } from '#shared/api/query-provider.js';

/** Two rows of three on wide screens. */
const ACTIVE_PLAYERS = 6;

/** The catalogue on the home page: models, games, trending games and top players (docs/product.md, section 2). */
export function HomeCatalogue({ ownId }: { ownId: string | undefined }): ReactNode {
  return (
    <QueryProvider>
      <Sections>
        <FeaturedModels />
        <FeaturedGames />
        <BoardsSection>
          <TrendingGames heading="h3" />
          <TopPlayers ownId={ownId} />
          <ActivePlayers heading="h3" size={ACTIVE_PLAYERS} />
        </BoardsSection>
      </Sections>
    </QueryProvider>
  );
}
