import { describe, expect, it } from '@jest/globals';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { replayedGame } from '@gamegeek/arcade/games.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { engineOf } from '../../../../../demo/engines/engines.ts';
import { replay } from './arcade-engines.js';

const runOf = (id: keyof typeof ARCADE_METAS, seed: number) => {
  const run = engineOf(ARCADE_METAS[id].category)?.play(seed, 1);
  if (!run) throw new Error('there is no bot for this game');
  return run;
};

describe('the replay of a run of an arcade game', () => {
  it.each(ARCADE_GAME_IDS.filter((id) => replayedGame(id)))('earns the declared achievements in %s', (id) => {
    const earned = [1, 2, 3].map((seed) => {
      const run = runOf(id, seed);
      const found = replayedGame(id)?.replay(seed, run.log);
      if (!found) throw new Error('the bot broke a rule');
      const expected = ARCADE_METAS[id].achievements.filter((one) => one.isReached(found)).map((one) => one.id);
      expect(replay(id, seed, run.log)).toMatchObject({ score: run.score, isOver: true, achievements: expected });
      return expected.length;
    });
    expect(Math.max(...earned)).toBeGreaterThan(0);
  });

  it.each(ARCADE_GAME_IDS.filter((id) => !replayedGame(id)))('proves no log that a player sends in %s', (id) => {
    expect(replay(id, 1, runOf(id, 1).log)).toBeNull();
  });
});
