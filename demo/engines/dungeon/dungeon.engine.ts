import { dungeonGame } from '../../../libs/arcade/src/dungeon/dungeon.game.ts';
import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { playOf, type Engine } from '../engine.ts';
import { nextCell } from './dungeon-pilot.ts';

export const dungeonEngine: Engine = {
  name: 'dungeon',
  play(seed, depth) {
    const run = new Run(dungeonGame, seed);
    // The pilot's own random numbers: the game's would reveal the traps.
    const random = seededRandom(~seed);
    while (!run.isOver) run.act(nextCell(run.state.floor, depth, random));
    return playOf(run, `${run.state.cleared} floors cleared`);
  },
};
