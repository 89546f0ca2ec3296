import { defineEntity, p } from '@mikro-orm/core';
import { Game } from '../../games/directory/game.entity.js';
import { Guest } from './guest.entity.js';

export const GuestBestSchema = defineEntity({
  name: 'GuestBest',
  tableName: 'guest_bests',
  properties: {
    guest: () => p.manyToOne(Guest).primary(),
    game: () => p.manyToOne(Game).primary(),
    score: p.bigint('number'),
    achievedAt: p.datetime(3).defaultRaw('now()'),
    /** Where it came from; it goes along when the score is claimed. */
    sessionId: p.uuid(),
    seconds: p.integer(),
    verified: p.boolean(),
    achievements: p.array().default([]),
    /** With which key it was sent: a repeat after the claim is recognised by it. */
    idempotencyKey: p.text().nullable(),
  },
});

/** A guest's best score in a game: on no board, and in no total, until it is claimed. */
export class GuestBest extends GuestBestSchema.class {}
GuestBestSchema.setClass(GuestBest);
