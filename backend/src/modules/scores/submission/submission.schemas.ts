import { ERROR_STATUS } from '@gamegeek/contracts/errors/error-codes.js';
import {
  flag,
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

/** The second shape is the response to scores that were sent with a play token. */
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
