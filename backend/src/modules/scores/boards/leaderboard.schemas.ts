import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import {
  integer,
  listOf,
  named,
  object,
  orNull,
  text,
  time,
  uuid,
  type SchemaObject,
} from '../../../core/openapi/schemas.js';

const entry = { rank: integer, id: integer, userId: uuid, username: text, score: integer, createdAt: time };

/** Present only for scores that were verified by a replay. */
const verified: SchemaObject = { type: 'boolean', enum: [true] };
const withVerified = (schema: SchemaObject): SchemaObject => ({
  ...schema,
  properties: { ...schema.properties, verified },
});

export const LEADERBOARD_ENTRY = named('LeaderboardEntry', withVerified(object(entry)));

export const SCORE_ROW = named('ScoreRow', withVerified(object({ ...entry, gameId: orNull(integer) })));

export const LEADERBOARD_PAGE = named(
  'LeaderboardPage',
  object({
    gameId: orNull(integer),
    period: { type: 'string', enum: [...PERIODS] },
    total: integer,
    seq: integer,
    page: integer,
    limit: integer,
    entries: listOf(LEADERBOARD_ENTRY),
  }),
);
