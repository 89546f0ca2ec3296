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

  /** The run after these inputs, at this tick; null if they break the rules or end it. */
  static resume<State, Input>(
    game: ArcadeGame<State, Input>,
    { seed, log, ticks }: { seed: number; log: string; ticks: number },
  ): Run<State, Input> | null {
    const inputs = game.decode(log);
    if (!inputs || ticks > game.maxTicks) return null;
    const run = new Run(game, seed);
    const wait = (until: number) => {
      while (run.ticks < until && !run.isOver) run.tick();
    };
    for (const { tick, input } of inputs) {
      wait(tick);
      if (tick > ticks || !run.act(input)) return null;
    }
    wait(ticks);
    return run.isOver ? null : run;
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

  get inputCount(): number {
    return this.inputs.length;
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
