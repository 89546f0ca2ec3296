import type { WriteOptions } from '../support/stage.ts';

type Load = Omit<WriteOptions, 'seconds'>;

/** 2,000 players in 8 games; 7 % of the scores are records, half have an idempotency key. */
const REALISTIC_MIX: Load = { recordEvery: 14, keyed: 0.5 };

/** The most expensive kind: each score is a new best. */
const RECORDS: Load = { recordEvery: 1, keyed: 0 };

export const SCORE_LOADS = {
  records: RECORDS,
  mix: REALISTIC_MIX,
  /** In 400 instead of 16,000 pairs of player and game, so that a projection combines several records of a pair. */
  few: { ...RECORDS, players: 200, games: 2 },
} satisfies Record<string, Load>;

export type ScoreLoad = keyof typeof SCORE_LOADS;
