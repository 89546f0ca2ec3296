import type { PlayedScore, SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';

/** The answer to a score of an account that was sent with a play token. */
export const playedScore = (answer: SubmittedScore, verified: boolean): PlayedScore => ({
  ...answer,
  status: answer.status ?? 'accepted',
  verified,
  wouldBeRank: null,
  reason: answer.reason ?? null,
});
