import { defineEntity, p } from '@mikro-orm/core';

export const PersonalBestSchema = defineEntity({
  name: 'PersonalBest',
  tableName: 'personal_bests',
  properties: {
    userId: p.uuid().primary(),
    gameId: p.integer().primary(),
    score: p.bigint('number'),
    scoreId: p.bigint('number'),
    achievedAt: p.datetime(3),
    /** The best that this one replaced; null for a player's first score in the game. */
    previousScore: p.bigint('number').nullable(),
  },
});

/** A player's best score in a game: one row of that game's board. It decreases only when a score is removed. */
export class PersonalBest extends PersonalBestSchema.class {}
PersonalBestSchema.setClass(PersonalBest);
