import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';
import { useSession } from '#shared/session/session-store.js';
import { ErrorBoundary } from '#ui/error-boundary.js';
import type { ReportButtonProps } from './report-button.js';

const ReportButton = lazyPart(() => import('./report-button.js'), 'ReportButton', 'report');

interface ReportProps extends Omit<ReportButtonProps, 'isSignedIn' | 'isAppeal'> {
  /** The owner of the subject, who cannot report it. */
  ownerId: string;
}

/**
 * The report button for content of others. It may load later than the content, or not at all if its code cannot be
 * fetched.
 */
export function Report({ ownerId, ...subject }: ReportProps): ReactNode {
  const { status, user } = useSession();
  if (status === 'loading' || user?.id === ownerId) return null;
  return <LazyButton {...subject} isSignedIn={user !== undefined} />;
}

/** The report button of a row. A stable function, so that boards render only changed rows. */
export function reportScore({ id, userId, username }: LeaderboardEntry): ReactNode {
  return <Report kind="score" id={id} ownerId={userId} name={username} isSmall />;
}

/** The button to appeal against the removal of an own score by the creator of its game. */
export function Appeal({ scoreId, gameName }: { scoreId: number; gameName: string }): ReactNode {
  return <LazyButton kind="score" id={scoreId} name={gameName} isSignedIn isAppeal />;
}

function LazyButton(props: ReportButtonProps): ReactNode {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ReportButton {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
