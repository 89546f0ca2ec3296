import { isBelow, isFields, type Deal } from '../secret-game.js';
import { below, type Random } from '../random.js';
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
  hints: Hint[];
  points: number;
}

/** What the player sees. */
export interface Codes {
  /** The hints of the current safe. */
  hints: Hint[];
  results: SafeResult[];
  score: number;
  over: boolean;
}

export type CodesAnswer = {
  feedback: number;
  /** The code of a safe that stays locked after its last try. */
  secret: number | null;
};

export function newCodes(): Codes {
  return { hints: [], results: [], score: 0, over: false };
}

/** The points of an opened safe: each remaining try doubles them. */
export function pointsFor(tries: number): number {
  return POINTS * 2 ** (TRIES - tries);
}

export function opened({ results }: Pick<Codes, 'results'>): number {
  return results.filter((result) => result.opened).length;
}

export function dealCodes(random: Random): Deal<Codes, number, CodesAnswer, null> {
  const secrets = Array.from({ length: SAFES }, () => below(random, CODE_COUNT));
  return {
    opening: null,
    answer({ results, hints }, guess) {
      const secret = secrets[results.length] as number;
      const feedback = answer(guess, secret);
      const isLost = feedback !== CRACKED && hints.length + 1 === TRIES;
      return { feedback, secret: isLost ? secret : null };
    },
  };
}

export function isAllowed({ over }: Codes, code: number): boolean {
  return !over && isBelow(CODE_COUNT, code);
}

export function isCodesAnswer(value: unknown): value is CodesAnswer {
  if (!isFields(value) || !isBelow(CRACKED + 1, value.feedback)) return false;
  return value.secret === null || isBelow(CODE_COUNT, value.secret);
}

export function guess(codes: Codes, code: number, { feedback, secret }: CodesAnswer): void {
  codes.hints.push({ guess: code, feedback });
  const tries = codes.hints.length;
  const isOpened = feedback === CRACKED;
  if (!isOpened && tries < TRIES) return;
  const points = isOpened ? pointsFor(tries) : 0;
  codes.score += points;
  codes.results.push({ secret: secret ?? code, opened: isOpened, hints: codes.hints, points });
  codes.hints = [];
  codes.over = codes.results.length === SAFES;
}
