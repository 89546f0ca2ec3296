import { LANGUAGES } from '@gamegeek/contracts/users/preferences.js';
import { ACHIEVEMENTS } from '@gamegeek/rules/achievements.js';
import {
  extended,
  flag,
  integer,
  listOf,
  named,
  object,
  orNull,
  text,
  time,
  uuid,
} from '../../core/openapi/schemas.js';
import { OWN_USER } from '../auth/index.js';
import { GAME } from '../games/index.js';
import { CHAMPIONSHIP, CHAMPIONSHIP_TOTALS } from '../scores/index.js';

const unique = (values: string[]) => [...new Set(values)];
const percent = { type: 'integer' as const, minimum: 0, maximum: 100 };

export const ACHIEVEMENT = named(
  'Achievement',
  object({
    id: integer,
    user_id: uuid,
    key: { type: 'string', enum: unique(ACHIEVEMENTS.map(({ key }) => key)) },
    title: text,
    description: text,
    icon: { type: 'string', enum: unique(ACHIEVEMENTS.map(({ icon }) => icon)) },
    progress: percent,
    completed: flag,
    completed_at: orNull(time),
    credits: integer,
  }),
);

const translated = object(Object.fromEntries(LANGUAGES.map((language) => [language, text])));

export const GAME_ACHIEVEMENT = named(
  'GameAchievement',
  object({
    user_id: orNull(uuid),
    game_id: integer,
    game_name: text,
    key: text,
    title: translated,
    description: translated,
    credits: integer,
    completed_at: orNull(time),
  }),
);

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
