import type { ErrorBody } from '@gamegeek/contracts/errors/errors.schemas.js';
import { boardSample } from '@gamegeek/contracts/play/samples/board.js';
import { moduleSample } from '@gamegeek/contracts/play/samples/module.js';
import { webSample } from '@gamegeek/contracts/play/samples/web.js';
import type { BatchAnswer } from '@gamegeek/contracts/scores/batch.schemas.js';
import { SAMPLE_SCORE, type SamplePlace } from '@gamegeek/contracts/scores/samples/sample-place.js';
import type { SubmittedScore } from '@gamegeek/contracts/scores/submission.schemas.js';

/** Until a game is selected. */
const EXAMPLE_GAME = 7;

const sendSample = ({ site, gameId = EXAMPLE_GAME }: SamplePlace): string => `curl ${site}/api/scores \\
  --header "Content-Type: application/json" \\
  --header "Idempotency-Key: run-0042" \\
  --data '{"gameId": ${gameId}, "score": ${SAMPLE_SCORE}, "apiKey": "gg_…"}'`;

const batchSample = ({ site, gameId = EXAMPLE_GAME }: SamplePlace): string => `curl ${site}/api/scores/batch \\
  --header "Content-Type: application/json" \\
  --data '{
    "apiKey": "gg_…",
    "scores": [
      {"gameId": ${gameId}, "score": ${SAMPLE_SCORE}, "idempotencyKey": "run-0043"},
      {"gameId": 999999, "score": 50, "idempotencyKey": "run-0044"}
    ]
  }'`;

// Answers are typed with the contract, so that they match those of the server.
const scoreAnswer = ({ gameId = EXAMPLE_GAME }: SamplePlace): Omit<SubmittedScore, 'status' | 'reason'> => ({
  id: 48213,
  userId: '0b9ae2d4-6c1f-4f5e-9a57-3d2f8c7e1b60',
  gameId,
  score: SAMPLE_SCORE,
  createdAt: '2026-11-21T15:04:05.678Z',
  rank: 3,
  personalBest: true,
});

const batchAnswer = (place: SamplePlace): BatchAnswer => ({
  results: [
    { status: 200, ...scoreAnswer(place) },
    { status: 404, code: 'not_found', message: 'This game does not exist.' },
  ],
});

const REFUSAL: ErrorBody = {
  statusCode: 400,
  code: 'validation_failed',
  message: 'Score must be positive',
  error: 'Score must be positive',
  fields: { score: ['Score must be positive'] },
  requestId: '5f0c1d7e-2b4a-4c6d-8e90-1f2a3b4c5d6e',
};

/** Code to copy, by the names in src/content/api-documentation.*.md. */
const CODE: Record<string, (place: SamplePlace) => string> = {
  web: webSample,
  module: moduleSample,
  board: boardSample,
  send: sendSample,
  batch: batchSample,
};

const ANSWERS: Record<string, (place: SamplePlace) => object> = {
  sendAnswer: scoreAnswer,
  batchAnswer,
  error: () => REFUSAL,
};

export function guideSample(name: string, place: SamplePlace): { code: string; canCopy: boolean } {
  const code = CODE[name]?.(place);
  return code === undefined
    ? { code: JSON.stringify(ANSWERS[name]?.(place), null, 2), canCopy: false }
    : { code, canCopy: true };
}
