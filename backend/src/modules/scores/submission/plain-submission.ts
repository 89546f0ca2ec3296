import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';

export interface PlainSubmission {
  gameId: number;
  score: number;
  apiKey?: string;
  round?: string;
}

export interface PlainBatchItem {
  gameId: number;
  score: number;
  idempotencyKey?: string;
}

/**
 * A fast check that accepts only bodies that are valid by SubmitScoreDto; all others are left to the DTO, which reports
 * the errors. A test compares the two.
 */
export function isPlainSubmission(value: unknown): value is PlainSubmission {
  return isPlain(value, { apiKey: 100, round: 200 });
}

/** The same for an item of a batch and BatchedScoreDto. */
export function isPlainBatchItem(value: unknown): value is PlainBatchItem {
  return isPlain(value, { idempotencyKey: 100 });
}

function isPlain(value: unknown, texts: Record<string, number>): boolean {
  if (typeof value !== 'object' || value === null || !('gameId' in value) || !('score' in value)) return false;
  if (!isWithin(value.gameId, Number.MAX_SAFE_INTEGER) || !isWithin(value.score, MAX_SCORE)) return false;
  for (const [name, text] of Object.entries(value)) {
    if (name === 'gameId' || name === 'score') continue;
    const longest = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (longest === undefined || typeof text !== 'string' || text.length > longest) return false;
    if (!text.isWellFormed()) return false;
  }
  return true;
}

function isWithin(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most;
}
