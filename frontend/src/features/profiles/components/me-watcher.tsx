import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../shared/api/query-client.js';
import { useLiveClient } from '../../../shared/live/live-provider.js';
import type { TopicState } from '../../../shared/live/live-topic.js';
import { meTopic } from '../live/me-topic.js';
import { paced } from '../live/paced.js';
import { reloadAll, reloadGameAchievements, reloadIfBehind, reloadLists, takeNews } from '../live/take-news.js';
import { useUnlockToast } from '../live/use-unlock-toast.js';
import type { MeNews } from '../profiles.guards.js';

/** A player in the middle of a game sets many scores; their lists are read again at most this often. */
const LIST_PAUSE_MS = 2_000;

interface MeWatcherProps {
  userId: string;
  /** What the user had when the session was checked. */
  credits: number;
}

/** Listens for the signed-in user on every page: own figures move without a reload, and an unlock is told of. */
export function MeWatcher({ userId, credits }: MeWatcherProps): null {
  const client = useLiveClient();
  const tellUnlocks = useUnlockToast();
  const [lists] = useState(() => paced(() => reloadLists(queryClient), LIST_PAUSE_MS));
  const [creditsBefore] = useState(credits);
  const last = useRef<MeNews>(undefined);

  useEffect(() => () => lists.stop(), [lists]);

  useEffect(() => client.watch(meTopic), [client]);

  // Every state counts here, also one that is followed by the next before a page could draw it.
  useEffect(() => {
    const store = meTopic.storeIn(client);
    hear(store.getState());
    return store.subscribe(hear);

    function hear({ snapshot: news }: TopicState<MeNews>): void {
      const before = last.current;
      if (!news || news === before) return;
      last.current = news;
      if (!before && !news.patched) {
        void reloadIfBehind(queryClient, news, creditsBefore);
      } else if (!before || !news.patched) {
        // The line is there again: what was read before may have changed since.
        reloadAll(queryClient);
      } else {
        takeNews(queryClient, news);
        if (news.gameAchievements !== before.gameAchievements) reloadGameAchievements(queryClient);
        if (isListed(news, before)) lists.ask();
      }
      // Whoever was signed in here before may have left news behind.
      const isOwn = (achievement: { user_id: string | null }) => achievement.user_id === userId;
      tellUnlocks(news.achievements?.filter(isOwn) ?? [], news.gameAchievements?.filter(isOwn) ?? []);
    }
  }, [client, userId, creditsBefore, tellUnlocks, lists]);

  return null;
}

/** Whether a list has become longer. A score from before the watch shows in the total alone. */
function isListed(news: MeNews, before: MeNews): boolean {
  const isUnheardScore = news.score === undefined && news.stats?.totalScore !== before.stats?.totalScore;
  return news.score !== before.score || news.credits !== before.credits || isUnheardScore;
}
