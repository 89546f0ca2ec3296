import { Suspense, type ReactNode } from 'react';
import { PlayNow } from '#features/games/components/play-now.js';
import { firstGamesQuery } from '#features/games/queries.js';
import { Sections } from '#features/home/components/home-sections.styles.js';
import { queryClient } from '#shared/api/query-client.js';
import { QueryProvider } from '#shared/api/query-provider.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { paths } from '#shared/routing/paths.js';
import { useReader } from '#shared/session/use-reader.js';
import { LazyInView } from '#ui/lazy-in-view.js';
import { Skeleton } from '#ui/skeleton.js';
import { OwnHomePlace } from './own-home-place.js';

/** Visitors have none. */
const OwnHome = lazyPart(() => import('./own-home.js'), 'OwnHome', 'players', 'inbox');
const HomeTv = lazyPart<'HomeTv', object>(() => import('#features/play/watch/tv-parts.js'), 'HomeTv', 'runs');
const DailyCard = lazyPart(() => import('#features/daily/components/daily-card.js'), 'DailyCard', 'daily');

/** Directly below the hero: what happened to a signed-in user, then hosted games, the daily, and who plays now. */
export function HomePlay(): ReactNode {
  const { id, isAwaited } = useReader();
  return (
    <QueryProvider>
      <Sections>
        {(id !== undefined || isAwaited) && (
          <OwnHomePlace>
            <Suspense>{id !== undefined && <OwnHome key={id} userId={id} />}</Suspense>
          </OwnHomePlace>
        )}
        <PlayNow />
        <Suspense fallback={<Skeleton $width="100%" $height="118px" />}>
          <DailyCard />
        </Suspense>
        <LazyInView id="tv" placeholder={<Skeleton $width="100%" $height="calc(min(520px, 78dvh) + 240px)" />}>
          <HomeTv />
        </LazyInView>
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
