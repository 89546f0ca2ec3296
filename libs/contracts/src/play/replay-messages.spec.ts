import { DEFAULT_OPTIONS } from './arcade-options.js';
import { PORT_LIMITS } from './port-messages.js';
import { isReplay } from './replay-messages.js';

const RUN = { rulesVersion: 2, seed: 7, log: '2.aU', opening: null, answers: null, score: 10 };
const MESSAGE = { gg: 'replay', v: 1, run: RUN, theme: 'dark', options: DEFAULT_OPTIONS, speed: 8, at: 0 };
const withRun = (changes: object) => ({ ...MESSAGE, run: { ...RUN, ...changes } });

describe('the message with a recording', () => {
  it('has a run with its seed, or with answers', () => {
    expect(isReplay(MESSAGE)).toBe(true);
    expect(isReplay(withRun({ seed: null, opening: { coins: [] }, answers: [{ feedback: 3 }] }))).toBe(true);
  });

  it.each([
    ['another speed', { ...MESSAGE, speed: 3 }],
    ['a moment before the start', { ...MESSAGE, at: -1 }],
    ['another version', { ...MESSAGE, v: 2 }],
    ['no run', { ...MESSAGE, run: null }],
    ['a seed that is none', withRun({ seed: -1 })],
    ['a log that is too long', withRun({ log: '1'.repeat(PORT_LIMITS.log + 1) })],
    ['answers that are none', withRun({ answers: ['yes'] })],
    ['nothing', null],
  ])('is refused with %s', (_, message) => {
    expect(isReplay(message)).toBe(false);
  });
});
