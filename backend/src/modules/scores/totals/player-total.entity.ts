import { defineEntity, p } from '@mikro-orm/core';

export const PlayerTotalSchema = defineEntity({
  name: 'PlayerTotal',
  tableName: 'player_totals',
  properties: {
    userId: p.uuid().primary(),
    gamesPlayed: p.integer(),
    /** The sum of the player's bests over all games. */
    score: p.bigint('number'),
    /** The score that last raised the total. */
    scoreId: p.bigint('number'),
    achievedAt: p.datetime(3),
    computedAt: p.datetime(3).defaultRaw('now()'),
  },
});

/** A row of the all-time global board, recomputed from the player's bests. */
export class PlayerTotal extends PlayerTotalSchema.class {}
PlayerTotalSchema.setClass(PlayerTotal);
