import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';
import type { Submission, WrittenScore } from './submission.js';

export function presentSubmitted(submission: Submission, written: WrittenScore): SubmittedScore {
  return {
    id: written.id,
    userId: submission.userId,
    gameId: submission.gameId,
    score: submission.score,
    createdAt: written.createdAt,
    rank: written.rank,
    personalBest: written.personalBest,
  };
}
