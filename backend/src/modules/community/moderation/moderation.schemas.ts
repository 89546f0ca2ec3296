import {
  MODERATION_ACTS,
  QUEUE_STATUSES,
  REPORT_REASONS,
  SUBJECT_KINDS,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import { SUBJECT_STATES } from '@gamegeek/contracts/moderation/moderation.types.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import {
  flag,
  integer,
  listOf,
  named,
  namedOrNull,
  object,
  orNull,
  picture,
  text,
  time,
  uuid,
  type SchemaObject,
} from '../../../core/openapi/schemas.js';

const oneOf = (values: readonly string[]): SchemaObject => ({ type: 'string', enum: [...values] });
const person = object({ id: uuid, username: text });
const game = object({ id: integer, name: text });
const kind = oneOf(SUBJECT_KINDS);
const reason = oneOf(REPORT_REASONS);

export const REPORT = named(
  'Report',
  object({ id: integer, kind, subject_id: integer, reason, text, created_at: time }),
);

export const LOGGED_ACT = named(
  'LoggedAct',
  object({
    id: integer,
    act: oneOf(MODERATION_ACTS),
    kind,
    subject_id: integer,
    game,
    reason: text,
    days: orNull(integer),
    snapshot: text,
    created_at: time,
    admin: person,
    user: person,
  }),
);

const COMMENT_CONTENT = named('CommentContent', object({ text, created_at: time, edited: flag }));

const GAME_CONTENT = named(
  'GameContent',
  object({
    description: text,
    image_url: orNull(picture),
    categories: listOf(oneOf(GAME_CATEGORIES)),
    model: text,
    created_at: time,
  }),
);

const SCORE_CONTENT = named(
  'ScoreContent',
  object({
    score: integer,
    created_at: time,
    rank: orNull(integer),
    neighbours: listOf(object({ id: integer, score: integer, created_at: time })),
  }),
);

export const QUEUE_ITEM = named(
  'QueueItem',
  object({
    kind,
    id: integer,
    status: oneOf(QUEUE_STATUSES),
    state: oneOf(SUBJECT_STATES),
    game,
    author: object({ id: uuid, username: text, is_admin: flag, muted_until: orNull(time) }),
    open_since: orNull(time),
    reports: integer,
    reasons: listOf(object({ reason, count: integer })),
    details: listOf(object({ id: integer, reason, text, created_at: time, reporter: person })),
    reported_text: orNull(text),
    content: namedOrNull(COMMENT_CONTENT, GAME_CONTENT, SCORE_CONTENT),
    acts: listOf(LOGGED_ACT),
  }),
);
