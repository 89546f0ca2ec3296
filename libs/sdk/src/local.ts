import { browserLocale, ownRound, type Answers, type Connection, type Emit } from './connection.js';
import { unsent } from './score-queue.js';

const KEPT = 100;

/** A board in memory, for a game that was not opened by GameGeek. */
export function createLocal(emit: Emit, why: string, site: string): Connection {
  console.info(`GameGeek: scores stay here (${why}). Launch the game from ${site}`);
  const scores: number[] = [];
  const toEntry = (score: number) => ({ rank: scores.indexOf(score) + 1, name: '', score, own: true });
  const answers: Answers = {
    top: async ({ n }) => ({ entries: scores.slice(0, n).map(toEntry), total: scores.length }),
    around: () => Promise.reject(new Error('local')),
    'sign-in': async () => ({ player: null }),
  };
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
    ask: (type, fields) => answers[type](fields),
  };
}
