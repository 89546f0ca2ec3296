import { lazy, Suspense, type ReactNode } from 'react';

/** Loaded only for admins. */
const OpenReports = lazy(async () => ({
  default: (await import('#features/moderation/reports/open-reports.js')).OpenReports,
}));

/** The number of open reports, once known. */
export function WaitingReports(): ReactNode {
  return (
    <Suspense fallback={null}>
      <OpenReports />
    </Suspense>
  );
}
