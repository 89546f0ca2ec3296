import type { EmailTemplate } from '../../../core/mail/email-template.js';
import { fill, MAIL_TEXTS } from '../../../core/mail/mail-texts.js';
import type { Maker, WeekOfGame } from './maker-digests.repository.js';

interface Links {
  /** URL of the studio. */
  href: string;
  unsubscribe: string;
  oneClick: string;
}

/** How the games of a maker were played last week, one line for each. */
export function makerDigestEmail({ username, language }: Maker, games: WeekOfGame[], links: Links): EmailTemplate {
  const { greeting, makerDigest } = MAIL_TEXTS[language];
  const numbers = new Intl.NumberFormat(language);
  return {
    language,
    subject: makerDigest.subject,
    greeting: fill(greeting, { username }),
    paragraphs: [makerDigest.intro],
    facts: games.map(({ game, plays, before, newPlayers, scores }) => [
      game,
      fill(makerDigest.game, {
        plays: numbers.format(plays),
        before: numbers.format(before),
        newPlayers: numbers.format(newPlayers),
        scores: numbers.format(scores),
      }),
    ]),
    button: { label: makerDigest.button, href: links.href },
    unsubscribe: links.unsubscribe,
    oneClick: links.oneClick,
  };
}
