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
    /** The play session that sent it; null for scores by API key. */
    sessionId: p.uuid().nullable(),
    /** Since the round began, or the session where there was no round; null without a session. */
    secondsPlayed: p.integer().nullable(),
    /** Whether a replay on the server reached the same score; null without a session. */
    verified: p.boolean().nullable(),
  },
});

/** An accepted score. Never changed; removed scores move to `removed_scores` (see `removal/`). */
export class Score extends ScoreSchema.class {}
ScoreSchema.setClass(Score);
