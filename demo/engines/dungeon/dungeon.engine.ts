import { dungeonGame } from '../../../libs/arcade/src/dungeon/dungeon.game.ts';
import { hiddenEngine } from '../hidden-engine.ts';
import { nextCell } from './dungeon-pilot.ts';

export const dungeonEngine = hiddenEngine(dungeonGame, {
  next: ({ floor }, depth, random) => nextCell(floor, depth, random),
  summary: ({ cleared }) => `${cleared} floors cleared`,
});
