import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { seededRandom } from '../../libs/arcade/src/random.ts';
import { playOf, type Engine } from './engine.ts';

const GAMES = path.join(import.meta.dirname, '../games');

/** The fields of demo/games/{game}/game.json that say what plays earn. */
interface DemoGame {
  name: string;
  minSeconds: number | null;
  /** What a usual play earns, a good one, and one that is hardly ever beaten. */
  scores: { typical: number; good: number; best: number };
}

/** How far a bot is above a usual play, where a good play is 1. */
const SKILL = { 1: -0.4, 2: 0, 3: 0.4 } as const;

/**
 * For a game whose rules only its own page knows. Nothing is played: the score is drawn from the range of the seeded
 * ones, and a better one takes longer.
 */
function scoreSender({ name, minSeconds, scores: { typical, good, best } }: DemoGame): Engine {
  return {
    name,
    play(seed, depth) {
      const random = seededRandom(seed);
      const luck = random() + random() - random() - random();
      const earned = typical * (good / typical) ** (SKILL[depth] + luck);
      const score = Math.max(1, Math.round(best * (1 - Math.exp(-earned / best))));
      const seconds = (minSeconds ?? 0) * Math.max(1, score / typical);
      return playOf({ score, log: '', seconds }, `${score} of at most ${best}`);
    },
  };
}

/** For the games of the demo content that are stored as builds. */
export const SCORE_SENDERS: readonly Engine[] = globSync('*/game.json', { cwd: GAMES })
  .sort()
  .map((file) => scoreSender(JSON.parse(readFileSync(path.join(GAMES, file), 'utf8')) as DemoGame));
