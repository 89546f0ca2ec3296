import { browserLocale, ownRound, type Answers, type Connection } from './connection.js';
import { unsent } from '../score-queue.js';
import { tell } from '../messages/tell.js';

const KEPT = 100;

/** A board in memory, for a game that was not opened by GameGeek. */
export function createLocal(why: string, site: string): Connection {
  tell('local', why, site);
  const scores: number[] = [];
  const toEntry = (score: number) => ({ rank: scores.indexOf(score) + 1, name: '', score, own: true });
  const answers: Answers = {
    top: async ({ n }) => ({ entries: scores.slice(0, n).map(toEntry), total: scores.length }),
    around: () => Promise.reject(new Error('local')),
    'sign-in': async () => ({ player: null }),
    kept: async () => ({ run: null }),
  };
  return {
    mode: 'local',
    state: 'local',
    player: null,
    locale: browserLocale(),
    round: async () => ownRound(),
    submit: async ({ score }) => {
      const personalBest = score > (scores[0] ?? 0);
      scores.push(score);
      scores.sort((a, b) => b - a).splice(KEPT);
      const rank = scores.indexOf(score) + 1 || null;
      return { ...unsent('queued'), status: 'accepted', personalBest, rank, total: scores.length };
    },
    ask: (type, fields) => answers[type](fields),
  };
}
