import { WORD_LISTS } from '../../../libs/arcade/src/words/lists/word-lists.ts';
import { wordsGame } from '../../../libs/arcade/src/words/words.game.ts';
import { opened, type Words } from '../../../libs/arcade/src/words/words.ts';
import { secretEngine } from '../secret-engine.ts';
import { consistent, nextGuess, WORDS } from './word-pilot.ts';

export const wordEngine = secretEngine(wordsGame(WORD_LISTS), {
  next: (words, depth, random) => ({ language: 'en', word: nextGuess(candidatesOf(words), depth, random) }),
  summary: (words) => `${opened(words)} doors opened`,
});

/** The words that fit all hints of the room. */
function candidatesOf({ guesses }: Words): readonly string[] {
  return guesses.reduce<readonly string[]>((left, { word, feedback }) => consistent(left, word, feedback), WORDS);
}
