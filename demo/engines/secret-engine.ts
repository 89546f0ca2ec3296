import type { SecretGame } from '../../libs/arcade/src/secret-game.ts';
import { seededRandom, type Random } from '../../libs/arcade/src/random.ts';
import { playOf, type Depth, type Engine } from './engine.ts';

interface Pilot<State, Input> {
  /** The next input, from what the player sees. */
  next(state: State, depth: Depth, random: Random): Input;
  summary(state: State): string;
}

/** A pilot for a game with hidden information. */
export function secretEngine<State, Input>(game: SecretGame<State, Input>, pilot: Pilot<State, Input>): Engine {
  return {
    name: game.id,
    play(seed, depth) {
      const run = game.deal(seededRandom(seed));
      const random = seededRandom(~seed);
      while (!run.isOver) run.ask(pilot.next(run.state, depth, random));
      return playOf(run, pilot.summary(run.state));
    },
    async playRound(round, depth, random) {
      const state = game.start(round.opening);
      const inputs: Input[] = [];
      while (state && !game.isOver(state)) {
        const input = pilot.next(state, depth, random);
        const answered = await round.answer(inputs.length, game.write(input), game.secondsPerInput, game.score(state));
        if (!answered || !game.apply(state, input, answered)) return undefined;
        inputs.push(input);
      }
      if (!state) return undefined;
      const seconds = inputs.length * game.secondsPerInput;
      return playOf({ score: game.score(state), log: game.encode(inputs), seconds }, pilot.summary(state));
    },
  };
}
