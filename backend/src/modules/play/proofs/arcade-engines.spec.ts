import { describe, expect, it } from '@jest/globals';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { ARCADE_GAMES } from '@gamegeek/arcade/games.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { engineOf } from '../../../../../demo/engines/engines.ts';
import { replay } from './arcade-engines.js';

describe('the replay of a run of an arcade game', () => {
  it.each(ARCADE_GAME_IDS)('earns the declared achievements in %s', (id) => {
    const earned = [1, 2, 3].map((seed) => {
      const run = engineOf(ARCADE_METAS[id].category)?.play(seed, 1);
      if (!run) throw new Error('there is no bot for this game');
      const found = ARCADE_GAMES[id].replay(seed, run.log);
      if (!found) throw new Error('the bot broke a rule');
      const expected = ARCADE_METAS[id].achievements.filter((one) => one.isReached(found)).map((one) => one.id);
      expect(replay(id, seed, run.log)).toMatchObject({ score: run.score, isOver: true, achievements: expected });
      return expected.length;
    });
    expect(Math.max(...earned)).toBeGreaterThan(0);
  });
});
