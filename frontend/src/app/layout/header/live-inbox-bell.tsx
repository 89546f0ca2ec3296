import type { ReactNode } from 'react';
import { InboxBell } from '../../../features/inbox/components/inbox-bell/inbox-bell.js';
import { meTopic } from '../../../features/profiles/live/me-topic.js';
import { useLive } from '../../../shared/live/use-live.js';

/** The bell, and the news that ring it. Not beside the header: that is everybody's first load. */
export function InboxPlace(): ReactNode {
  const { snapshot } = useLive(meTopic);
  return <InboxBell state={snapshot?.inbox} />;
}
