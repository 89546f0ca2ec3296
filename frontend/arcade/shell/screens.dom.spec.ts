import { describe, expect, it } from '@jest/globals';
import type { SubmitResult } from '@gamegeek/contracts/play/port-messages.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { ghostRow, outcomeLines } from './screens.js';
import { TEXTS } from './texts.js';

const REFUSED: SubmitResult = {
  status: 'refused',
  reason: null,
  ...{ rank: null, personalBest: false, verified: false, wouldBeRank: null, total: null },
};

describe.each(LANGUAGES)('the game-over screen in %s', (language) => {
  const refusalTexts = (reason: string | null) =>
    outcomeLines(
      { score: 5, result: { ...REFUSED, reason }, around: null, local: false, practice: false, check: 'replayed' },
      TEXTS[language],
      String,
    ).map(({ textContent }) => textContent);

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
  const linesOf = (result: SubmitResult) =>
    outcomeLines(
      { score: 5, result, around: null, local: false, practice: false, check: 'replayed' },
      TEXTS.en,
      String,
    ).map(({ textContent }) => textContent);
  const ghostOf = (result: SubmitResult) => ghostRow(result, TEXTS.en, String, () => undefined).firstChild?.textContent;

  it('is not known while the score waits: for the connection, or because there are too many', () => {
    const queued: SubmitResult = { ...REFUSED, status: 'queued' };
    expect(linesOf(queued)).toEqual([TEXTS.en.queued]);
    expect(linesOf({ ...queued, reason: 'rate_limited' })).toEqual([TEXTS.en.limited]);
  });

  it('is among the players of the board', () => {
    expect(linesOf(accepted)).toContain('Rank #12 of 63');
    expect(linesOf({ ...accepted, total: null })).toContain('Rank #12');
  });

  it.each([
    ['replayed', '✓ Replayed: the server repeated your run and got the same score'],
    ['verified', '✓ Verified: the server answered every input of your run'],
  ] as const)('says that it was %s', (check, text) => {
    const result = { ...accepted, verified: true };
    const outcome = { score: 5, result, around: null, local: false, practice: false, check };
    expect(outcomeLines(outcome, TEXTS.en, String).map(({ textContent }) => textContent)).toContain(text);
  });

  it('counts a guest, who is not on the board', () => {
    expect(ghostOf(guest)).toBe('You would be #64 of 64. Keep it?');
    expect(ghostOf({ ...guest, total: null })).toBe('You would be #64. Keep it?');
  });
});

it('has every text in every language, with the same placeholders', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(TEXTS.en)) {
      const translated = TEXTS[language][key as keyof typeof TEXTS.en];
      expect([language, key, places(translated)]).toEqual([language, key, places(text)]);
    }
  }
});
