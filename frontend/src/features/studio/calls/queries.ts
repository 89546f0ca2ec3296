import { submittedScoreSchema } from '@gamegeek/contracts/scores/submission.schemas.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '#shared/api/api-client.js';

interface SentScore {
  gameId: number;
  score: number;
  /** The score counts, as of any player. */
  isListed: boolean;
}

/** Sends a score of the maker: to a listed game like any other, otherwise one that only makers and testers see. */
export function useTestScore() {
  return useMutation({
    mutationFn: ({ gameId, score, isListed }: SentScore) =>
      isListed
        ? request('/api/scores', { method: 'POST', body: { gameId, score }, answer: submittedScoreSchema })
        : request(`/api/games/${gameId}/test-scores`, {
            method: 'POST',
            body: { score },
            answer: submittedScoreSchema,
          }),
  });
}
