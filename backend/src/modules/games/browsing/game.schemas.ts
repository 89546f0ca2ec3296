import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { GAME_LAUNCHES, SCORE_ACCEPTANCES } from '@gamegeek/contracts/games/play-settings.js';
import {
  extended,
  figure,
  flag,
  integer,
  link,
  listOf,
  named,
  object,
  oneOf,
  orNull,
  picture,
  text,
  time,
  uuid,
  type Schema,
} from '../../../core/openapi/schemas.js';

const GAME_FIELDS = {
  id: integer,
  name: text,
  description: text,
  ai_model_id: integer,
  ai_model_name: text,
  model_version_id: integer,
  model_version: text,
  created_by: uuid,
  creator: object({ id: uuid, username: text }),
  image_url: orNull(picture),
  preview_images: listOf(picture),
  game_url: orNull(link),
  github_url: orNull(link),
  documentation_url: orNull(link),
  categories: listOf({ type: 'string', enum: [...GAME_CATEGORIES] }),
  ai_integration_details: text,
  active: flag,
  launch: oneOf(GAME_LAUNCHES),
  accepts: oneOf(SCORE_ACCEPTANCES),
  min_score: orNull(integer),
  max_score: orNull(integer),
  min_seconds: orNull(integer),
  needs_round: flag,
  allowed_origins: listOf(link),
  arcade_id: orNull(text),
  created_at: time,
  updated_at: time,
  average_rating: figure,
  total_ratings: integer,
  player_count: integer,
  premium_until: orNull(time),
  held_reason: orNull(text),
};

export const GAME = named('Game', object(GAME_FIELDS));

const reasonOf = (kind: string, properties: Record<string, Schema> = {}) =>
  object({ kind: { type: 'string', enum: [kind] }, ...properties });

export const TRENDING_GAME = named(
  'TrendingGame',
  object({
    ...GAME_FIELDS,
    activePlayerCount: integer,
    growthPercentage: { type: 'integer' },
    aiModelName: text,
    reason: {
      description:
        'Why it trends: growth from at least 5 players in the 7 days before, listed in the last 7 days, or how many play it.',
      oneOf: [reasonOf('growth', { percentage: integer }), reasonOf('new'), reasonOf('players', { players: integer })],
    },
  }),
);

/** As sent to the live topic. */
export const LIVE_TRENDING_GAME = named('LiveTrendingGame', extended(TRENDING_GAME, { playingNow: integer }));
