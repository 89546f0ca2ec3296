import * as v from 'valibot';
import { liveTrendingGameSchema } from '../games/games.schemas.js';
import { integer } from '../values.js';

/** The number of trending games that pages follow live. */
export const TRENDING_SHOWN = 5;

/** The snapshot of the trending games, sent again as a whole on each change. */
export const trendingShownSchema = v.object({
  games: v.array(liveTrendingGameSchema),
  /** The number of listed games, counted up to `TRENDING_GAMES`: with fewer, the page adds examples. */
  listed: integer,
});
export type TrendingShown = v.InferOutput<typeof trendingShownSchema>;
