import { commentPath } from '@gamegeek/contracts/community/comment-place.js';
import type { Notice } from '@gamegeek/contracts/users/inbox.types.js';
import type { Language } from '@gamegeek/contracts/users/preferences.js';
import type { Letter, Paragraph } from '../../../../core/mail/letter.js';
import type { DigestFigures } from '../digest/digest-figures.js';
import { de } from './texts/de.js';
import { en } from './texts/en.js';
import { es } from './texts/es.js';
import { fr } from './texts/fr.js';
import type { InboxMailTexts } from './texts/inbox-mail-texts.js';

export const INBOX_MAIL_TEXTS: Record<Language, InboxMailTexts> = { en, es, fr, de };

/** A mail that tells of more is not read. */
const LINES = 20;

interface Reader {
  username: string;
  language: Language;
}

interface Frame {
  /** The page of the inbox. */
  href: string;
  unsubscribe: string;
  oneClick: string;
}

interface NoticesFrame extends Frame {
  /** Where the site is. */
  site: string;
}

/** Several notices in one mail, the newest first. */
export function noticesLetter({ username, language }: Reader, notices: Notice[], frame: NoticesFrame): Letter {
  const texts = INBOX_MAIL_TEXTS[language];
  const lines = notices.map((notice) => lineOf(notice, language));
  const paragraphs = notices.map((notice, index) => leading(lines[index] ?? '', notice, frame.site));
  const [only = ''] = lines;
  const rest = lines.length - LINES;
  return {
    language,
    subject: lines.length === 1 ? only : fill(texts.notices.subject, { count: lines.length }),
    greeting: fill(texts.greeting, { username }),
    paragraphs: [...paragraphs.slice(0, LINES), ...(rest > 0 ? [fill(texts.notices.more, { count: rest })] : [])],
    button: { label: texts.notices.button, href: frame.href },
    unsubscribe: frame.unsubscribe,
    oneClick: frame.oneClick,
  };
}

/** A week in figures; undefined when nothing has happened. */
export function digestLetter({ username, language }: Reader, figures: DigestFigures, frame: Frame): Letter {
  const { greeting, digest, achievements, lines } = INBOX_MAIL_TEXTS[language];
  const number = new Intl.NumberFormat(language);
  const facts: [string, string][] = figures.places.map(({ game, before, after }) => [
    fill(after < before ? digest.placeUp : digest.placeDown, { game }),
    fill(digest.from, { before: number.format(before), after: number.format(after) }),
  ]);
  if (figures.overtaken.length > 0) facts.push([digest.overtaken, figures.overtaken.join(', ')]);
  if (figures.achievements.length > 0) {
    facts.push([digest.achievements, figures.achievements.map((key) => achievements[key]).join(', ')]);
  }
  if (figures.comments > 0) facts.push([digest.comments, number.format(figures.comments)]);
  for (const { game, week, place, score } of figures.results) {
    const line = game === null ? lines.weeklyGlobal : lines.weekly_result;
    facts.push([digest.results, fill(line, { game: game ?? '', week, place, score: number.format(score) })]);
  }
  const trending = figures.trending.map(({ game, players }) =>
    fill(digest.playing, { game, count: number.format(players) }),
  );
  if (trending.length > 0) facts.push([digest.trending, trending.join(' · ')]);
  return {
    language,
    subject: digest.subject,
    greeting: fill(greeting, { username }),
    paragraphs: [digest.intro],
    facts,
    button: { label: digest.button, href: frame.href },
    unsubscribe: frame.unsubscribe,
    oneClick: frame.oneClick,
  };
}

/** What somebody has said is read where they have said it. */
function leading(text: string, { kind, details, game }: Notice, site: string): Paragraph {
  const isOfComment = kind === 'comment' || kind === 'mention';
  return isOfComment && game?.visible ? { text, href: site + commentPath(game.id, details.comment_id) } : text;
}

/** A notice in one sentence of plain text. */
function lineOf(notice: Notice, language: Language): string {
  const { lines, achievements, somebody } = INBOX_MAIL_TEXTS[language];
  const number = new Intl.NumberFormat(language);
  const names = { actor: notice.actor?.username ?? somebody, game: notice.game?.name ?? '' };
  switch (notice.kind) {
    case 'overtaken': {
      const { score, rank } = notice.details;
      return fill(lines.overtaken, { ...names, score: number.format(score), rank: number.format(rank) });
    }
    case 'comment':
    case 'mention':
      return fill(lines[notice.kind], { ...names, excerpt: oneLine(notice.details.excerpt) });
    case 'achievement':
      return fill(lines.achievement, { achievement: achievements[notice.details.key] });
    case 'weekly_result': {
      const { week, place, score } = notice.details;
      const line = notice.game ? lines.weekly_result : lines.weeklyGlobal;
      return fill(line, { ...names, week, place, score: number.format(score) });
    }
    case 'moderation': {
      const { reader, name, reason } = notice.details;
      return fill(reader === 'author' ? lines.moderationOwn : lines.moderationReport, { name, reason });
    }
    case 'invite':
      return fill(lines.invite, names);
  }
}

/** It may become the subject, which is one line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
