import { isUnknown, type SecretGame } from '@gamegeek/arcade/secret-game.js';
import { seededRandom } from '@gamegeek/arcade/random.js';
import type { ContinuedRun, PortRound } from '@gamegeek/contracts/play/port-messages.js';
import { RequestFailed, type Scoreboard } from '../board/bridge.js';

/** After this time, a player sees that an answer takes long. */
export const SLOW_MS = 150;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;

/** Errors that may pass: the same input is sent again, which the server answers once and for all. */
const PASSING = [
  'unreachable',
  'network',
  'unavailable',
  'internal',
  'rate_limited',
  'invalid_answer',
  // The page opens another session.
  'session_over',
  'play_token_invalid',
  'play_token_expired',
];

/** How the answer to an input is coming. */
export type Waiting = 'no' | 'slow' | 'reconnecting';

export interface RunEvents {
  /** The answer to the last input has been applied. Unknown inputs change nothing. */
  answered(): void;
  waiting(waiting: Waiting): void;
  /** The run cannot go on, with an error code. */
  failed(code: string): void;
}

/**
 * A run of a game with hidden information. Each input waits for its answer: from the server, or in practice from here.
 */
export class AnsweredRun<State, Input> {
  /** The server has it. */
  readonly log = null;
  readonly ticks = 0;
  waiting = false;
  /** Those that were answered. */
  inputCount = 0;
  private isLeft = false;

  constructor(
    private readonly game: SecretGame<State, Input>,
    readonly state: State,
    private readonly answer: (at: number, input: Input) => Promise<unknown>,
    private readonly events: RunEvents,
  ) {}

  /** Applies what was answered before the page was reloaded; false if it breaks the rules. */
  catchUp(answered: ContinuedRun['answered']): boolean {
    return answered.every(({ input: text, answer }) => {
      const input = this.game.read(text);
      if (input === null || !this.game.isAllowed(this.state, input)) return false;
      this.inputCount++;
      return this.game.apply(this.state, input, answer);
    });
  }

  /** False if the input is not allowed now. */
  act(input: Input): boolean {
    if (this.waiting || !this.game.isAllowed(this.state, input)) return false;
    this.waiting = true;
    void this.ask(input);
    return true;
  }

  tick(): void {
    // Turn-based.
  }

  /** Another run has begun: an answer that is still awaited changes nothing. */
  leave(): void {
    this.isLeft = true;
  }

  get isOver(): boolean {
    return this.game.isOver(this.state);
  }

  get score(): number {
    return this.game.score(this.state);
  }

  private async ask(input: Input): Promise<void> {
    const slow = setTimeout(() => this.isLeft || this.events.waiting('slow'), SLOW_MS);
    const failure = await this.answerOf(input, () => clearTimeout(slow));
    clearTimeout(slow);
    if (this.isLeft) return;
    this.events.waiting('no');
    if (failure !== undefined) {
      this.events.failed(failure);
      return;
    }
    this.waiting = false;
    this.events.answered();
  }

  /** Asks until there is an answer, and applies it. Returns the code of an error that does not pass. */
  private async answerOf(input: Input, onLost: () => void): Promise<string | undefined> {
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        const answer = await this.answer(this.inputCount, input);
        if (this.isLeft || isUnknown(answer)) return undefined;
        if (!this.game.apply(this.state, input, answer)) return 'invalid_answer';
        this.inputCount++;
        return undefined;
      } catch (error) {
        const code = error instanceof RequestFailed ? error.message : 'internal';
        if (this.isLeft || !PASSING.includes(code)) return code;
        onLost();
        this.events.waiting('reconnecting');
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}

/** A run of a round that the server has started; null if it is not a round of this game. */
export function sharedRun<State, Input>(
  game: SecretGame<State, Input>,
  { id, opening }: PortRound,
  board: Scoreboard,
  events: RunEvents,
): AnsweredRun<State, Input> | null {
  const state = game.start(opening);
  return state && new AnsweredRun(game, state, (at, input) => board.guess(id, at, game.write(input)), events);
}

/** A run whose secrets are here; it is not counted. */
export function practiceRun<State, Input>(
  game: SecretGame<State, Input>,
  seed: number,
  events: RunEvents,
): AnsweredRun<State, Input> {
  const dealt = game.deal(seededRandom(seed));
  const state = game.start(dealt.opening);
  if (state === null) throw new Error('the game refuses its own opening');
  return new AnsweredRun(game, state, async (_, input) => dealt.ask(input), events);
}
