import { codesGame } from '../codes/codes.game.js';
import { codesPicture } from '../codes/codes.picture.js';
import { dungeonGame } from '../dungeon/dungeon.game.js';
import { dungeonPicture } from '../dungeon/dungeon.picture.js';
import type { GameRules } from '../game-rules.js';
import { mergeGame } from '../merge/merge.game.js';
import { mergePicture } from '../merge/merge.picture.js';
import type { Random } from '../random.js';
import { reversiGame } from '../reversi/reversi.game.js';
import { reversiPicture } from '../reversi/reversi.picture.js';
import { Run } from '../run.js';
import { snakeGame } from '../snake/snake.game.js';
import { snakePicture } from '../snake/snake.picture.js';
import { stackerGame } from '../stacker/stacker.game.js';
import { stackerPicture } from '../stacker/stacker.picture.js';
import { WORD_LISTS } from '../words/lists/word-lists.js';
import { wordsGame } from '../words/words.game.js';
import { wordsPicture } from '../words/words.picture.js';
import type { Picture } from './picture.js';

// For the server only: files of games have no room for these pictures.

export interface PicturedRun {
  arcadeId: string;
  rulesVersion: number;
  log: string;
  /** Of games without hidden information. */
  seed: number;
  /** Of games with hidden information. */
  random: Random;
}

interface PicturedGame {
  id: string;
  version: number;
  endOf(run: PicturedRun): Picture | null;
}

/** The last version of each game. One that is kept for its recordings (`earlier-rules.ts`) needs its own picture. */
const GAMES: readonly PicturedGame[] = [
  pictured(wordsGame(WORD_LISTS), wordsPicture),
  pictured(reversiGame, reversiPicture),
  pictured(mergeGame, mergePicture),
  pictured(dungeonGame, dungeonPicture),
  pictured(codesGame, codesPicture),
  pictured(stackerGame, stackerPicture),
  pictured(snakeGame, snakePicture),
];

/** Whether there are pictures of runs by a version of the rules. */
export function hasPictures(arcadeId: string, rulesVersion: number): boolean {
  return gameOf(arcadeId, rulesVersion) !== undefined;
}

/** What a run has ended with. Null without pictures of its game, and if its log breaks the rules or does not end it. */
export function endPicture(run: PicturedRun): Picture | null {
  return gameOf(run.arcadeId, run.rulesVersion)?.endOf(run) ?? null;
}

function gameOf(arcadeId: string, rulesVersion: number): PicturedGame | undefined {
  return GAMES.find(({ id, version }) => id === arcadeId && version === rulesVersion);
}

function pictured<State, Input>(rules: GameRules<State, Input>, picture: (state: State) => Picture): PicturedGame {
  return {
    id: rules.id,
    version: rules.version,
    endOf(run) {
      const state = endState(rules, run);
      return state === null ? null : picture(state);
    },
  };
}

function endState<State, Input>(rules: GameRules<State, Input>, { log, seed, random }: PicturedRun): State | null {
  if ('deal' in rules) {
    const inputs = rules.decode(log);
    const dealt = rules.deal(random);
    return inputs?.every((input) => dealt.ask(input)) && dealt.isOver ? dealt.state : null;
  }
  const inputs = rules.decode(log);
  if (!inputs) return null;
  const run = new Run(rules, seed);
  for (const { tick, input } of inputs) {
    while (run.ticks < tick && !run.isOver) run.tick();
    if (!run.act(input)) return null;
  }
  while (rules.tickRate > 0 && !run.isOver) run.tick();
  return run.isOver ? run.state : null;
}
