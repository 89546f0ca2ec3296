import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@gamegeek/contracts/preferences/preferences.js';
import { emailHtml } from '../../../core/mail/email-html.js';
import { emailText } from '../../../core/mail/email-text.js';
import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { MAIL_TEXTS } from '../../../core/mail/mail-texts.js';
import * as templates from './account-email-templates.js';
import { browserOf } from './browser-of.js';

const HREF = 'https://gamegeek.example/auth?reset=token';

describe.each(LANGUAGES)('account emails in %s', (language) => {
  const reader = { username: 'Ada.Lovelace', language };
  const device = { at: '2026-11-21T09:30:00.000Z', ip: '203.0.113.7', userAgent: 'curl/8.0' };
  const all: EmailTemplate[] = [
    templates.verifyEmail(reader, HREF),
    templates.resetPassword(reader, HREF),
    templates.passwordChanged(reader, HREF, { keyReplaced: true }),
    ...(['twoFactorEnabled', 'twoFactorDisabled', 'loginGuesses', 'tooManyCodes'] as const).map((kind) =>
      templates.notice(kind, reader, HREF),
    ),
    templates.confirmNewEmail(reader, HREF),
    templates.emailChangeRequested(reader, HREF),
    templates.newSignIn(reader, device, HREF),
  ];

  it('contain the username and the link, in text and in HTML', () => {
    for (const template of all) {
      for (const body of [emailText(template), emailHtml(template)]) {
        expect(body).toContain('Ada.Lovelace');
        expect(body).toContain(HREF);
        expect(body).toContain(MAIL_TEXTS[language].frame.footer.split(',')[0]);
        expect(body).not.toMatch(/\{\{|undefined/);
      }
    }
  });

  it('contain time, browser and address of a new sign-in', () => {
    expect(all.at(-1)?.facts?.map(([, value]) => value)).toEqual([
      expect.stringMatching(/21.*2026.*9.30.*UTC/s),
      'curl',
      '203.0.113.7',
    ]);
  });
});

it('account emails escape usernames in HTML', () => {
  const html = emailHtml(templates.verifyEmail({ username: '<img src=x onerror="a()">&$&', language: 'en' }, HREF));
  expect(html).toContain('Hello &lt;img src=x onerror=&quot;a()&quot;&gt;&amp;$&amp;,');
});

describe('browserOf', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome, Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari, macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140 Mobile/15E148 Safari/604.1',
      'Chrome, iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
      'Chrome, Android',
    ],
    ['curl/8.5.0', 'curl'],
  ])('recognizes %s as %s', (userAgent, name) => {
    expect(browserOf(userAgent)).toBe(name);
  });

  it.each([[''], ['<script>'], ['click http://evil.example now']])('returns no name for %j', (userAgent) => {
    expect(browserOf(userAgent)).toBeUndefined();
  });
});
