import { dungeonGame } from '../../../libs/arcade/src/dungeon/dungeon.game.ts';
import { secretEngine } from '../secret-engine.ts';
import { nextCell } from './dungeon-pilot.ts';

export const dungeonEngine = secretEngine(dungeonGame, {
  next: ({ floor }, depth, random) => nextCell(floor, depth, random),
  summary: ({ cleared }) => `${cleared} floors cleared`,
});
