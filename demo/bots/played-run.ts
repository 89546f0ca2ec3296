import type { ArcadeGame } from '../../libs/arcade/src/game.ts';
import type { Timed } from '../../libs/arcade/src/input-log.ts';
import { mergeGame } from '../../libs/arcade/src/merge/merge.game.ts';
import { reversiGame } from '../../libs/arcade/src/reversi/reversi.game.ts';
import { Run } from '../../libs/arcade/src/run.ts';
import { snakeGame } from '../../libs/arcade/src/snake/snake.game.ts';
import { stackerGame } from '../../libs/arcade/src/stacker/stacker.game.ts';
import type { Play } from '../engines/engine.ts';

/** Games whose runs are known as a whole before they are played in real time. */
const GAMES: Readonly<Record<string, ArcadeGame<unknown, unknown>>> = {
  snake: snakeGame,
  stacker: stackerGame,
  merge: mergeGame,
  reversi: reversiGame,
};

/** A run of which one input after the other is played, in its time. */
export class PlayedRun {
  private readonly run: Run<unknown, unknown>;
  private readonly inputs: readonly Timed<unknown>[];
  private readonly tickRate: number;
  private readonly seconds: number;
  private made = 0;

  private constructor(game: ArcadeGame<unknown, unknown>, seed: number, play: Play) {
    this.seconds = play.seconds;
    this.run = new Run(game, seed);
    this.inputs = game.decode(play.log) ?? [];
    // Pilots that take no ticks make their inputs evenly.
    this.tickRate = (this.inputs.at(-1)?.tick ?? 0) > 0 ? game.tickRate : 0;
  }

  /** Undefined for a game that is not replayed. */
  static of(arcadeId: string | null | undefined, seed: number, play: Play): PlayedRun | undefined {
    const game = GAMES[arcadeId ?? ''];
    return game && new PlayedRun(game, seed, play);
  }

  /** The run after so many seconds. */
  after(seconds: number): { log: string; tick: number; score: number } {
    const { run, inputs, tickRate } = this;
    const share = seconds >= this.seconds ? 1 : seconds / this.seconds;
    const until = Math.floor(seconds * tickRate);
    for (let next = inputs[this.made]; next; next = inputs[this.made]) {
      const isDue = tickRate > 0 ? next.tick <= until : this.made < share * inputs.length;
      if (!isDue) break;
      while (run.ticks < next.tick) run.tick();
      run.act(next.input);
      this.made++;
    }
    while (run.ticks < until && !run.isOver) run.tick();
    return { log: run.log, tick: run.ticks, score: run.score };
  }
}
