import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { ARCADE_GAME_IDS } from './game.js';
import { rulesSince } from './rules-since.js';

describe('the note about rules', () => {
  it('says in each language since when they hold and what is new', () => {
    expect(rulesSince('snake', 'en')).toBe(
      'New rules since November 30, 2026: a faster start, walls, portals and kinds of gems.',
    );
    expect(rulesSince('snake', 'de')).toMatch(/^Neue Regeln seit dem 30\. November 2026: .+\.$/);
    for (const id of ARCADE_GAME_IDS) {
      const sentences = LANGUAGES.map((language) => rulesSince(id, language)).filter((sentence) => sentence);
      expect([id, new Set(sentences).size]).toEqual([id, sentences.length]);
    }
  });

  it('is absent for games whose rules have not changed, and for those of makers', () => {
    expect(rulesSince('unknown', 'en')).toBeUndefined();
    expect(rulesSince('toString', 'en')).toBeUndefined();
  });
});
