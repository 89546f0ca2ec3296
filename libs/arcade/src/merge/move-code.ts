import type { LogCode, Timed } from '../input-log.js';
import { MOVES, type Move } from './board.js';

const PAIRS = 'abcdefghijklmnop';
const LAST = 'LRUD';

const indexOf = (inputs: readonly Timed<Move>[], at: number) => MOVES.indexOf((inputs[at] as Timed<Move>).input);

/** Two moves per letter, and a capital for the last of an odd number: long runs have thousands of moves. */
export const moveCode: LogCode<Move> = {
  write(inputs) {
    let text = '';
    let at = 0;
    for (; at + 1 < inputs.length; at += 2) text += PAIRS.charAt(indexOf(inputs, at) * 4 + indexOf(inputs, at + 1));
    return at < inputs.length ? text + LAST.charAt(indexOf(inputs, at)) : text;
  },
  read(text) {
    const inputs: Timed<Move>[] = [];
    const add = (index: number) => inputs.push({ tick: 0, input: MOVES[index] as Move });
    for (let at = 0; at < text.length; at++) {
      const pair = PAIRS.indexOf(text.charAt(at));
      const single = LAST.indexOf(text.charAt(at));
      if (pair >= 0) {
        add(pair >> 2);
        add(pair & 3);
      } else if (single >= 0 && at === text.length - 1) add(single);
      else return null;
    }
    return inputs;
  },
  extent: (text) => ({ inputs: Math.max(2 * text.length - 1, 0), lastTick: 0 }),
};
