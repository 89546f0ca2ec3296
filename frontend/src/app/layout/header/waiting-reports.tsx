import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '#shared/rendering/lazy-part.js';

/** Loaded only for admins. */
const OpenReports = lazyPart(() => import('#features/moderation/reports/open-reports.js'), 'OpenReports');

/** The number of open reports, once known. */
export function WaitingReports(): ReactNode {
  return (
    <Suspense fallback={null}>
      <OpenReports />
    </Suspense>
  );
}
