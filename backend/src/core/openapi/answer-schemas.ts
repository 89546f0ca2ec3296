import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import * as activity from '@gamegeek/contracts/activity/activity.schemas.js';
import * as account from '@gamegeek/contracts/auth/account.schemas.js';
import * as auth from '@gamegeek/contracts/auth/auth.schemas.js';
import * as securityEvents from '@gamegeek/contracts/auth/security-events.schemas.js';
import * as boardFormats from '@gamegeek/contracts/boards/board-format.schemas.js';
import * as spread from '@gamegeek/contracts/boards/spread.schemas.js';
import * as boards from '@gamegeek/contracts/boards/boards.schemas.js';
import * as builds from '@gamegeek/contracts/builds/builds.schemas.js';
import * as challenges from '@gamegeek/contracts/challenges/challenges.schemas.js';
import * as comments from '@gamegeek/contracts/comments/comments.schemas.js';
import * as daily from '@gamegeek/contracts/daily/daily.schemas.js';
import * as errors from '@gamegeek/contracts/errors/errors.schemas.js';
import * as follows from '@gamegeek/contracts/follows/follows.schemas.js';
import * as gameFigures from '@gamegeek/contracts/games/game-figures.schemas.js';
import * as gameStats from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import * as games from '@gamegeek/contracts/games/games.schemas.js';
import * as makers from '@gamegeek/contracts/games/makers.schemas.js';
import * as home from '@gamegeek/contracts/home/home.schemas.js';
import * as health from '@gamegeek/contracts/health/health.schemas.js';
import * as inbox from '@gamegeek/contracts/inbox/inbox.schemas.js';
import * as models from '@gamegeek/contracts/models/models.schemas.js';
import * as traction from '@gamegeek/contracts/models/traction.schemas.js';
import * as gameScores from '@gamegeek/contracts/moderation/game-scores.schemas.js';
import * as heldScores from '@gamegeek/contracts/moderation/held-scores.schemas.js';
import * as moderation from '@gamegeek/contracts/moderation/moderation.schemas.js';
import * as outsideScores from '@gamegeek/contracts/moderation/outside-scores.schemas.js';
import * as newsletter from '@gamegeek/contracts/newsletter/newsletter.schemas.js';
import * as liveRuns from '@gamegeek/contracts/play/live-runs.schemas.js';
import * as play from '@gamegeek/contracts/play/play.schemas.js';
import * as preferences from '@gamegeek/contracts/preferences/preferences.schemas.js';
import * as profiles from '@gamegeek/contracts/profiles/profiles.schemas.js';
import * as ratings from '@gamegeek/contracts/ratings/ratings.schemas.js';
import * as batch from '@gamegeek/contracts/scores/batch.schemas.js';
import * as playerRating from '@gamegeek/contracts/scores/player-rating.schemas.js';
import * as races from '@gamegeek/contracts/races/races.schemas.js';
import * as rankHistory from '@gamegeek/contracts/scores/rank-history.schemas.js';
import * as recordings from '@gamegeek/contracts/scores/recordings.schemas.js';
import * as scores from '@gamegeek/contracts/scores/scores.schemas.js';
import * as submission from '@gamegeek/contracts/scores/submission.schemas.js';
import * as weeks from '@gamegeek/contracts/scores/weeks.schemas.js';
import * as search from '@gamegeek/contracts/search/search.schemas.js';
import * as calls from '@gamegeek/contracts/studio/calls.schemas.js';
import * as discord from '@gamegeek/contracts/studio/discord.schemas.js';
import * as studio from '@gamegeek/contracts/studio/studio.schemas.js';
import * as trending from '@gamegeek/contracts/trending/trending.schemas.js';
import type { GenericSchema } from 'valibot';
import { referenceTo, type Schema, type SchemaObject } from './schemas.js';

const SUFFIX = 'Schema';

/** All schemas of answers by their names in the document: `gameSchema` is `Game`. */
export const answers: Record<string, GenericSchema> = Object.fromEntries(
  [
    ...[
      activity,
      account,
      auth,
      securityEvents,
      boardFormats,
      boards,
      spread,
      builds,
      challenges,
      comments,
      daily,
      errors,
      follows,
      gameFigures,
      gameStats,
      games,
      makers,
      health,
      home,
      inbox,
      models,
      traction,
    ],
    ...[
      moderation,
      gameScores,
      heldScores,
      outsideScores,
      newsletter,
      liveRuns,
      play,
      preferences,
      profiles,
      ratings,
      batch,
      playerRating,
      races,
      rankHistory,
      recordings,
      scores,
      submission,
      weeks,
      search,
      calls,
      discord,
      studio,
      trending,
    ],
  ].flatMap((module) =>
    Object.entries<unknown>({ ...module }).flatMap(([name, schema]): [string, GenericSchema][] =>
      name.endsWith(SUFFIX)
        ? [[`${name.charAt(0).toUpperCase()}${name.slice(1, -SUFFIX.length)}`, schema as GenericSchema]]
        : [],
    ),
  ),
);
const names = new Map(Object.entries(answers).map(([name, schema]) => [schema, name]));

const CONVERSION: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'output',
  overrideRef: ({ referenceId }) => referenceTo(referenceId).$ref,
  overrideSchema: ({ valibotSchema, jsonSchema }) => refined(valibotSchema.type, jsonSchema),
};

/** The answers of the contracts, for the components of the document. */
export const namedAnswers = (): Record<string, SchemaObject> =>
  Object.fromEntries(
    Object.entries(toJsonSchemaDefs(answers, CONVERSION)).map(([name, schema]) => [name, of31(schema)]),
  );

/** An answer in the document: a schema of the contracts by its name, a list of them, or a file's content. */
export function answerSchema(schema: GenericSchema): Schema {
  const name = names.get(schema);
  if (name !== undefined) return referenceTo(name);
  if (isList(schema)) return { type: 'array', items: answerSchema(schema.item) };
  const { $schema: _version, ...inline } = toJsonSchema(schema, CONVERSION);
  return of31(inline);
}

const isList = (schema: GenericSchema): schema is GenericSchema & { item: GenericSchema } => schema.type === 'array';

// In OpenAPI 3.1 a type may be a list; the library has types of 3.0.
const of31 = (schema: object) => schema as SchemaObject;

/** Objects are closed in the document, although clients ignore further fields. Other cases are shorter forms. */
function refined(type: string, schema: JsonSchema): JsonSchema | undefined {
  switch (type) {
    case 'object':
      return { ...schema, additionalProperties: false };
    case 'nullable':
      return orNull(schema);
    case 'literal':
      return { type: LITERALS[typeof schema.const], enum: [schema.const ?? null] };
    case 'record':
      return { type: 'object', additionalProperties: schema.additionalProperties };
    case 'strict_tuple':
      // All tuples of answers have items of one kind.
      return { type: 'array', items: schema.prefixItems?.[0], minItems: schema.minItems, maxItems: schema.minItems };
    case 'union':
      return { oneOf: schema.anyOf };
    default:
      return undefined;
  }
}

const LITERALS: Record<string, JsonSchema['type']> = { string: 'string', number: 'integer', boolean: 'boolean' };

function orNull(schema: JsonSchema): JsonSchema {
  const [inner] = schema.anyOf ?? [];
  if (typeof inner !== 'object' || inner.$ref !== undefined) return schema;
  if (inner.oneOf) return { anyOf: [...inner.oneOf, { type: 'null' }] };
  const types = inner.type === undefined ? [] : [inner.type].flat();
  return { ...inner, type: [...types, 'null'], ...(inner.enum && { enum: [...inner.enum, null] }) };
}
