import type { GameDay } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';

/** A day without plays. */
export const gameDay = (changes: Partial<GameDay> = {}): GameDay => ({
  day: '2026-11-21',
  plays: 0,
  players: 0,
  new_players: 0,
  guests: 0,
  guests_kept: 0,
  d1: null,
  d7: null,
  median_seconds: null,
  scores: 0,
  refused: 0,
  histogram: [],
  origins: [],
  devices: [],
  ...changes,
});
