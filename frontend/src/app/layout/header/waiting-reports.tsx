import { lazy, Suspense, type ReactNode } from 'react';

/** For admins alone, so nobody else loads it. */
const OpenReports = lazy(async () => ({
  default: (await import('../../../features/moderation/components/open-reports.js')).OpenReports,
}));

/** How many reports wait, as soon as that is known. */
export function WaitingReports(): ReactNode {
  return (
    <Suspense fallback={null}>
      <OpenReports />
    </Suspense>
  );
}
