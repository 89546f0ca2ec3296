import { integer, listOf, named, object, orNull, text, time } from '../../../core/openapi/schemas.js';
import { SUBMITTED_SCORE } from '../../scores/index.js';

export const GUEST_SCORE = named(
  'GuestScore',
  object({ gameId: integer, gameName: text, score: integer, achievedAt: time, wouldBeRank: orNull(integer) }),
);

export const GUEST_CLAIM = named('GuestClaim', object({ claimed: listOf(SUBMITTED_SCORE), skipped: listOf(integer) }));
