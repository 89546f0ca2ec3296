import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '../../shared/live/live-topic.js';
import { isShownTrends, type ShownTrends } from './trending.guards.js';

/** Trending games; each change contains the whole list. */
export const liveTrends = new LiveTopic<ShownTrends, ShownTrends>({
  name: TRENDING_TOPIC,
  isSnapshot: isShownTrends,
  isChanges: isShownTrends,
  reduce: (_, { games, listed }) => ({ games, listed }),
});
