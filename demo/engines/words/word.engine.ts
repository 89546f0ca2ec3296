import { WORDS } from '../../../libs/arcade/src/words/word-list.ts';
import { wordsGame } from '../../../libs/arcade/src/words/words.game.ts';
import { opened, type Words } from '../../../libs/arcade/src/words/words.ts';
import { secretEngine } from '../secret-engine.ts';
import { consistent, nextGuess } from './word-pilot.ts';

export const wordEngine = secretEngine(wordsGame, {
  next: (words, depth, random) => nextGuess(candidatesOf(words), depth, random),
  summary: (words) => `${opened(words)} doors opened`,
});

/** The words that fit all hints of the room. */
function candidatesOf({ guesses }: Words): readonly string[] {
  return guesses.reduce<readonly string[]>((left, { word, feedback }) => consistent(left, word, feedback), WORDS);
}
