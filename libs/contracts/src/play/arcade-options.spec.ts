import { DEFAULT_OPTIONS, isArcadeOptions, OPTION_LIMITS } from './arcade-options.js';

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `name${at}`);
const longName = 'x'.repeat(OPTION_LIMITS.name + 1);

describe('the options of the arcade', () => {
  it('begin without sound and music, with vibrations', () => {
    expect(DEFAULT_OPTIONS).toMatchObject({ sound: false, music: false, haptics: true });
    expect(isArcadeOptions(DEFAULT_OPTIONS)).toBe(true);
  });

  it.each([
    { palette: 'color-blind', speed: 'off', repeat: { delay: 80, interval: 0 } },
    { repeat: { delay: 400, interval: 150 } },
    { keys: { stacker: { turn: 'KeyK', hold: 'ShiftLeft' } } },
    { hinted: many(OPTION_LIMITS.games), times: { 'stacker/sprint': 61_234 } },
  ])('accept %j', (changes) => {
    expect(isArcadeOptions({ ...DEFAULT_OPTIONS, ...changes })).toBe(true);
  });

  it.each([
    { sound: 'on' },
    { music: undefined },
    { haptics: 1 },
    { palette: 'pink' },
    { speed: 0.4 },
    { repeat: { delay: 79, interval: 50 } },
    { repeat: { delay: 401, interval: 50 } },
    { repeat: { delay: 170, interval: 151 } },
    { repeat: { delay: 170 } },
    { keys: { stacker: { turn: '' } } },
    { keys: { stacker: { turn: longName } } },
    { keys: { [longName]: {} } },
    { keys: { stacker: Object.fromEntries(many(OPTION_LIMITS.controls + 1).map((key) => [key, 'KeyA'])) } },
    { keys: Object.fromEntries(many(OPTION_LIMITS.games + 1).map((game) => [game, {}])) },
    { keys: [] },
    { hinted: many(OPTION_LIMITS.games + 1) },
    { hinted: [longName] },
    { times: { 'stacker/sprint': 0.5 } },
    { times: { 'stacker/sprint': 0 } },
    { times: { 'stacker/sprint': OPTION_LIMITS.time + 1 } },
    { times: Object.fromEntries(many(OPTION_LIMITS.variants + 1).map((variant) => [variant, 5])) },
  ])('refuse %j', (changes) => {
    expect(isArcadeOptions({ ...DEFAULT_OPTIONS, ...changes })).toBe(false);
  });
});
