import type { Comment } from '@gamegeek/contracts/comments/comments.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { Report } from '#features/moderation/reports/report.js';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { Skeleton } from '#ui/skeleton.js';

const Comments = lazyPart(
  () => import('#features/comments/components/comments.js'),
  'Comments',
  'comments',
  'commentsValidation',
);

/** A stable function, so that lists render only changed comments. */
const reportComment = ({ id, user }: Pick<Comment, 'id' | 'user'>): ReactNode => (
  <Report kind="comment" id={id} ownerId={user.id} name={user.username} isSmall />
);

/** The comments of a game, which are loaded on demand, with a way to report them. */
export function GameComments({ gameId }: { gameId: number }): ReactNode {
  const user = useSession((session) => session.user);
  return (
    <Suspense fallback={<Skeleton $width="100%" $height="420px" />}>
      <Comments key={`${gameId} ${user?.id}`} gameId={gameId} own={user} report={reportComment} />
    </Suspense>
  );
}
