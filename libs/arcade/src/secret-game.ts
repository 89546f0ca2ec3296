import { LOG_LIMIT, type ArcadeGameId, type Details, type Replay } from './game.js';
import type { LogCode } from './input-log.js';
import type { Random } from './random.js';

/** What crosses the network as JSON. */
export type Fields = Record<string, unknown>;

/** The secrets of a run. */
export interface Deal<State, Input, Answer, Opening> {
  /** What the player sees first. */
  opening: Opening;
  /** The answer to an allowed input, null for an unknown one. Depends on secrets and state alone. */
  answer(state: State, input: Input): Answer | null;
}

/** The answer to an input that changes nothing and is not counted, such as a word that is in no list. */
const UNKNOWN = { unknown: true };

export const isUnknown = (answer: unknown): boolean => isFields(answer) && answer.unknown === true;

/**
 * The rules of one game with hidden information. The state is what the player sees: it follows from the opening and the
 * answers, so player and server have the same state, and only the server has the secrets.
 */
export interface HiddenRules<State, Input, Answer extends Fields, Opening extends Fields | null> {
  readonly id: ArcadeGameId;
  /** Increased with every change of the rules: logs of other versions are refused. */
  readonly version: number;
  /** The largest number of inputs; limits logs. */
  readonly maxInputs: number;
  /** The time of the fastest player for an input. */
  readonly secondsPerInput: number;
  readonly code: LogCode<Input>;
  deal(random: Random): Deal<State, Input, Answer, Opening>;
  start(opening: Opening): State;
  /** Whether the input is allowed now; it is then answered. */
  isAllowed(state: State, input: Input): boolean;
  apply(state: State, input: Input, answer: Answer): void;
  isOpening(value: unknown): value is Opening;
  isAnswer(value: unknown): value is Answer;
  score(state: State): number;
  isOver(state: State): boolean;
  details(state: State): Details;
}

/** A game with hidden information, without the types of its answers: they come over the network. */
export interface SecretGame<State, Input> {
  readonly id: ArcadeGameId;
  readonly version: number;
  readonly tickRate: 0;
  readonly secondsPerInput: number;
  encode(inputs: readonly Input[]): string;
  /** Null for anything that `encode` does not produce. */
  decode(log: unknown): Input[] | null;
  /** An input as it is sent. */
  write(input: Input): string;
  /** Null for anything that `write` does not produce. */
  read(text: string): Input | null;
  /** A run with its secrets. */
  deal(random: Random): DealtRun<State, Input>;
  /** Null if this is not an opening of the game. */
  start(opening: unknown): State | null;
  isAllowed(state: State, input: Input): boolean;
  /** Applies an allowed input with its answer; false if this is not an answer of the game. */
  apply(state: State, input: Input, answer: unknown): boolean;
  /** Replays a log; null if the log or an input is invalid. Never throws. */
  replay(random: Random, log: unknown): Replay | null;
  score(state: State): number;
  isOver(state: State): boolean;
  details(state: State): Details;
}

/** A run that answers its own inputs: on the server, in practice, and of bots. */
export interface DealtRun<State, Input> {
  readonly opening: Fields | null;
  readonly state: State;
  readonly isOver: boolean;
  readonly score: number;
  readonly log: string;
  /** The least time in which a player can have reached this state. */
  readonly seconds: number;
  /** Applies an input, unless it is unknown, and returns its answer; null if it is not allowed now. */
  ask(input: Input): Fields | null;
}

export function secretGame<State, Input, Answer extends Fields, Opening extends Fields | null>(
  rules: HiddenRules<State, Input, Answer, Opening>,
): SecretGame<State, Input> {
  const prefix = `${rules.version}.`;

  const write = (input: Input) => rules.code.write([{ tick: 0, input }]);
  const encode = (inputs: readonly Input[]) => prefix + inputs.map(write).join('');

  function decode(log: unknown): Input[] | null {
    if (typeof log !== 'string' || log.length > LOG_LIMIT || !log.startsWith(prefix)) return null;
    const inputs = rules.code.read(log.slice(prefix.length))?.map(({ input }) => input);
    if (!inputs || inputs.length > rules.maxInputs) return null;
    return encode(inputs) === log ? inputs : null;
  }

  function read(text: string): Input | null {
    const inputs = decode(prefix + text);
    return inputs?.length === 1 ? (inputs[0] ?? null) : null;
  }

  function deal(random: Random): DealtRun<State, Input> {
    const dealt = rules.deal(random);
    const state = rules.start(dealt.opening);
    const inputs: Input[] = [];
    return {
      opening: dealt.opening,
      state,
      ask(input) {
        if (!rules.isAllowed(state, input)) return null;
        const answered = dealt.answer(state, input);
        if (answered === null) return UNKNOWN;
        rules.apply(state, input, answered);
        inputs.push(input);
        return answered;
      },
      get isOver() {
        return rules.isOver(state);
      },
      get score() {
        return rules.score(state);
      },
      get log() {
        return encode(inputs);
      },
      get seconds() {
        return inputs.length * rules.secondsPerInput;
      },
    };
  }

  function replay(random: Random, log: unknown): Replay | null {
    const inputs = decode(log);
    if (!inputs) return null;
    const run = deal(random);
    if (!inputs.every((input) => run.ask(input)) || run.log !== log) return null;
    const { state, score, isOver, seconds } = run;
    return { score, isOver, ticks: 0, seconds, inputs: inputs.length, atOnce: 0, details: rules.details(state) };
  }

  function apply(state: State, input: Input, answer: unknown): boolean {
    if (!rules.isAnswer(answer)) return false;
    rules.apply(state, input, answer);
    return true;
  }

  const start = (opening: unknown) => (rules.isOpening(opening) ? rules.start(opening) : null);
  return { ...rules, tickRate: 0, encode, decode, write, read, deal, start, apply, replay };
}

/** Checks of values that come over the network. */
export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A whole number from 0 to `bound` - 1. */
export const isBelow = (bound: number, value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < bound;

export const isListOf = <T>(isItem: (value: unknown) => value is T, value: unknown): value is T[] =>
  Array.isArray(value) && value.every(isItem);
