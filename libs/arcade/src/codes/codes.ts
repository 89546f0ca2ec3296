import { below, seededRandom, type Random } from '../random.js';
import { answer, CODE_COUNT, CRACKED } from './code.js';

export const TRIES = 8;
export const SAFES = 6;
const POINTS = 10;

export interface Hint {
  guess: number;
  feedback: number;
}

export interface SafeResult {
  secret: number;
  opened: boolean;
  tries: number;
  points: number;
}

export interface Codes {
  readonly random: Random;
  secret: number;
  /** The hints of the current safe. */
  hints: Hint[];
  results: SafeResult[];
  score: number;
  over: boolean;
}

export function newCodes(seed: number): Codes {
  const random = seededRandom(seed);
  return { random, secret: below(random, CODE_COUNT), hints: [], results: [], score: 0, over: false };
}

/** The points of an opened safe: each remaining try doubles them. */
export function pointsFor(tries: number): number {
  return POINTS * 2 ** (TRIES - tries);
}

export function opened({ results }: Pick<Codes, 'results'>): number {
  return results.filter((result) => result.opened).length;
}

export function guess(codes: Codes, code: number): boolean {
  if (codes.over || !Number.isInteger(code) || code < 0 || code >= CODE_COUNT) return false;
  const feedback = answer(code, codes.secret);
  codes.hints.push({ guess: code, feedback });
  const tries = codes.hints.length;
  if (feedback !== CRACKED && tries < TRIES) return true;
  const points = feedback === CRACKED ? pointsFor(tries) : 0;
  codes.score += points;
  codes.results.push({ secret: codes.secret, opened: feedback === CRACKED, tries, points });
  if (codes.results.length === SAFES) codes.over = true;
  else {
    codes.secret = below(codes.random, CODE_COUNT);
    codes.hints = [];
  }
  return true;
}
