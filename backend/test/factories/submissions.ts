import type { Submission } from '../../src/modules/scores/submission/submission.js';

type OnMainBoard = Omit<Submission, 'boardId' | 'resets' | 'isSummed' | 'value'>;

/** A submission to the main board of a game. */
export const onMainBoard = <T extends OnMainBoard>(submission: T): T & Submission => ({
  ...submission,
  boardId: submission.gameId,
  resets: ['week'],
  isSummed: false,
  value: submission.score,
});
