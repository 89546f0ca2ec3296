import * as v from 'valibot';
import { personSchema } from '../auth/auth.schemas.js';
import { ON_DOUBT } from '../boards/board-settings.js';
import { integer, link, picture, time, uuid } from '../values.js';
import { GAME_CATEGORIES } from './categories.js';
import { GAME_STATUSES } from './game-status.js';
import { GAME_LAUNCHES, GAME_ORIENTATIONS, SCORE_ACCEPTANCES } from './play-settings.js';

/** The size of a frame in pixels, or `fill`. */
export const gameFrameSchema = v.union([v.literal('fill'), v.object({ width: integer, height: integer })]);

const gameFields = {
  id: integer,
  name: v.string(),
  description: v.string(),
  ai_model_id: integer,
  ai_model_name: v.string(),
  model_version_id: integer,
  model_version: v.string(),
  created_by: uuid,
  /** The creator; "Deleted player" for a deleted account. */
  creator: personSchema,
  /** The co-makers. */
  makers: v.array(personSchema),
  image_url: v.nullable(picture),
  preview_images: v.array(picture),
  game_url: v.nullable(link),
  github_url: v.nullable(link),
  documentation_url: v.nullable(link),
  categories: v.array(v.picklist(GAME_CATEGORIES)),
  tags: v.array(v.string()),
  ai_integration_details: v.string(),
  /** Whether the game is listed. */
  active: v.boolean(),
  status: v.picklist(GAME_STATUSES),
  launch: v.picklist(GAME_LAUNCHES),
  accepts: v.picklist(SCORE_ACCEPTANCES),
  /** The allowed range of scores; null for no bound. */
  min_score: v.nullable(integer),
  max_score: v.nullable(integer),
  /** The minimum duration of a round. */
  min_seconds: v.nullable(integer),
  needs_round: v.boolean(),
  /** Whether scores that break a rule are refused, or wait for a maker. */
  on_doubt: v.picklist(ON_DOUBT),
  /** Origins that may start the game with a launch ticket; empty for all. */
  allowed_origins: v.array(link),
  /** The size for which the game is made; `fill` for one that fits any. */
  frame: gameFrameSchema,
  /** How a phone is held for the game. */
  orientation: v.picklist(GAME_ORIENTATIONS),
  /** The arcade game, if it is one. */
  arcade_id: v.nullable(v.string()),
  /** The published build, if the site hosts the game's files. */
  build_id: v.nullable(uuid),
  created_at: time,
  updated_at: time,
  average_rating: v.number(),
  total_ratings: integer,
  /**
   * Whether the bests of its main board are part of totals; not if an admin has taken the game out of the global ranking,
   * or if the lower value is better.
   */
  counts_in_totals: v.boolean(),
  /** Distinct players with a score. */
  player_count: integer,
  /** The end of the developer's launch months; null if there are none. */
  premium_until: v.nullable(time),
  /** When the game is deleted for good, for its makers only; null if it is not. */
  delete_at: v.nullable(time),
  /** The reason for an admin's hiding, for the creator only; otherwise null. */
  held_reason: v.nullable(v.string()),
};

/** A game, in lists and on its page. */
export const gameSchema = v.object(gameFields);
export type Game = v.InferOutput<typeof gameSchema>;

const trendReason = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('growth'), percentage: integer }),
    v.object({ kind: v.literal('new') }),
    v.object({ kind: v.literal('players'), players: integer }),
  ]),
  v.metadata({
    description:
      'Why it trends: growth from at least 5 players in the 7 days before, listed in the last 7 days, or how many play it.',
  }),
);

const trendingGameFields = {
  ...gameFields,
  /** Distinct players of the last 7 days. */
  activePlayerCount: integer,
  /** Growth against the 7 days before in whole percent; 100 when there were none. */
  growthPercentage: integer,
  aiModelName: v.string(),
  /** The reason for trending; growth only with enough players. */
  reason: trendReason,
};

/** A row of GET /api/games/trending. */
export const trendingGameSchema = v.object(trendingGameFields);
export type TrendingGame = v.InferOutput<typeof trendingGameSchema>;

/** A trending game in live updates. */
export const liveTrendingGameSchema = v.object({
  ...trendingGameFields,
  /** Distinct players who scored in the last five minutes. */
  playingNow: integer,
});
export type LiveTrendingGame = v.InferOutput<typeof liveTrendingGameSchema>;

/** GET /api/games/{id}/draft-link */
export const draftLinkSchema = v.object({ url: link });
export type DraftLink = v.InferOutput<typeof draftLinkSchema>;

/** A player whom the creator of a game has blocked. */
export const blockedPlayerSchema = v.object({ id: uuid, username: v.string(), created_at: time });
export type BlockedPlayer = v.InferOutput<typeof blockedPlayerSchema>;

/** GET /api/launch: the launch promotion (docs/product.md, section 1). */
export const launchSchema = v.object({
  /** The number of developers. */
  places: integer,
  places_left: integer,
  /** The duration for each. */
  months: integer,
});
export type Launch = v.InferOutput<typeof launchSchema>;

/** State of the launch promotion. */
export const launchFiguresSchema = v.object({ places_left: integer });
export type LaunchFigures = v.InferOutput<typeof launchFiguresSchema>;
