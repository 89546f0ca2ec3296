import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import type { Game } from '@gamegeek/contracts/games/games.schemas.js';
import { Suspense, type ReactNode } from 'react';
import type { ShownFigures } from '#features/games/live/use-game-figures.js';
import { Report } from '#features/moderation/reports/report.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { Stack } from '#ui/layout.js';
import { Skeleton } from '#ui/skeleton.js';

/** Loaded on demand, independently of each other. */
const Ratings = lazyPart(() => import('#features/ratings/components/ratings.js'), 'Ratings');
const Comments = lazyPart(() => import('#features/comments/components/comments.js'), 'Comments');

interface GameCommunityProps {
  game: Game;
  figures: ShownFigures;
}

/** A stable function, so that lists render only changed comments. */
const reportComment = ({ id, user }: Pick<Comment, 'id' | 'user'>): ReactNode => (
  <Report kind="comment" id={id} ownerId={user.id} name={user.username} isSmall />
);

/** The community tab: ratings and comments. */
export function GameCommunity({ game, figures }: GameCommunityProps): ReactNode {
  const user = useSession((session) => session.user);
  return (
    <Stack $gap={48}>
      <Suspense fallback={<Skeleton $width="100%" $height="300px" />}>
        <Ratings key={`ratings-${user?.id}`} gameId={game.id} ownId={user?.id} figures={figures} />
      </Suspense>
      <Suspense fallback={<Skeleton $width="100%" $height="420px" />}>
        <Comments key={`comments-${user?.id}`} gameId={game.id} own={user} report={reportComment} />
      </Suspense>
    </Stack>
  );
}
