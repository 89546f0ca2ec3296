import { browserLocale, ownRound, type Connection, type Emit } from './connection.js';
import { unsent } from './score-queue.js';

const KEPT = 100;

/** A board in memory, for a game that was not opened by GameGeek. */
export function createLocal(emit: Emit): Connection {
  const scores: number[] = [];
  return {
    mode: 'local',
    state: 'local',
    player: null,
    locale: browserLocale(),
    round: async () => ownRound(),
    submit: async (score) => {
      const personalBest = score > (scores[0] ?? 0);
      scores.push(score);
      scores.sort((a, b) => b - a).splice(KEPT);
      const rank = scores.indexOf(score) + 1 || null;
      const result = { ...unsent('queued'), status: 'accepted' as const, personalBest, rank, total: scores.length };
      emit('score', { ...result, score });
      return result;
    },
    top: async (count) =>
      scores.slice(0, count).map((score) => ({ rank: scores.indexOf(score) + 1, name: '', score, own: true })),
    around: async () => null,
    signIn: async () => null,
  };
}
