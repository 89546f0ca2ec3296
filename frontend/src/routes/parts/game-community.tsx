import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Suspense, type ReactNode } from 'react';
import type { ShownFigures } from '#features/games/live/use-game-figures.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { Stack } from '#ui/layout.js';
import { Skeleton } from '#ui/skeleton.js';
import { GameComments } from './game-comments.js';

/** Loaded on demand, independently of the comments. */
const Ratings = lazyPart(() => import('#features/ratings/components/ratings.js'), 'Ratings');

interface GameCommunityProps {
  game: Game;
  figures: ShownFigures;
}

/** The community tab: ratings and comments. */
export function GameCommunity({ game, figures }: GameCommunityProps): ReactNode {
  const userId = useSession(({ user }) => user?.id);
  return (
    <Stack $gap={48}>
      <Suspense fallback={<Skeleton $width="100%" $height="300px" />}>
        <Ratings key={`ratings-${userId}`} gameId={game.id} ownId={userId} figures={figures} />
      </Suspense>
      <GameComments gameId={game.id} />
    </Stack>
  );
}
