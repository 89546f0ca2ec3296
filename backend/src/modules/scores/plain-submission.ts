import { MAX_SCORE } from '@gamegeek/contracts/scores/submit-score.dto.js';

export interface PlainSubmission {
  gameId: number;
  score: number;
  apiKey?: string;
}

const KNOWN = new Set(['gameId', 'score', 'apiKey']);

/**
 * Whether a body is surely valid, in a fraction of the time that SubmitScoreDto takes. What is not surely valid is
 * left to the DTO, which alone says what is wrong; a test holds that all that passes here passes there.
 */
export function isPlainSubmission(value: unknown): value is PlainSubmission {
  if (typeof value !== 'object' || value === null || !('gameId' in value) || !('score' in value)) return false;
  if (!isWithin(value.gameId, Number.MAX_SAFE_INTEGER) || !isWithin(value.score, MAX_SCORE)) return false;
  if ('apiKey' in value && (typeof value.apiKey !== 'string' || value.apiKey.length > 100)) return false;
  return Object.keys(value).every((key) => KNOWN.has(key));
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}
