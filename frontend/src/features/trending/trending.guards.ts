import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import type { LiveTrendingGame } from '@gamegeek/contracts/trending/trending.types.js';
import type { TrendReason } from '@gamegeek/rules/trends.js';
import { isNumber, isString, listOf, nullable, oneOf, shape, type Guard } from '../../shared/api/shape.js';

/** The fields of a trending game that panels show. */
export type ShownTrend = Pick<
  LiveTrendingGame,
  'id' | 'name' | 'categories' | 'image_url' | 'aiModelName' | 'activePlayerCount' | 'reason' | 'playingNow'
>;

/** The trending games. */
export interface ShownTrends {
  games: ShownTrend[];
  /** The total number of games, up to the limit of counting. */
  listed: number;
}

const reasons: readonly Guard<TrendReason>[] = [
  shape<Extract<TrendReason, { kind: 'growth' }>>({ kind: oneOf(['growth']), percentage: isNumber }),
  shape<Extract<TrendReason, { kind: 'new' }>>({ kind: oneOf(['new']) }),
  shape<Extract<TrendReason, { kind: 'players' }>>({ kind: oneOf(['players']), players: isNumber }),
];
const isReason: Guard<TrendReason> = (value): value is TrendReason => reasons.some((isOne) => isOne(value));

export const isShownTrends = shape<ShownTrends>({
  games: listOf(
    shape<ShownTrend>({
      id: isNumber,
      name: isString,
      categories: listOf(oneOf(GAME_CATEGORIES)),
      image_url: nullable(isString),
      aiModelName: isString,
      activePlayerCount: isNumber,
      reason: isReason,
      playingNow: isNumber,
    }),
  ),
  listed: isNumber,
});
