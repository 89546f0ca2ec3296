import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { RunPage } from '#features/play/replay/run-page.js';
import { QueryProvider } from '#shared/api/query-provider.js';

/** A recorded run. */
export default function WatchRunPage(): ReactNode {
  const { run = '' } = useParams();
  return (
    <QueryProvider>
      <RunPage key={run} name={run} />
    </QueryProvider>
  );
}
