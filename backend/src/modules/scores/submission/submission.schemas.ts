import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import {
  flag,
  integer,
  listOf,
  named,
  object,
  orNull,
  picture,
  text,
  time,
  uuid,
  type SchemaObject,
} from '../../../core/openapi/schemas.js';

const submitted = {
  id: integer,
  userId: uuid,
  gameId: integer,
  score: integer,
  createdAt: time,
  rank: orNull(integer),
  personalBest: flag,
};

export const SUBMITTED_SCORE = named('SubmittedScore', object(submitted));

const PLAYED_SCORE = named(
  'PlayedScore',
  object({
    ...submitted,
    id: orNull(integer),
    userId: orNull(uuid),
    status: { type: 'string', enum: ['accepted', 'guest'] },
    verified: flag,
    wouldBeRank: orNull(integer),
    reason: orNull({ type: 'string', enum: ['guest', null] }),
  }),
);

/** The second shape answers scores that were sent with a play token. */
export const SCORE_ANSWER: SchemaObject = { oneOf: [SUBMITTED_SCORE, PLAYED_SCORE] };

const taken: SchemaObject = object({ status: { type: 'integer', enum: [200] }, ...submitted });
const refused: SchemaObject = {
  ...object({
    status: integer,
    code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
    message: text,
    fields: { type: 'object', additionalProperties: listOf(text) },
  }),
  required: ['status', 'code', 'message'],
};

export const BATCH_ANSWER = named('BatchAnswer', object({ results: listOf({ oneOf: [taken, refused] }) }));

const entry = { rank: integer, id: integer, userId: uuid, username: text, score: integer, createdAt: time };

/** Said of scores that were proved by a replay, and of no others. */
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

export const PLAYED_GAME = named(
  'PlayedGame',
  object({
    id: integer,
    name: text,
    description: text,
    image_url: orNull(picture),
    categories: listOf({ type: 'string', enum: [...GAME_CATEGORIES] }),
  }),
);

export const OWN_SCORE = named(
  'OwnScore',
  object({ id: integer, gameId: integer, gameName: text, score: integer, createdAt: time }),
);
