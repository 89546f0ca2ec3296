import type { LogCode } from '../input-log.js';
import { LETTERS } from './hint.js';

/** The words one after the other. */
export const wordCode: LogCode<string> = {
  write: (inputs) => inputs.map(({ input }) => input).join(''),
  read(text) {
    if (text.length % LETTERS !== 0 || !/^[a-z]*$/.test(text)) return null;
    return Array.from({ length: text.length / LETTERS }, (_, at) => ({
      tick: 0,
      input: text.slice(at * LETTERS, (at + 1) * LETTERS),
    }));
  },
  extent: (text) => ({ inputs: Math.floor(text.length / LETTERS), lastTick: 0 }),
};
