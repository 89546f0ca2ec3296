import type { ReactNode } from 'react';
import { InboxBell } from '../../../features/inbox/index.js';
import { meTopic } from '../../../features/profiles/index.js';
import { useLive } from '../../../shared/live/use-live.js';

/** The bell, and the news that ring it. Not beside the header: that is everybody's first load. */
export function InboxPlace(): ReactNode {
  const { snapshot } = useLive(meTopic);
  return <InboxBell state={snapshot?.inbox} />;
}
