import { leastSeconds, type ArcadeGame } from './game.js';
import type { Timed } from './input-log.js';

/** A running game: its state changes only through recorded inputs. */
export class Run<State, Input> {
  readonly state: State;
  readonly seed: number;
  ticks = 0;
  private readonly game: ArcadeGame<State, Input>;
  private readonly inputs: Timed<Input>[] = [];

  constructor(game: ArcadeGame<State, Input>, seed: number) {
    this.game = game;
    this.seed = seed;
    this.state = game.start(seed);
  }

  /** False if the input is not allowed now; it is then not recorded. */
  act(input: Input): boolean {
    if (this.isOver || this.inputs.length >= this.game.maxInputs || !this.game.apply(this.state, input)) return false;
    this.inputs.push({ tick: this.ticks, input });
    return true;
  }

  tick(): void {
    if (this.isOver) return;
    this.game.tick(this.state);
    this.ticks++;
  }

  get isOver(): boolean {
    return this.game.isOver(this.state) || (this.game.tickRate > 0 && this.ticks >= this.game.maxTicks);
  }

  get score(): number {
    return this.game.score(this.state);
  }

  /** The least time in which a player can have reached this state. */
  get seconds(): number {
    return leastSeconds(this.game, { state: this.state, ticks: this.ticks, inputs: this.inputs.length });
  }

  get log(): string {
    return this.game.encode(this.inputs);
  }
}
