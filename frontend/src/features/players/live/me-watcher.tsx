import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#shared/api/query-client.js';
import { useLiveClient } from '#shared/live/live-provider.js';
import type { TopicState } from '#shared/live/live-topic.js';
import { meTopic } from './me-topic.js';
import { throttled } from './throttled.js';
import { reloadAll, reloadGameAchievements, reloadIfOutdated, reloadLists, applyMeEvents } from './apply-me-events.js';
import { useUnlockToast } from '../achievements/use-unlock-toast.js';
import type { MeEvents } from '../players.schemas.js';

/** Score lists are refetched at most this often while the user is playing. */
const LIST_PAUSE_MS = 2_000;

interface MeWatcherProps {
  userId: string;
  /** The user's figures when the session was checked. */
  credits: number;
}

/** Watches the signed-in user on every page: figures update live, and unlocks show a toast. */
export function MeWatcher({ userId, credits }: MeWatcherProps): null {
  const client = useLiveClient();
  const announceUnlocks = useUnlockToast();
  const [lists] = useState(() => throttled(() => reloadLists(queryClient), LIST_PAUSE_MS));
  const [creditsBefore] = useState(credits);
  const last = useRef<MeEvents>(undefined);

  useEffect(() => () => lists.stop(), [lists]);

  useEffect(() => client.watch(meTopic), [client]);

  // Every state counts, including those replaced before the next render.
  useEffect(() => {
    const store = meTopic.storeIn(client);
    onChange(store.getState());
    return store.subscribe(onChange);

    function onChange({ snapshot: events }: TopicState<MeEvents>): void {
      const before = last.current;
      if (!events || events === before) return;
      last.current = events;
      if (!before && !events.patched) {
        void reloadIfOutdated(queryClient, events, creditsBefore);
      } else if (!before || !events.patched) {
        // After a reconnection cached data may be outdated.
        reloadAll(queryClient);
      } else {
        applyMeEvents(queryClient, events);
        if (events.gameAchievements !== before.gameAchievements) reloadGameAchievements(queryClient);
        if (isListed(events, before)) lists.request();
      }
      // Discards updates of the previous user.
      const isOwn = (achievement: { user_id: string | null }) => achievement.user_id === userId;
      announceUnlocks(events.achievements?.filter(isOwn) ?? [], events.gameAchievements?.filter(isOwn) ?? []);
    }
  }, [client, userId, creditsBefore, announceUnlocks, lists]);

  return null;
}

/** Whether a list has grown. A score from before the watch is visible in the total only. */
function isListed(events: MeEvents, before: MeEvents): boolean {
  const isUnreportedScore = events.score === undefined && events.stats?.totalScore !== before.stats?.totalScore;
  return events.score !== before.score || events.credits !== before.credits || isUnreportedScore;
}
