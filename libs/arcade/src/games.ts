import { codesGame } from './codes/codes.game.js';
import { dungeonGame } from './dungeon/dungeon.game.js';
import { EARLIER_RULES } from './earlier-rules.js';
import type { AnyGame } from './game-rules.js';
import type { ArcadeGame, ArcadeGameId } from './game.js';
import type { SecretGame } from './secret-game.js';
import { mergeGame } from './merge/merge.game.js';
import { reversiGame } from './reversi/reversi.game.js';
import { snakeGame } from './snake/snake.game.js';
import { stackerGame } from './stacker/stacker.game.js';
import { WORD_LISTS } from './words/lists/word-lists.js';
import { wordsGame } from './words/words.game.js';

/** The server's interface to a game: replays logs, whatever its states and inputs are. */
export type ReplayableGame = Pick<
  ArcadeGame<unknown, unknown>,
  'id' | 'version' | 'tickRate' | 'replay' | 'secondsAtLeast'
>;

/** Games whose whole state the player sees: a run is proved by its seed and log. */
const REPLAYED: Readonly<Record<string, ArcadeGame<unknown, unknown>>> = {
  reversi: reversiGame,
  merge: mergeGame,
  stacker: stackerGame,
  snake: snakeGame,
} satisfies Partial<Record<ArcadeGameId, ArcadeGame<unknown, unknown>>>;

/** Games with secrets: the server answers each input and keeps the log. */
const SECRET: Readonly<Record<string, SecretGame<unknown, unknown>>> = {
  words: wordsGame(WORD_LISTS),
  dungeon: dungeonGame,
  codes: codesGame,
} satisfies Partial<Record<ArcadeGameId, SecretGame<unknown, unknown>>>;

/** Undefined for other games. */
export function replayedGame(id: string): ReplayableGame | undefined {
  return Object.hasOwn(REPLAYED, id) ? REPLAYED[id] : undefined;
}

/** Undefined for other games. */
export function secretGame(id: string): SecretGame<unknown, unknown> | undefined {
  return Object.hasOwn(SECRET, id) ? SECRET[id] : undefined;
}

/** The rules of a version; undefined when they are gone. */
export function rulesOf(id: string, version: number): AnyGame | undefined {
  const current = Object.hasOwn(REPLAYED, id) ? REPLAYED[id] : secretGame(id);
  return [current, ...EARLIER_RULES].find((rules) => rules?.id === id && rules.version === version);
}

/** The version of the rules by which a game is played now; undefined for other games. */
export const currentVersionOf = (id: string): number | undefined => (replayedGame(id) ?? secretGame(id))?.version;

/** The versions of a game whose recordings can be watched. */
export function versionsOf(id: string): number[] {
  const all = [...Object.values(REPLAYED), ...Object.values(SECRET), ...EARLIER_RULES];
  return all.flatMap((rules) => (rules.id === id ? [rules.version] : []));
}
