import { codesGame } from '../../../libs/arcade/src/codes/codes.game.ts';
import { opened } from '../../../libs/arcade/src/codes/codes.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextCode } from './code-pilot.ts';

export const codeEngine: Engine = {
  name: 'codes',
  play(seed, depth) {
    const run = new Run(codesGame, seed);
    // The pilot's own random numbers: the game's would reveal the secrets.
    const random = seededRandom(~seed);
    while (!run.isOver) run.act(nextCode(run.state.hints, depth, random));
    return playOf(run, `${opened(run.state)} safes opened`);
  },
};
