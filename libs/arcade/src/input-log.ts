/** An input and its tick (0 in turn-based games). */
export interface Timed<Input> {
  tick: number;
  input: Input;
}

/** How the inputs of a game are encoded, without the version. `read` returns null for invalid input. */
export interface LogCode<Input> {
  write(inputs: readonly Timed<Input>[]): string;
  read(text: string): Timed<Input>[] | null;
  /** The length of valid input, at little cost: nothing is validated. */
  extent(text: string): Extent;
}

export interface Extent {
  /** At least this many inputs. */
  inputs: number;
  lastTick: number;
}

/** Numbers below 32 take one character of a log. */
const DIGIT_BASE = 32;
const TIMED_INPUT = /([0-9a-v]{1,5})([A-Z])/y;

/** For real-time games: ticks since the previous input, in base 32, then a capital letter for the action. */
export function timedCode<Action extends string>(actions: Readonly<Record<string, Action>>): LogCode<Action> {
  const letters = new Map(Object.entries(actions).map(([letter, action]) => [action, letter]));
  return {
    write(inputs) {
      let before = 0;
      return inputs
        .map(({ tick, input }) => {
          const wait = tick - before;
          before = tick;
          return wait.toString(DIGIT_BASE) + (letters.get(input) ?? '');
        })
        .join('');
    },
    read(text) {
      const inputs: Timed<Action>[] = [];
      let tick = 0;
      for (let at = 0; at < text.length; at = TIMED_INPUT.lastIndex) {
        TIMED_INPUT.lastIndex = at;
        const [, wait = '', letter = ''] = TIMED_INPUT.exec(text) ?? [];
        const action = Object.hasOwn(actions, letter) ? actions[letter] : undefined;
        if (action === undefined) return null;
        tick += parseInt(wait, DIGIT_BASE);
        inputs.push({ tick, input: action });
        TIMED_INPUT.lastIndex = at + wait.length + 1;
      }
      return inputs;
    },
    extent(text) {
      const waits = text.split(/[A-Z]/).slice(0, -1);
      return {
        inputs: waits.length,
        lastTick: waits.reduce((ticks, wait) => ticks + (parseInt(wait, DIGIT_BASE) || 0), 0),
      };
    },
  };
}

/** For turn-based games: each input is a number below `bound`, in a fixed number of base-36 digits. */
export function numberCode(bound: number): LogCode<number> {
  const width = (bound - 1).toString(36).length;
  return {
    write: (inputs) => inputs.map(({ input }) => input.toString(36).padStart(width, '0')).join(''),
    read(text) {
      if (text.length % width !== 0 || !/^[0-9a-z]*$/.test(text)) return null;
      const inputs: Timed<number>[] = [];
      for (let at = 0; at < text.length; at += width) {
        const input = parseInt(text.slice(at, at + width), 36);
        if (input >= bound) return null;
        inputs.push({ tick: 0, input });
      }
      return inputs;
    },
    extent: (text) => ({ inputs: Math.floor(text.length / width), lastTick: 0 }),
  };
}
