import type { GameRules } from '@gamegeek/arcade/game-rules.js';
import type { Timed } from '@gamegeek/arcade/input-log.js';
import type { SeededRandom } from '@gamegeek/arcade/random.js';
import type { ReplayedRun } from '@gamegeek/contracts/play/replay-messages.js';

/** A place to jump to from, every so many steps of a real-time or turn-based game. */
const TICKS_APART = 600;
const INPUTS_APART = 20;
/** A pause is offered after so many steps. */
const STEPS_AT_ONCE = 10;

/** The inputs of a run, and how the rules go on with it. */
interface Steps<State, Input> {
  inputs: readonly Timed<Input>[];
  /** Null for a run of another game. */
  start(): State | null;
  /** Makes the input at this place; false if the rules do not allow it. */
  apply(state: State, place: number): boolean;
  tick(state: State): void;
}

interface Place<State> {
  ticks: number;
  made: number;
  state: State;
}

/**
 * A recorded run of a game: its state at any moment, by the same rules and inputs. Every tick and every input is a
 * step, so that inputs of the same tick can be shown one after the other.
 */
export class Playback<State, Input> {
  /** The number of steps; known once the run was read. */
  length = 0;
  /** The ticks of the whole run; known once it was read. */
  allTicks = 0;
  /** Ticks so far; 0 in turn-based games. */
  ticks = 0;
  state: State;
  /** The score over time: each moment at which it changed. */
  readonly scores: { at: number; score: number }[] = [];
  /** Inputs so far. */
  private made = 0;
  private isBroken = false;
  private readonly places: Place<State>[] = [];

  private constructor(
    private readonly game: GameRules<State, Input>,
    private run: ReplayedRun,
    private steps: Steps<State, Input>,
    state: State,
  ) {
    this.state = state;
    this.keep();
  }

  /** Null if this is no run of the game. */
  static open<State, Input>(game: GameRules<State, Input>, run: ReplayedRun): Playback<State, Input> | null {
    const steps = stepsOf(game, run);
    const state = steps?.start() ?? null;
    return steps && state !== null ? new Playback(game, run, steps, state) : null;
  }

  /** Goes on with more inputs of a run that is being played; false if this is another run. */
  extend(run: ReplayedRun): boolean {
    const steps = stepsOf(this.game, run);
    const shownOf = ({ seed, opening, answers }: ReplayedRun, { inputs }: Steps<State, Input>) =>
      JSON.stringify([seed, opening, answers?.slice(0, this.made), inputs.slice(0, this.made)]);
    if (!steps || shownOf(run, steps) !== shownOf(this.run, this.steps)) return false;
    this.run = run;
    this.steps = steps;
    return true;
  }

  /** Inputs that are known and were not made yet. */
  get inputsLeft(): number {
    return this.steps.inputs.length - this.made;
  }

  /** Steps so far. */
  get at(): number {
    return this.ticks + this.made;
  }

  get isRealTime(): boolean {
    return this.game.tickRate > 0;
  }

  get score(): number {
    return this.game.score(this.state);
  }

  get isOver(): boolean {
    const { game, steps } = this;
    if (this.isBroken || game.isOver(this.state)) return true;
    return 'deal' in game || game.tickRate === 0 ? this.made >= steps.inputs.length : this.ticks >= game.maxTicks;
  }

  /** Whether the next step is an input. */
  get isInputDue(): boolean {
    return (this.steps.inputs[this.made]?.tick ?? Infinity) <= this.ticks;
  }

  /** Plays the run once, for its length and the places in it, and returns to its start. `pause` may wait in between. */
  async read(pause: () => Promise<void>): Promise<void> {
    while (!this.isOver) {
      this.step();
      if (this.at % (this.isRealTime ? TICKS_APART : INPUTS_APART) === 0) this.keep();
      if (this.score !== this.scores.at(-1)?.score) this.scores.push({ at: this.at, score: this.score });
      if (this.at % STEPS_AT_ONCE === 0) await pause();
    }
    this.length = this.at;
    this.allTicks = this.ticks;
    this.seek(0);
  }

  /** Whether the run, once it was read, keeps to the rules and has this score. */
  endsWith(score: number): boolean {
    return !this.isBroken && (this.scores.at(-1)?.score ?? 0) === score;
  }

  /** A tick or an input. `show` makes an input visibly: it calls `make`. */
  step(show?: (input: Input) => void): void {
    if (this.isOver) return;
    const next = this.isInputDue ? this.steps.inputs[this.made] : undefined;
    if (!next) {
      this.steps.tick(this.state);
      this.ticks++;
      return;
    }
    const { made } = this;
    show?.(next.input);
    if (this.made === made) this.make();
  }

  /** Makes the next input. */
  make(): void {
    if (this.steps.apply(this.state, this.made)) this.made++;
    else this.isBroken = true;
  }

  /** Goes to a moment at once. */
  seek(to: number): void {
    const target = Math.max(0, Math.min(to, this.length));
    const place = this.places.findLast(({ ticks, made }) => ticks + made <= target);
    if (place && (this.at > target || this.at < place.ticks + place.made)) {
      this.ticks = place.ticks;
      this.made = place.made;
      this.state = copyOf(place.state);
    }
    while (this.at < target && !this.isOver) this.step();
  }

  private keep(): void {
    this.places.push({ ticks: this.ticks, made: this.made, state: copyOf(this.state) });
  }
}

function stepsOf<State, Input>(
  game: GameRules<State, Input>,
  { seed, log, opening, answers }: ReplayedRun,
): Steps<State, Input> | null {
  if ('deal' in game) {
    const inputs = game.decode(log);
    if (!inputs || answers?.length !== inputs.length) return null;
    return {
      inputs: inputs.map((input) => ({ tick: 0, input })),
      start: () => game.start(opening),
      apply(state, place) {
        const input = inputs[place];
        return input !== undefined && game.isAllowed(state, input) && game.apply(state, input, answers[place]);
      },
      tick: () => undefined,
    };
  }
  const inputs = game.decode(log);
  if (!inputs || seed === null) return null;
  return {
    inputs,
    start: () => game.start(seed),
    apply(state, place) {
      const next = inputs[place];
      return next !== undefined && game.apply(state, next.input);
    },
    tick: (state) => game.tick(state),
  };
}

/** States consist of values, except for the random numbers to come. */
function copyOf<State>(state: State): State {
  const { random, ...values } = state as { random?: SeededRandom };
  const copy = structuredClone(values);
  // The same fields again.
  return (random ? { ...copy, random: random.copy() } : copy) as State;
}
