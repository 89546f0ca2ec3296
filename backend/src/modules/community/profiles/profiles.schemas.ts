import { extended, integer, listOf, named, object, orNull, text, time, uuid } from '../../../core/openapi/schemas.js';
import { OWN_USER } from '../../auth/index.js';
import { GAME } from '../../games/index.js';
import { CHAMPIONSHIP, CHAMPIONSHIP_TOTALS } from '../../scores/index.js';
import { ACHIEVEMENT } from '../achievements/index.js';

const percent = { type: 'integer' as const, minimum: 0, maximum: 100 };

export const STATS = named(
  'ProfileStats',
  object({
    totalScore: integer,
    gamesPlayed: integer,
    credits: integer,
    level: { type: 'integer', minimum: 1, maximum: 5 },
    levelProgress: percent,
    rank: text,
    achievementsCompleted: integer,
  }),
);

export const OWN_PROFILE = named('OwnProfile', extended(OWN_USER, { apiKey: orNull(text), stats: STATS }));

export const PUBLIC_PROFILE = named(
  'PublicProfile',
  object({
    id: uuid,
    username: text,
    created_at: time,
    stats: STATS,
    bests: listOf(object({ gameId: integer, gameName: text, score: integer, rank: orNull(integer), createdAt: time })),
    achievements: listOf(ACHIEVEMENT),
    championships: listOf(CHAMPIONSHIP),
    championshipTotals: CHAMPIONSHIP_TOTALS,
    games: listOf(GAME),
  }),
);
