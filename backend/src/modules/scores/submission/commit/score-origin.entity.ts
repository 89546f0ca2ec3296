import { defineEntity, p } from '@mikro-orm/core';

export const ScoreOriginSchema = defineEntity({
  name: 'ScoreOrigin',
  tableName: 'score_origins',
  properties: {
    scoreId: p.bigint('number').primary(),
    sessionId: p.uuid(),
    /** How long the player had played: since the round began, or the session where there was no round. */
    seconds: p.integer(),
    /** The server has replayed the game and reached the same score. */
    verified: p.boolean(),
  },
});

/** The play session that a score came from. Scores by API key have none. */
export class ScoreOrigin extends ScoreOriginSchema.class {}
ScoreOriginSchema.setClass(ScoreOrigin);
