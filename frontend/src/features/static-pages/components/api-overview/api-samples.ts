import type { ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import type { BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';

/** Typed with the contract, so that examples match the server's responses. */
const SCORE: SubmittedScore = {
  id: 48213,
  userId: '0b9ae2d4-6c1f-4f5e-9a57-3d2f8c7e1b60',
  gameId: 7,
  score: 1200,
  createdAt: '2026-11-21T15:04:05.678Z',
  rank: 3,
  personalBest: true,
};

const BATCH: BatchAnswer = {
  results: [
    { status: 200, ...SCORE },
    { status: 404, code: 'not_found', message: 'This game does not exist.' },
  ],
};

const REFUSAL: ErrorBody = {
  statusCode: 400,
  code: 'validation_failed',
  message: 'Score must be positive',
  error: 'Score must be positive',
  fields: { score: ['Score must be positive'] },
  requestId: '5f0c1d7e-2b4a-4c6d-8e90-1f2a3b4c5d6e',
};

const asJson = (value: object): string => JSON.stringify(value, null, 2);

export const sendSample = (site: string): string => `curl ${site}/api/scores \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: run-0042" \\
  --data '{"gameId": 7, "score": 1200, "apiKey": "gg_…"}'`;

export const batchSample = (site: string): string => `curl ${site}/api/scores/batch \\
  --header "Content-Type: application/json" \\
  --data '{
    "apiKey": "gg_…",
    "scores": [
      {"gameId": 7, "score": 1200, "idempotencyKey": "run-0043"},
      {"gameId": 999, "score": 50, "idempotencyKey": "run-0044"}
    ]
  }'`;

export const SCORE_ANSWER = asJson(SCORE);
export const BATCH_ANSWER = asJson(BATCH);
export const ERROR_ANSWER = asJson(REFUSAL);

/** Calls that need no key, by the key of their description. */
export const READ_CALLS = {
  scores: '/api/scores?gameId=7&page=1&limit=10',
  weekly: '/api/scores/weekly?gameId=7',
  leaderboard: '/api/leaderboard?gameId=7&period=week',
  games: '/api/games?search=chess&sort=trending',
  models: '/api/models',
} as const;
