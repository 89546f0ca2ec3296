import type { ArcadeGameId } from '@gamegeek/arcade/game.js';
import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { game, type GameSeed } from './game-seed.js';

const AI_INTEGRATION =
  'The rules, the drawing and the sounds were written with the model. The server replays every run from its seed and its inputs.';

/** What follows the tagline in the catalogue, in the order in which the games are listed. */
const DETAILS: Record<ArcadeGameId, string> = {
  snake:
    'Every bite that follows another one quickly is worth more, and so is every level. Keyboard, swipes or the pad on the screen.',
  words: 'Every guess tells which letters are right and which are misplaced. A word that is not found costs a life.',
  reversi: 'Place discs to turn those of the house. Wins in a row multiply what a disc pays.',
  merge: 'Equal tiles become one of twice the value. The run ends when no slide moves anything.',
  dungeon: 'Each number tells how many traps are around it. Collect the coins of a floor to reach the next one.',
  codes: 'Each guess tells how many colors are in the right place and how many are in a wrong one.',
  stacker: 'Turn and drop the crates so that they leave no gaps. Several rows at once pay more.',
};

const TAGS: Record<ArcadeGameId, string[]> = {
  snake: ['arcade', 'snake', 'retro'],
  words: ['word-game', 'puzzle', 'casual'],
  reversi: ['board-game', 'turn-based', 'strategy'],
  merge: ['merge', 'puzzle', 'casual'],
  dungeon: ['dungeon', 'logic', 'roguelike'],
  codes: ['logic', 'codes', 'puzzle'],
  stacker: ['falling-blocks', 'arcade', 'retro'],
};

function arcadeGame(id: ArcadeGameId): GameSeed {
  const { title, category, tagline } = ARCADE_METAS[id];
  const description = `${tagline.en} ${DETAILS[id]}`;
  return { ...game(title, [category], TAGS[id], ['Claude', 'Opus 4.5'], description, AI_INTEGRATION), arcadeId: id };
}

/** The games that are played on the site itself. */
export const ARCADE_GAMES: GameSeed[] = (Object.keys(DETAILS) as ArcadeGameId[]).map(arcadeGame);
