import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { ARCADE_GAME_IDS, type ArcadeGameId, type Replay } from './game.js';
import { secretGame, replayedGame } from './games.js';
import { ARCADE_METAS } from './metas.js';
import { seededRandom } from './random.js';

const metas = Object.values(ARCADE_METAS);

/** A run without inputs. */
function emptyRun(id: ArcadeGameId): Replay {
  const [replayed, secret] = [replayedGame(id), secretGame(id)];
  const run = replayed
    ? replayed.replay(1, `${replayed.version}.`)
    : secret?.replay(seededRandom(1), `${secret.version}.`);
  if (!run) throw new Error('an empty log is a run');
  return run;
}

describe('arcade metadata', () => {
  it('has one game for each category', () => {
    expect(metas.map(({ category }) => category).sort()).toEqual([...GAME_CATEGORIES].sort());
  });

  it.each(ARCADE_GAME_IDS)('describes %s and three to five achievements in four languages', (id) => {
    const { title, tagline, achievements, id: own } = ARCADE_METAS[id];
    expect(own).toBe(id);
    expect(achievements.length).toBeGreaterThanOrEqual(3);
    expect(achievements.length).toBeLessThanOrEqual(5);
    expect(new Set(achievements.map((achievement) => achievement.id)).size).toBe(achievements.length);
    expect(title.trim()).not.toBe('');
    for (const text of [tagline, ...achievements.flatMap((one) => [one.title, one.description])])
      for (const language of LANGUAGES) expect(text[language].trim()).not.toBe('');
  });

  it.each(ARCADE_GAME_IDS)('grants no achievement of %s for a run that has just begun', (id) => {
    const { score, details } = emptyRun(id);
    for (const achievement of ARCADE_METAS[id].achievements)
      expect([achievement.id, achievement.isReached({ score, details })]).toEqual([achievement.id, false]);
  });

  it.each(ARCADE_GAME_IDS)('uses only figures of its runs for %s', (id) => {
    const { details } = emptyRun(id);
    const best = Object.fromEntries(Object.keys(details).map((name) => [name, name === 'fewest' ? 1 : 1e6]));
    for (const achievement of ARCADE_METAS[id].achievements)
      expect([achievement.id, achievement.isReached({ score: 1e6, details: best })]).toEqual([achievement.id, true]);
  });
});
