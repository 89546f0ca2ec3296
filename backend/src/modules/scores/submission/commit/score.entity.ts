import { defineEntity, p } from '@mikro-orm/core';

export const ScoreSchema = defineEntity({
  name: 'Score',
  tableName: 'scores',
  properties: {
    id: p.bigint('number').primary(),
    userId: p.uuid(),
    gameId: p.integer(),
    score: p.bigint('number'),
    createdAt: p.datetime(3),
  },
});

/** Every accepted score, as it came. Never changed; one that is removed is kept aside (see `removal/`). */
export class Score extends ScoreSchema.class {}
ScoreSchema.setClass(Score);
