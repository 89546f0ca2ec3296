import { TRENDING_TOPIC } from '@gamegeek/contracts/live/topics.js';
import { LiveTopic } from '#shared/live/live-topic.js';
import { shownTrendsSchema, type ShownTrends } from './trending.schemas.js';

/** Trending games; each change contains the whole list. */
export const liveTrends = new LiveTopic<ShownTrends, ShownTrends>({
  name: TRENDING_TOPIC,
  snapshot: shownTrendsSchema,
  changes: shownTrendsSchema,
  reduce: (_, { games, listed }) => ({ games, listed }),
});
