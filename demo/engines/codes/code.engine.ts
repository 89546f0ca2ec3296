import { codesGame } from '../../../libs/arcade/src/codes/codes.game.ts';
import { opened } from '../../../libs/arcade/src/codes/codes.ts';
import { secretEngine } from '../secret-engine.ts';
import { nextCode } from './code-pilot.ts';

export const codeEngine = secretEngine(codesGame, {
  next: ({ hints }, depth, random) => nextCode(hints, depth, random),
  summary: (codes) => `${opened(codes)} safes opened`,
});
