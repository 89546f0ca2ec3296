import { liveTrendingGameSchema } from '@gamegeek/contracts/games/games.schemas.js';
import { trendingShownSchema } from '@gamegeek/contracts/trending/trending.schemas.js';
import * as v from 'valibot';

/** The fields of a trending game that panels show. */
const shownTrendSchema = v.pick(liveTrendingGameSchema, [
  'id',
  'name',
  'categories',
  'image_url',
  'launch',
  'game_url',
  'arcade_id',
  'aiModelName',
  'activePlayerCount',
  'reason',
  'playingNow',
]);
export type ShownTrend = v.InferOutput<typeof shownTrendSchema>;

/** The trending games. */
export const shownTrendsSchema = v.object({ ...trendingShownSchema.entries, games: v.array(shownTrendSchema) });
export type ShownTrends = v.InferOutput<typeof shownTrendsSchema>;
