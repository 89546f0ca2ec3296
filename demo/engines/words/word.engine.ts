import { seededRandom } from '../../../libs/arcade/src/random.ts';
import { Run } from '../../../libs/arcade/src/run.ts';
import { WORDS } from '../../../libs/arcade/src/words/word-list.ts';
import { wordsGame } from '../../../libs/arcade/src/words/words.game.ts';
import { opened, type Words } from '../../../libs/arcade/src/words/words.ts';
import { playOf, type Engine } from '../engine.ts';
import { consistent, nextGuess } from './word-pilot.ts';

export const wordEngine: Engine = {
  name: 'words',
  play(seed, depth) {
    const run = new Run(wordsGame, seed);
    // The pilot's own random numbers: the game's would reveal the secrets.
    const random = seededRandom(~seed);
    while (!run.isOver) run.act(nextGuess(candidatesOf(run.state), depth, random));
    return playOf(run, `${opened(run.state)} doors opened`);
  },
};

/** The words that fit all hints of the room. */
function candidatesOf({ guesses }: Words): readonly string[] {
  return guesses.reduce<readonly string[]>((left, { word, feedback }) => consistent(left, word, feedback), WORDS);
}
