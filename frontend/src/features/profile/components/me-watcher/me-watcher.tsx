import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../../../shared/api/query-client.js';
import { useLive } from '../../../../shared/live/use-live.js';
import { meTopic } from '../../live/me-topic.js';
import { paced } from '../../live/paced.js';
import { reloadAll, reloadLists, takeNews } from '../../live/take-news.js';
import { useUnlockToast } from '../../live/use-unlock-toast.js';
import type { MeNews } from '../../profile.guards.js';

/** A player in the middle of a game sets many scores; their lists are read again at most this often. */
const LIST_PAUSE_MS = 2_000;

/** Listens for the signed-in user on every page: own figures move without a reload, and an unlock is told of. */
export function MeWatcher({ userId }: { userId: string }): null {
  const { snapshot: news } = useLive(meTopic);
  const tellUnlocks = useUnlockToast();
  const [lists] = useState(() => paced(() => reloadLists(queryClient), LIST_PAUSE_MS));
  const last = useRef<MeNews>(undefined);

  useEffect(() => () => lists.stop(), [lists]);

  useEffect(() => {
    const before = last.current;
    if (!news || news === before) return;
    last.current = news;
    // At first sight they may be of a moment ago; untouched again, the line was lost and is back.
    const isFirst = before === undefined;
    if (isFirst || !news.patched) {
      if (!isFirst) reloadAll(queryClient);
    } else {
      takeNews(queryClient, news);
      if (news.score !== before.score || news.credits !== before.credits) lists.ask();
    }
    // Whoever was signed in here before may have left news behind.
    tellUnlocks(news.achievements?.filter((achievement) => achievement.user_id === userId) ?? []);
  }, [news, userId, tellUnlocks, lists]);

  return null;
}
