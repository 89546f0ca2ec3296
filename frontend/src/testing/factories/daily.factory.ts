import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';

/** The daily of today, which nobody has played. */
export const daily = (changes: Partial<Daily> = {}): Daily => ({
  day: '2026-11-30',
  number: 12,
  gameId: 7,
  gameName: 'Neon Snake',
  arcadeId: 'snake',
  endsAt: '2026-12-01T00:00:00.000Z',
  over: false,
  players: 0,
  played: false,
  yourScore: null,
  yourRank: null,
  yourBeaten: null,
  yourScoreId: null,
  streak: 0,
  freezes: 0,
  previous: '2026-11-29',
  next: null,
  ...changes,
});
