import { describe, expect, it } from '@jest/globals';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { emailHtml } from '../../../../core/mail/email-html.js';
import { emailText } from '../../../../core/mail/email-text.js';
import { MAIL_TEXTS } from '../../../../core/mail/mail-texts.js';
import { digestEmail, noticesEmail } from './inbox-emails.js';

const links = {
  site: 'https://g.example',
  href: 'https://g.example/inbox',
  unsubscribe: 'https://g.example/unsubscribe',
  oneClick: 'https://g.example/api',
};
const CHALLENGE_ID = '00000000-0000-4000-8000-0000000000c1';
const comment: Notice = {
  id: 1,
  kind: 'comment',
  created_at: '2026-11-02T10:00:00.000Z',
  read: false,
  actor: { id: '2', username: 'bob' },
  game: { id: 7, name: '$& {{actor}}', visible: true },
  details: { comment_id: 3, excerpt: 'Two\nlines' },
};

describe.each(LANGUAGES)('inbox emails in %s', (language) => {
  const reader = { username: 'ada', language };

  it('name a single notice in the subject, and count several', () => {
    const one = noticesEmail(reader, [comment], links);
    expect(one.subject).toContain('$& {{actor}}');
    expect(one.subject).toContain('Two lines');
    const many = noticesEmail(reader, Array<Notice>(25).fill(comment), links);
    expect(many.subject).toContain('25');
    expect(many.paragraphs).toHaveLength(21);
    expect(many.paragraphs.at(-1)).toContain('5');
  });

  it('link to the comment unless its game is hidden', () => {
    const href = 'https://g.example/games/7#comment-3';
    const shown = noticesEmail(reader, [comment], links);
    expect(emailHtml(shown)).toMatch(new RegExp(`<p><a href="${href}">[^<]*Two lines[^<]*</a></p>`));
    expect(emailText(shown)).toContain(`Two lines`);
    expect(emailText(shown)).toContain(`\n${href}\n`);
    const hidden = { ...comment, game: { id: 7, name: 'Tide', visible: false } };
    expect(emailText(noticesEmail(reader, [hidden], links))).not.toContain('/games/7');
  });

  it('say both results of a challenge, and link to it', () => {
    const game = { id: 7, name: 'Tide', visible: true };
    const answered = (own: number | null, who: 'challenger' | 'opponent'): Notice => ({
      ...{ ...comment, game, kind: 'challenge_answered' },
      details: { challenge_id: CHALLENGE_ID, score: 420, own_score: own, reader: who },
    });
    const textOf = (notice: Notice) => emailText(noticesEmail(reader, [notice], links));
    for (const who of ['challenger', 'opponent'] as const) {
      expect(textOf(answered(380, who))).toMatch(/bob.*Tide.*: 420\b.*\b380\b/);
    }
    expect(textOf(answered(null, 'challenger'))).toMatch(/bob.*Tide.*: 420\./);
    const made: Notice = { ...comment, game, kind: 'challenge', details: { challenge_id: CHALLENGE_ID } };
    for (const notice of [made, answered(380, 'challenger')]) {
      expect(textOf(notice)).toContain(`\nhttps://g.example/challenges/${CHALLENGE_ID}\n`);
    }
  });

  it('contain the unsubscribe link', () => {
    expect(emailText(noticesEmail(reader, [comment], links))).toContain(links.unsubscribe);
  });

  it('list the figures of the week', () => {
    const { facts = [] } = digestEmail(
      reader,
      {
        places: [{ game: 'Tide', before: 12, after: 7 }],
        overtaken: ['Moss', 'Hex'],
        achievements: ['first_game'],
        gameAchievements: [{ game: 'Neon Snake', title: { en: 'Long', es: 'Larga', fr: 'Long', de: 'Lang' } }],
        comments: 3,
        results: [{ game: null, week: '2026-W46', place: 2, score: 12_345 }],
        trending: [{ game: 'Hex', players: 9 }],
      },
      links,
    );
    expect(facts).toHaveLength(6);
    expect(facts.flat().join('\n')).not.toMatch(/\{\{|undefined/);
    expect(facts[0]?.[1]).toMatch(/12.*7/);
  });

  it('list the achievements of the site and those of single games together', () => {
    const title = { en: 'Long haul', es: 'Viaje largo', fr: 'Long cours', de: 'Langstrecke' };
    const figures = {
      places: [],
      overtaken: [],
      achievements: [],
      gameAchievements: [],
      comments: 0,
      results: [],
      trending: [],
    };
    const factsOf = (more: object) => digestEmail(reader, { ...figures, ...more }, links).facts ?? [];
    const gameAchievements = [{ game: 'Neon Snake', title }];
    const [[, both] = []] = factsOf({ achievements: ['first_game'], gameAchievements });
    expect(both).toMatch(
      new RegExp(`^${MAIL_TEXTS[language].inbox.achievements.first_game}, ${title[language]} \\w+ Neon Snake$`),
    );
    const [[, single] = []] = factsOf({ gameAchievements });
    expect(single).toMatch(new RegExp(`^${title[language]} `));
  });
});
