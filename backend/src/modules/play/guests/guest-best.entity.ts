import { defineEntity, p } from '@mikro-orm/core';
import type { PaceFinding } from '@gamegeek/contracts/moderation/moderation.schemas.js';
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
    /** The origin of the score; kept when the score is claimed. */
    sessionId: p.uuid(),
    seconds: p.integer(),
    verified: p.boolean(),
    achievements: p.array().default([]),
    finding: p.json<PaceFinding>().nullable(),
    /** The idempotency key of the submission: repeats after the claim are recognised by it. */
    idempotencyKey: p.text().nullable(),
  },
});

/** A guest's best score in a game. It is on no board and in no total until it is claimed. */
export class GuestBest extends GuestBestSchema.class {}
GuestBestSchema.setClass(GuestBest);
