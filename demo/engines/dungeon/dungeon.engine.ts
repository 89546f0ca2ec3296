import { clearedFloors } from '../../../libs/arcade/src/dungeon/dungeon.ts';
import { dungeonGame } from '../../../libs/arcade/src/dungeon/dungeon.game.ts';
import { secretEngine } from '../secret-engine.ts';
import { nextInput } from './dungeon-pilot.ts';

export const dungeonEngine = secretEngine(dungeonGame, {
  next: nextInput,
  summary: (dungeon) => `${clearedFloors(dungeon).length} floors cleared`,
});
