import { describe, expect, it } from '@jest/globals';
import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import type { LateNews } from '../shell/board/bridge.js';
import { outcomeAfter } from './late-outcome.js';
import type { Outcome } from '../shell/runs/outcome.js';
import { TEXTS as SHELL_TEXTS } from '../shell/texts.js';
import { ghostRow, outcomeLines, standing } from './outcome.js';
import { OPTIONS_TEXTS, OUTCOME_TEXTS as TEXTS } from './texts.js';

const REFUSED: SubmitResult = {
  status: 'refused',
  reason: null,
  ...{ rank: null, personalBest: false, verified: false, wouldBeRank: null, total: null },
};

function outcomeOf(changes: Partial<Outcome>): Outcome {
  const run = { score: 5, result: null, around: null };
  return { ...run, ...{ local: false, practice: false, wasGuest: false, check: 'replayed', earned: [] }, ...changes };
}

const linesOf = (changes: Partial<Outcome>) =>
  outcomeLines(outcomeOf(changes), TEXTS.en, String, String).map(({ textContent }) => textContent);

describe.each(LANGUAGES)('the game-over screen in %s', (language) => {
  const refusalTexts = (reason: string | null) =>
    outcomeLines(outcomeOf({ result: { ...REFUSED, reason } }), TEXTS[language], String, String).map(
      ({ textContent }) => textContent,
    );

  it.each(['too_fast', 'not_reproduced', 'round_invalid', 'blocked', 'unreachable', 'network', 'unavailable'])(
    'explains a refusal with %s in a sentence',
    (code) => {
      const [text, ...more] = refusalTexts(code);
      expect(text).toMatch(/\. .+\.$/);
      expect(text).not.toMatch(/[{}_]/);
      expect(more).toEqual([]);
    },
  );

  it('shows the code of any other refusal', () => {
    expect(refusalTexts('plays_only')[0]).toContain('plays_only');
    expect(refusalTexts(null)[0]).not.toMatch(/null|[{}]/);
  });
});

describe('the place of a run', () => {
  const accepted: SubmitResult = { ...REFUSED, status: 'accepted', rank: 12, total: 63 };
  const guest: SubmitResult = { ...REFUSED, status: 'guest', wouldBeRank: 64, total: 63 };
  const ghostOf = (result: SubmitResult) => ghostRow(result, TEXTS.en, String, () => undefined).firstChild?.textContent;

  it('is not known while the score waits: for a maker, for the connection, or because there are too many', () => {
    expect(linesOf({ result: { ...REFUSED, status: 'held', reason: 'pace' } })).toEqual([TEXTS.en.held]);
    const queued: SubmitResult = { ...REFUSED, status: 'queued' };
    expect(linesOf({ result: queued })).toEqual([TEXTS.en.queued]);
    expect(linesOf({ result: { ...queued, reason: 'rate_limited' } })).toEqual([TEXTS.en.limited]);
  });

  it('is among the players of the board', () => {
    expect(linesOf({ result: accepted })).toContain('Rank #12 of 63');
    expect(linesOf({ result: { ...accepted, total: null } })).toContain('Rank #12');
  });

  it.each([
    ['replayed', '✓ Replayed: the server repeated your run and got the same score'],
    ['verified', '✓ Verified: the server answered every input of your run'],
  ] as const)('says that it was %s', (check, text) => {
    expect(linesOf({ result: { ...accepted, verified: true }, check })).toContain(text);
  });

  it('says how many players are behind a new best score, where that says something', () => {
    const betterThan = (changes: Partial<SubmitResult>) =>
      linesOf({ result: { ...accepted, personalBest: true, ...changes } }).find((text) => text?.startsWith('Better'));
    expect(betterThan({ rank: 12, total: 63 })).toBe('Better than 0.82 of players');
    expect(betterThan({ rank: null, status: 'guest', wouldBeRank: 12, total: 62 })).toBe('Better than 0.82 of players');
    for (const [rank, total] of [
      [1, 63],
      [2, 5],
      [63, 63],
      [3, null],
    ] as const)
      expect(betterThan({ rank, total })).toBeUndefined();
    expect(betterThan({ personalBest: false })).toBeUndefined();
  });

  it('counts a guest, who is not on the board', () => {
    expect(ghostOf(guest)).toBe('You would be #64 of 64. Keep it?');
    expect(ghostOf({ ...guest, total: null })).toBe('You would be #64. Keep it?');
  });
});

const entry = (rank: number, name: string, score: number) => ({ rank, name, score, own: false });
const AROUND = {
  above: [entry(1, 'Ada', 90), entry(2, 'Bruno', 60)],
  below: [entry(3, 'Chidi', 40), entry(4, 'Dana', 20)],
  best: null,
  total: 4,
};
const ACCEPTED: SubmitResult = { ...REFUSED, status: 'accepted', rank: 3, personalBest: true, total: 5 };
const GUEST: SubmitResult = { ...REFUSED, status: 'guest', wouldBeRank: 3, personalBest: true, total: 4 };
const QUEUED: SubmitResult = { ...REFUSED, status: 'queued' };

describe('a run without points', () => {
  it('shows what is missing to the last player of the board', () => {
    expect(linesOf({ score: 0, around: AROUND })).toEqual(['61 more to pass Bruno at #2']);
  });

  it('shows that any score is the first on an empty board, and nothing in practice', () => {
    expect(linesOf({ score: 0, around: { ...AROUND, above: [], below: [] } })).toEqual([TEXTS.en.anyScore]);
    expect(linesOf({ score: 0, practice: true })).toEqual([]);
  });
});

describe('the rows beside a new best score', () => {
  const rowsOf = (changes: Partial<Outcome>) =>
    Array.from(standing(outcomeOf({ score: 50, ...changes }), 'Nova', String)?.children ?? [], (row) =>
      Array.from(row.children, ({ textContent }) => textContent).join(' '),
    );

  it('are the next player above, the own one, and the next below, who has moved down', () => {
    expect(rowsOf({ result: ACCEPTED, around: AROUND })).toEqual(['#2 Bruno 60', '#3 Nova 50', '#4 Chidi 40']);
  });

  it('are those of a guest at the place that the score would have', () => {
    expect(rowsOf({ result: GUEST, around: AROUND })).toEqual(['#2 Bruno 60', '#3 Nova 50', '#4 Chidi 40']);
  });

  it('keep the rank of a player who was already behind the own best score', () => {
    const around = { ...AROUND, best: 45, below: [entry(4, 'Chidi', 40)] };
    expect(rowsOf({ result: ACCEPTED, around })).toEqual(['#2 Bruno 60', '#3 Nova 50', '#4 Chidi 40']);
  });

  it('are three at either end of the board, too', () => {
    const first = { ...AROUND, above: [], below: [entry(1, 'Ada', 40), entry(2, 'Bruno', 30), entry(3, 'Chidi', 2)] };
    expect(rowsOf({ result: { ...ACCEPTED, rank: 1 }, around: first })).toEqual([
      '#1 Nova 50',
      '#2 Ada 40',
      '#3 Bruno 30',
    ]);
    expect(rowsOf({ result: ACCEPTED, around: { ...AROUND, below: [] } })).toEqual([
      '#1 Ada 90',
      '#2 Bruno 60',
      '#3 Nova 50',
    ]);
  });

  it.each<[string, Partial<Outcome>]>([
    ['the best is of another run', { result: { ...ACCEPTED, personalBest: false }, around: AROUND }],
    ['the score waits', { result: QUEUED, around: AROUND }],
    ['the board is unknown', { result: ACCEPTED }],
  ])('are not shown while %s', (_while, changes) => {
    expect(rowsOf(changes)).toEqual([]);
  });
});

describe('the outcome of a run whose result comes later', () => {
  const after = (changes: Partial<Outcome>, news: LateNews, name: string) =>
    outcomeAfter(outcomeOf({ score: 50, ...changes }), news, name);

  it('is that of the waiting score when it was sent', () => {
    const sent = after({ result: QUEUED }, { type: 'late-score', score: 50, result: ACCEPTED }, 'Nova');
    expect(sent?.result).toEqual(ACCEPTED);
    expect(after({ result: QUEUED }, { type: 'late-score', score: 7, result: ACCEPTED }, 'Nova')).toBeUndefined();
    expect(after({ result: GUEST }, { type: 'late-score', score: 50, result: ACCEPTED }, 'Nova')).toBeUndefined();
  });

  it('has a rank and passed players when the score of a guest was moved to an account', () => {
    const claimed = after({ result: GUEST, around: AROUND }, { type: 'claimed', score: 50, result: ACCEPTED }, 'Nova');
    expect(linesOf({ ...claimed })).toEqual([
      TEXTS.en.newBest,
      'Rank #3 of 5',
      'You passed Chidi, Dana',
      '11 more to pass Bruno at #2',
    ]);
  });

  it('counts the account’s own row neither among the passed players nor twice', () => {
    const around = { ...AROUND, below: [entry(3, 'Chidi', 40), entry(4, 'Nova', 30), entry(5, 'Dana', 20)] };
    const claimed = after({ result: GUEST, around }, { type: 'claimed', score: 50, result: ACCEPTED }, 'Nova');
    expect(linesOf({ ...claimed })).toContain('You passed Chidi');
    expect(claimed?.around?.total).toBe(4);
  });

  it('names the best score when another run of the guest is on the board', () => {
    const claimed = after({ result: GUEST, around: AROUND }, { type: 'claimed', score: 70, result: ACCEPTED }, 'Nova');
    expect(linesOf({ ...claimed })).toContain('Your best is 70');
    expect(linesOf({ ...claimed })).not.toContain(TEXTS.en.newBest);
  });
});

it.each([
  ['of the shell', SHELL_TEXTS],
  ['of the options', OPTIONS_TEXTS],
  ['of the outcome', TEXTS],
])('has every text %s in every language, with the same placeholders', (_name, texts) => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  const inLanguage = (language: (typeof LANGUAGES)[number]) =>
    Object.entries(texts[language]).map(([key, text]) => [key, places(text)]);
  for (const language of LANGUAGES) expect(inLanguage(language)).toEqual(inLanguage('en'));
});
