import type { ReactNode } from 'react';
import { InboxBell } from '#features/inbox/components/inbox-bell.js';
import { meTopic } from '#features/players/live/me-topic.js';
import { useLive } from '#shared/live/use-live.js';

export { OwnStreak } from '#features/players/live/own-streak.js';

/** The bell with live updates. */
export function LiveInboxBell(): ReactNode {
  const { snapshot } = useLive(meTopic);
  return <InboxBell state={snapshot?.inbox} />;
}
