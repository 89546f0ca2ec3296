import { defineEntity, p } from '@mikro-orm/core';
import type { OnDoubt } from '@gamegeek/contracts/boards/board-settings.js';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import { DEFAULT_PLAY_SETTINGS } from '@gamegeek/contracts/games/default-play-settings.js';
import type { GameLaunch, GameOrientation, ScoreAcceptance } from '@gamegeek/contracts/games/play-settings.js';
import { User } from '../../auth/accounts/user.entity.js';
import { ModelVersion } from '../../models/browsing/model-version.entity.js';

export const GameSchema = defineEntity({
  name: 'Game',
  tableName: 'games',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    description: p.text(),
    modelVersion: () => p.manyToOne(ModelVersion),
    createdBy: () => p.manyToOne(User).fieldName('created_by'),
    imageUrl: p.text().nullable(),
    previewImages: p.array().default([]),
    gameUrl: p.text().nullable(),
    githubUrl: p.text().nullable(),
    documentationUrl: p.text().nullable(),
    categories: p.array().$type<GameCategory[]>(),
    tags: p.array().default([]),
    aiIntegrationDetails: p.text(),
    active: p.boolean().default(true),
    /** How the game opens, and which scores it accepts. */
    launch: p.text().$type<GameLaunch>().default(DEFAULT_PLAY_SETTINGS.launch),
    accepts: p.text().$type<ScoreAcceptance>().default(DEFAULT_PLAY_SETTINGS.accepts),
    minScore: p.bigint('number').nullable(),
    maxScore: p.bigint('number').nullable(),
    /** Minimum duration of a round. */
    minSeconds: p.integer().nullable(),
    needsRound: p.boolean().default(DEFAULT_PLAY_SETTINGS.needs_round),
    /** What becomes of scores that break a rule. */
    onDoubt: p.text().$type<OnDoubt>().default(DEFAULT_PLAY_SETTINGS.on_doubt),
    /** Origins whose pages may exchange a launch ticket; all origins if empty. */
    allowedOrigins: p.array().default([]),
    /** The frame in pixels; without a size it fills the stage. */
    frameWidth: p.integer().nullable(),
    frameHeight: p.integer().nullable(),
    orientation: p.text().$type<GameOrientation>().default(DEFAULT_PLAY_SETTINGS.orientation),
    /** The arcade game behind a hosted game of the site itself. */
    arcadeId: p.text().nullable().unique(),
    /** The published build. */
    buildId: p.uuid().nullable(),
    /** Never listed yet. */
    draft: p.boolean().default(false),
    /** The link of the draft is derived from it. */
    draftKey: p.uuid().defaultRaw('gen_random_uuid()'),
    /** The co-makers, without those who are invited only. */
    makers: p
      .array()
      .formula(
        ({ id }) => `ARRAY(SELECT user_id::text FROM game_makers WHERE game_id = ${id} AND accepted_at IS NOT NULL)`,
      ),
    /** The reason of the admin who has hidden the game; the creator cannot show it until it is restored. */
    hiddenReason: p.text().nullable(),
    /** When it is deleted for good. */
    deleteAt: p.datetime(3).nullable(),
    /** An admin has taken it out of the global ranking. */
    unranked: p.boolean().default(false),
    /** Distinct players who ever scored, recomputed from personal bests. */
    playerCount: p.integer().default(0),
    /** Distinct players of the last 7 days, and their growth in percent; maintained by `refresh-trending`. */
    activePlayers: p.integer().default(0),
    growthPercentage: p.integer().default(0),
    /** Distinct players of the 7 days before. */
    previousPlayers: p.integer().default(0),
    /** Number and sum of ratings. */
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
    /** End of the creator's launch promotion. */
    premiumUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A game made with an AI model. One that is deleted for good goes with its scores (`DeleteGamesJob`). */
export class Game extends GameSchema.class {}
GameSchema.setClass(Game);
