import {
  MODERATION_ACTS,
  QUEUE_STATUSES,
  REPORT_REASONS,
  SUBJECT_KINDS,
} from '@gamegeek/contracts/moderation/moderation-limits.js';
import {
  SUBJECT_STATES,
  type CommentContent,
  type GameContent,
  type LoggedAct,
  type QueueItem,
  type Report,
  type ReportDetail,
  type ScoreContent,
} from '@gamegeek/contracts/moderation/moderation.types.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { isBoolean, isNumber, isString, listOf, nullable, oneOf, shape, type Guard } from '../../shared/api/shape.js';

const isKind = oneOf(SUBJECT_KINDS);
const isReason = oneOf(REPORT_REASONS);
const isPerson = shape<{ id: string; username: string }>({ id: isString, username: isString });
const isNamedGame = shape<{ id: number; name: string }>({ id: isNumber, name: isString });

export const isReport = shape<Report>({
  id: isNumber,
  kind: isKind,
  subject_id: isNumber,
  reason: isReason,
  text: isString,
  created_at: isString,
});

export const isLoggedAct = shape<LoggedAct>({
  id: isNumber,
  act: oneOf(MODERATION_ACTS),
  kind: isKind,
  subject_id: isNumber,
  game: isNamedGame,
  reason: isString,
  days: nullable(isNumber),
  snapshot: isString,
  created_at: isString,
  admin: isPerson,
  user: isPerson,
});

const isCommentContent = shape<CommentContent>({ text: isString, created_at: isString, edited: isBoolean });
const isGameContent = shape<GameContent>({
  description: isString,
  image_url: nullable(isString),
  categories: listOf(oneOf(GAME_CATEGORIES)),
  model: isString,
  created_at: isString,
});
const isScoreContent = shape<ScoreContent>({
  score: isNumber,
  created_at: isString,
  rank: nullable(isNumber),
  neighbours: listOf(
    shape<ScoreContent['neighbours'][number]>({ id: isNumber, score: isNumber, created_at: isString }),
  ),
});
const isContent: Guard<NonNullable<QueueItem['content']>> = (value) =>
  isCommentContent(value) || isGameContent(value) || isScoreContent(value);

export const isQueueItem = shape<QueueItem>({
  kind: isKind,
  id: isNumber,
  status: oneOf(QUEUE_STATUSES),
  state: oneOf(SUBJECT_STATES),
  game: isNamedGame,
  author: shape<QueueItem['author']>({
    id: isString,
    username: isString,
    is_admin: isBoolean,
    muted_until: nullable(isString),
  }),
  open_since: nullable(isString),
  reports: isNumber,
  reasons: listOf(shape<QueueItem['reasons'][number]>({ reason: isReason, count: isNumber })),
  details: listOf(
    shape<ReportDetail>({ id: isNumber, reason: isReason, text: isString, created_at: isString, reporter: isPerson }),
  ),
  reported_text: nullable(isString),
  content: nullable(isContent),
  acts: listOf(isLoggedAct),
});
