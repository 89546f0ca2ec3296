import type { ReactNode } from 'react';
import { InboxBell } from '../../../features/inbox/components/inbox-bell/inbox-bell.js';
import { meTopic } from '../../../features/profile/live/me-topic.js';
import { QueryProvider } from '../../../shared/api/query-provider.js';
import { useLive } from '../../../shared/live/use-live.js';

/** The bell, and the news that ring it. */
export function InboxPlace(): ReactNode {
  const { snapshot } = useLive(meTopic);
  return (
    <QueryProvider>
      <InboxBell state={snapshot?.inbox} />
    </QueryProvider>
  );
}
