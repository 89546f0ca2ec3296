import { Suspense, type ReactNode } from 'react';
import { PlayNow } from '#features/games/components/play-now.js';
import { firstGamesQuery } from '#features/games/queries.js';
import { Sections } from '#features/home/components/home-sections.styles.js';
import { queryClient } from '#shared/api/query-client.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { Skeleton } from '#ui/skeleton.js';

const DailyCard = lazyPart(() => import('#features/daily/components/daily-card.js'), 'DailyCard', 'daily');

/** Hosted games, directly below the hero, and the daily. */
export function HomePlay(): ReactNode {
  return (
    <QueryProvider>
      <Sections>
        <PlayNow />
        <Suspense fallback={<Skeleton $width="100%" $height="118px" />}>
          <DailyCard />
        </Suspense>
      </Sections>
    </QueryProvider>
  );
}

/** The path of the game that a newcomer plays first: of the trending ones, the first of the arcade (docs/product.md). */
export async function findGameToPlay(): Promise<string> {
  const games = await queryClient.fetchQuery(firstGamesQuery).catch(() => []);
  const game = games.find(({ arcade_id: arcadeId }) => arcadeId !== null) ?? games[0];
  return game ? paths.play(game.id) : paths.games();
}
