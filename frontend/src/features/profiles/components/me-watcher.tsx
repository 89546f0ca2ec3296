import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client.js';
import { useLiveClient } from '../../../shared/live/live-provider.js';
import type { TopicState } from '../../../shared/live/live-topic.js';
import { meTopic } from '../live/me-topic.js';
import { throttled } from '../live/throttled.js';
import {
  reloadAll,
  reloadGameAchievements,
  reloadIfOutdated,
  reloadLists,
  applyMeEvents,
} from '../live/apply-me-events.js';
import { useUnlockToast } from '../live/use-unlock-toast.js';
import type { MeEvents } from '../profiles.guards.js';

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
  const tellUnlocks = useUnlockToast();
  const [lists] = useState(() => throttled(() => reloadLists(queryClient), LIST_PAUSE_MS));
  const [creditsBefore] = useState(credits);
  const last = useRef<MeEvents>(undefined);

  useEffect(() => () => lists.stop(), [lists]);

  useEffect(() => client.watch(meTopic), [client]);

  // Every state counts, including those replaced before the next render.
  useEffect(() => {
    const store = meTopic.storeIn(client);
    hear(store.getState());
    return store.subscribe(hear);

    function hear({ snapshot: news }: TopicState<MeEvents>): void {
      const before = last.current;
      if (!news || news === before) return;
      last.current = news;
      if (!before && !news.patched) {
        void reloadIfOutdated(queryClient, news, creditsBefore);
      } else if (!before || !news.patched) {
        // After a reconnection cached data may be outdated.
        reloadAll(queryClient);
      } else {
        applyMeEvents(queryClient, news);
        if (news.gameAchievements !== before.gameAchievements) reloadGameAchievements(queryClient);
        if (isListed(news, before)) lists.request();
      }
      // Discards updates of the previous user.
      const isOwn = (achievement: { user_id: string | null }) => achievement.user_id === userId;
      tellUnlocks(news.achievements?.filter(isOwn) ?? [], news.gameAchievements?.filter(isOwn) ?? []);
    }
  }, [client, userId, creditsBefore, tellUnlocks, lists]);

  return null;
}

/** Whether a list has grown. A score from before the watch is visible in the total only. */
function isListed(news: MeEvents, before: MeEvents): boolean {
  const isUnheardScore = news.score === undefined && news.stats?.totalScore !== before.stats?.totalScore;
  return news.score !== before.score || news.credits !== before.credits || isUnheardScore;
}
