import { lazy, Suspense, type ReactNode } from 'react';
import { useSession } from '../../features/auth/stores/session-store.js';
import type { ReportButtonProps } from '../../features/moderation/components/report-button/report-button.js';
import { loadReportTexts } from '../../features/moderation/texts/report-texts.js';
import { ErrorBoundary } from '../layout/error-boundary/error-boundary.js';

const ReportButton = lazy(async () => {
  const [{ ReportButton: button }] = await Promise.all([
    import('../../features/moderation/components/report-button/report-button.js'),
    loadReportTexts(),
  ]);
  return { default: button };
});

interface ReportProps extends Omit<ReportButtonProps, 'isSignedIn'> {
  /** Whose it is: nobody reports their own. */
  ownerId: string;
}

/**
 * The way to report something of somebody else's. It is no part of what is looked at, so it may come a moment later, or
 * stay away where it cannot be fetched.
 */
export function Report({ ownerId, ...subject }: ReportProps): ReactNode {
  const { status, user } = useSession();
  if (status === 'loading' || user?.id === ownerId) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ReportButton {...subject} isSignedIn={user !== undefined} />
      </Suspense>
    </ErrorBoundary>
  );
}
