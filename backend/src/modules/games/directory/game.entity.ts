import { defineEntity, p } from '@mikro-orm/core';
import type { GameCategory } from '@gamegeek/contracts/games/categories.js';
import {
  DEFAULT_PLAY_SETTINGS,
  type GameLaunch,
  type ScoreAcceptance,
} from '@gamegeek/contracts/games/play-settings.js';
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
    aiIntegrationDetails: p.text(),
    active: p.boolean().default(true),
    /** How it is opened from the site, and which scores it accepts. */
    launch: p.text().$type<GameLaunch>().default(DEFAULT_PLAY_SETTINGS.launch),
    accepts: p.text().$type<ScoreAcceptance>().default(DEFAULT_PLAY_SETTINGS.accepts),
    minScore: p.bigint('number').nullable(),
    maxScore: p.bigint('number').nullable(),
    /** The least time that a round takes. */
    minSeconds: p.integer().nullable(),
    needsRound: p.boolean().default(DEFAULT_PLAY_SETTINGS.needs_round),
    /** Whose pages may exchange a launch ticket; every page's while there are none. */
    allowedOrigins: p.array().default([]),
    /** Of a hosted game: which arcade game it is. */
    arcadeId: p.text().nullable().unique(),
    /** Why an admin has hidden it; its maker cannot show it meanwhile. */
    heldReason: p.text().nullable(),
    /** Distinct players who ever scored, recomputed from personal bests. */
    playerCount: p.integer().default(0),
    /** Distinct players of the last 7 days, and the growth against the 7 days before in percent; kept by a job. */
    activePlayers: p.integer().default(0),
    growthPercentage: p.integer().default(0),
    /** Distinct players of the 7 days before. */
    previousPlayers: p.integer().default(0),
    /** How many have rated, and the sum of what they gave. */
    ratingCount: p.integer().default(0),
    ratingSum: p.integer().default(0),
    /** The launch promotion of its creator: shown first among equals until then. */
    premiumUntil: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p
      .datetime(3)
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
  },
});

/** A game made with an AI model. It is hidden, never deleted, so that no score loses its game. */
export class Game extends GameSchema.class {}
GameSchema.setClass(Game);
