import fc from 'fast-check';
import { DEFAULT_OPTIONS } from './arcade-options.js';
import {
  isHello,
  isPortAnswer,
  isPortNotice,
  isPortRequest,
  isWelcome,
  PORT_LIMITS,
  requestIdOf,
  type PortRequestType,
} from './port-messages.js';

const WELCOME = { gg: 'welcome', v: 1, player: { name: 'Ada', guest: false }, locale: 'de', theme: 'light' };
const ENTRY = { rank: 1, name: 'Ada', score: 5, own: false };
const SUBMITTED = {
  status: 'accepted',
  rank: 3,
  personalBest: true,
  verified: true,
  wouldBeRank: null,
  total: 9,
  reason: null,
};

const ROUND = { id: 'ggr_a', seed: 5, opening: null, startedAt: '2030-01-01T00:00:00.000Z' };
const RUN = { round: ROUND, log: '1.aU', ticks: 40, score: 10 };

const REQUESTS: Record<PortRequestType, object> = {
  round: {},
  guess: { round: 'ggr_a', at: 0, input: 'crane' },
  keep: { run: RUN },
  kept: {},
  submit: { score: 10, round: 'ggr_a', log: '1.aU' },
  top: { n: 3 },
  around: { score: 0 },
  ping: { state: 'idle' },
  'sign-in': {},
  options: { options: DEFAULT_OPTIONS },
  share: { text: 'Neon Snake: 40' },
};
const ANSWERS: Record<PortRequestType, object> = {
  round: { round: ROUND },
  guess: { answer: { feedback: 3 } },
  keep: {},
  kept: { run: { ...RUN, log: null, answered: [{ input: 'crane', answer: { feedback: 3 } }] } },
  submit: SUBMITTED,
  top: { entries: [ENTRY], total: 1 },
  around: { above: [ENTRY], below: [], best: null, total: 1 },
  ping: {},
  'sign-in': { player: null },
  options: {},
  share: { done: 'copied' },
};
const TYPES = Object.keys(REQUESTS) as PortRequestType[];

describe('messages between a game and its page', () => {
  it('begin with a hello of this version', () => {
    expect(isHello({ gg: 'hello', v: 1 })).toBe(true);
    for (const other of [{ gg: 'hello', v: 2 }, { gg: 'hello' }, { gg: 'hi', v: 1 }, 'hello', null])
      expect(isHello(other)).toBe(false);
  });

  it('welcome a player, a guest or no player', () => {
    expect(isWelcome(WELCOME)).toBe(true);
    expect(isWelcome({ ...WELCOME, player: null })).toBe(true);
    expect(isWelcome({ ...WELCOME, begin: true })).toBe(true);
    expect(isWelcome({ ...WELCOME, begin: 'yes' })).toBe(false);
    expect(isWelcome({ ...WELCOME, best: 1200, options: DEFAULT_OPTIONS, achievements: ['gem'] })).toBe(true);
    expect(isWelcome({ ...WELCOME, best: null, achievements: null })).toBe(true);
    for (const wrong of [
      { best: -1 },
      { options: { ...DEFAULT_OPTIONS, sound: 'on' } },
      { options: null },
      { achievements: [5] },
      { achievements: 'gem' },
      { locale: 'xx' },
      { theme: 'pink' },
      { player: {} },
      { player: { name: '', guest: true } },
    ])
      expect(isWelcome({ ...WELCOME, ...wrong })).toBe(false);
  });

  it.each(TYPES)('request %s with an id', (type) => {
    expect(isPortRequest({ id: 1, type, ...REQUESTS[type] })).toBe(true);
    expect(isPortRequest({ type, ...REQUESTS[type] })).toBe(false);
    expect(isPortRequest({ id: -1, type, ...REQUESTS[type] })).toBe(false);
  });

  it.each(TYPES)('answer %s with its result or an error', (type) => {
    expect(isPortAnswer(type, { id: 1, answer: ANSWERS[type] })).toBe(true);
    expect(isPortAnswer(type, { id: 1, error: 'session_over' })).toBe(true);
    expect(isPortAnswer(type, { id: 1, error: 5 })).toBe(false);
    expect(isPortAnswer(type, { id: 1 })).toBe(false);
    expect(isPortAnswer(type, { answer: ANSWERS[type] })).toBe(false);
  });

  it('carry notices of player, theme, locale and the queue', () => {
    expect(isPortNotice({ type: 'player', player: null })).toBe(true);
    expect(isPortNotice({ type: 'theme', theme: 'dark' })).toBe(true);
    expect(isPortNotice({ type: 'locale', locale: 'fr' })).toBe(true);
    expect(isPortNotice({ type: 'queue', waiting: 2 })).toBe(true);
    expect(isPortNotice({ type: 'queue', waiting: -1 })).toBe(false);
    expect(isPortNotice({ type: 'late-score', score: 5, result: SUBMITTED })).toBe(true);
    expect(isPortNotice({ type: 'late-score', score: 5, result: {} })).toBe(false);
    expect(isPortNotice({ type: 'claimed', score: 5, result: SUBMITTED })).toBe(true);
    expect(isPortNotice({ type: 'claimed', score: 5 })).toBe(false);
    expect(isPortNotice({ type: 'best', best: null })).toBe(true);
    expect(isPortNotice({ type: 'best', best: 0.5 })).toBe(false);
    expect(isPortNotice({ type: 'achievements', achievements: ['gem'] })).toBe(true);
    expect(isPortNotice({ type: 'achievements' })).toBe(false);
    expect(isPortNotice({ type: 'toString' })).toBe(false);
    expect(isPortNotice({ type: 'locale', locale: 'constructor' })).toBe(false);
  });

  it.each([
    { score: 1.5 },
    { score: -1 },
    { score: '10' },
    { log: '' },
    { log: 'x'.repeat(PORT_LIMITS.log + 1) },
    { round: 'x'.repeat(PORT_LIMITS.id + 1) },
    { round: 5 },
    { type: 'constructor' },
  ])('refuse a score with %j', (wrong) => {
    expect(isPortRequest({ id: 1, type: 'submit', ...REQUESTS.submit, ...wrong })).toBe(false);
  });

  it('are answered if they have an id, whatever else is wrong', () => {
    expect(requestIdOf({ id: 3, type: 'submit', score: -1 })).toBe(3);
    for (const other of [{ type: 'round' }, { id: -1 }, { id: 1.5 }, { id: '1' }, [1], 'round', null])
      expect(requestIdOf(other)).toBeUndefined();
  });

  it('carry rounds of games with hidden information without a seed, and inputs of one piece', () => {
    const round = { id: 'a', seed: null, opening: { stairs: 4 }, startedAt: 'now' };
    expect(isPortAnswer('round', { id: 1, answer: { round } })).toBe(true);
    for (const wrong of [{ at: -1 }, { at: 0.5 }, { input: '' }, { input: 'x'.repeat(9) }, { round: null }])
      expect(isPortRequest({ id: 1, type: 'guess', ...REQUESTS.guess, ...wrong })).toBe(false);
    for (const answer of [null, 'no', 5]) expect(isPortAnswer('guess', { id: 1, answer: { answer } })).toBe(false);
  });

  it('keep a run, or none, and refuse what is none', () => {
    const isKept = (run: unknown) => isPortRequest({ id: 1, type: 'keep', run });
    for (const run of [null, RUN, { ...RUN, log: null, ticks: 0 }]) expect(isKept(run)).toBe(true);
    for (const wrong of [
      { round: null },
      { log: 5 },
      { log: 'x'.repeat(PORT_LIMITS.log + 1) },
      { ticks: -1 },
      { score: 0.5 },
    ])
      expect(isKept({ ...RUN, ...wrong })).toBe(false);
    const isContinued = (answered: unknown) => isPortAnswer('kept', { id: 1, answer: { run: { ...RUN, answered } } });
    expect(isContinued([])).toBe(true);
    const answer = { input: 'a', answer: {} };
    for (const wrong of [undefined, [{ input: 'a' }], Array.from({ length: PORT_LIMITS.inputs + 1 }, () => answer)])
      expect(isContinued(wrong)).toBe(false);
  });

  it('submit scores of games without an input log', () => {
    expect(isPortRequest({ id: 1, type: 'submit', score: 5, round: null, log: null })).toBe(true);
  });

  it('refuse seeds that are not 32-bit integers, and boards of any length', () => {
    const round = { id: 'a', opening: null, startedAt: 'now' };
    for (const seed of [2 ** 32, -1, 0.5, '7'])
      expect(isPortAnswer('round', { id: 1, answer: { round: { ...round, seed } } })).toBe(false);
    const entries = Array.from({ length: PORT_LIMITS.entries + 1 }, () => ENTRY);
    expect(isPortAnswer('top', { id: 1, answer: { entries, total: 1 } })).toBe(false);
    for (const n of [0, 101, 1.5]) expect(isPortRequest({ id: 1, type: 'top', n })).toBe(false);
  });

  it('share a text of limited length, and no options outside their limits', () => {
    const isShare = (text: unknown) => isPortRequest({ id: 1, type: 'share', text });
    expect(isShare('x'.repeat(PORT_LIMITS.share))).toBe(true);
    for (const wrong of ['x'.repeat(PORT_LIMITS.share + 1), '', 5]) expect(isShare(wrong)).toBe(false);
    expect(isPortAnswer('share', { id: 1, answer: { done: 'sent' } })).toBe(false);
    const options = { ...DEFAULT_OPTIONS, repeat: { delay: 5, interval: 50 } };
    expect(isPortRequest({ id: 1, type: 'options', options })).toBe(false);
  });

  it('are validated without throwing for any input', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...TYPES), (value, type) => {
        expect(isHello(value) || isWelcome(value) || isPortRequest(value) || isPortNotice(value)).toBe(false);
        expect(() => isPortAnswer(type, value)).not.toThrow();
      }),
    );
  });
});
