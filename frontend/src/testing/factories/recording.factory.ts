import type { RecordingAnswer } from '@gamegeek/contracts/scores/recordings.schemas.js';

/** A run of ada in game 7. */
export const recording = (changes: Partial<RecordingAnswer> = {}): RecordingAnswer => ({
  scoreId: 41,
  gameId: 7,
  gameName: 'Neon Snake',
  arcadeId: 'snake',
  rulesVersion: 2,
  seed: 7,
  log: '2.aU',
  opening: null,
  answers: null,
  ticks: 600,
  score: 1_240,
  rank: 3,
  races: { racers: 12, winners: 3 },
  player: { id: '00000000-0000-4000-8000-00000000000a', username: 'ada' },
  createdAt: '2026-11-02T10:00:00.000Z',
  ...changes,
});
