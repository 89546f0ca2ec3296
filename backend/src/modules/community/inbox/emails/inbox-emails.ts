import { commentPath } from '@gamegeek/contracts/comments/comment-place.js';
import { PLAIN_FORMAT, type BoardFormat } from '@gamegeek/contracts/boards/board-format.schemas.js';
import type { Notice } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { valueFormat } from '@gamegeek/rules/boards/format-value.js';
import type { EmailTemplate, Paragraph } from '../../../../core/mail/email-template.js';
import { fill, MAIL_TEXTS } from '../../../../core/mail/mail-texts.js';
import type { DigestFigures } from '../digest/digest-figures.js';

/** Number of notices listed in one email. */
const MAX_LINES = 20;

interface Reader {
  username: string;
  language: Language;
}

interface Links {
  /** URL of the inbox page. */
  href: string;
  unsubscribe: string;
  oneClick: string;
}

interface NoticesLinks extends Links {
  /** Base URL of the site. */
  site: string;
}

/** Several notices in one email, newest first. */
export function noticesEmail({ username, language }: Reader, notices: Notice[], links: NoticesLinks): EmailTemplate {
  const { greeting, inbox } = MAIL_TEXTS[language];
  const lines = notices.map((notice) => lineOf(notice, language));
  const paragraphs = notices.map((notice, index) => paragraphOf(lines[index] ?? '', notice, links.site));
  const [only = ''] = lines;
  const rest = lines.length - MAX_LINES;
  return {
    language,
    subject: lines.length === 1 ? only : fill(inbox.notices.subject, { count: lines.length }),
    greeting: fill(greeting, { username }),
    paragraphs: [...paragraphs.slice(0, MAX_LINES), ...(rest > 0 ? [fill(inbox.notices.more, { count: rest })] : [])],
    button: { label: inbox.notices.button, href: links.href },
    unsubscribe: links.unsubscribe,
    oneClick: links.oneClick,
  };
}

/** The weekly digest. */
export function digestEmail({ username, language }: Reader, figures: DigestFigures, links: Links): EmailTemplate {
  const { greeting, inbox } = MAIL_TEXTS[language];
  const { digest, achievements, lines } = inbox;
  const number = new Intl.NumberFormat(language);
  const facts: [string, string][] = figures.places.map(({ game, before, after }) => [
    fill(after < before ? digest.placeUp : digest.placeDown, { game }),
    fill(digest.from, { before: number.format(before), after: number.format(after) }),
  ]);
  if (figures.overtaken.length > 0) facts.push([digest.overtaken, figures.overtaken.join(', ')]);
  const unlocked = [
    ...figures.achievements.map((key) => achievements[key]),
    ...figures.gameAchievements.map(({ game, title }) =>
      fill(digest.achievementInGame, { game, achievement: title[language] }),
    ),
  ];
  if (unlocked.length > 0) facts.push([digest.achievements, unlocked.join(', ')]);
  if (figures.comments > 0) facts.push([digest.comments, number.format(figures.comments)]);
  for (const { game, week, place, ...value } of figures.results) {
    const line = game === null ? lines.weeklyGlobal : lines.weekly_result;
    facts.push([digest.results, fill(line, { game: game ?? '', week, place, score: pointsIn(value, language) })]);
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
    button: { label: digest.button, href: links.href },
    unsubscribe: links.unsubscribe,
    oneClick: links.oneClick,
  };
}

/** Links notices about comments to the comment, and those about challenges to the challenge. */
function paragraphOf(text: string, { kind, details, game }: Notice, site: string): Paragraph {
  if (!game?.visible) return text;
  if (kind === 'comment' || kind === 'mention') return { text, href: site + commentPath(game.id, details.comment_id) };
  const isOfChallenge = kind === 'challenge' || kind === 'challenge_answered';
  return isOfChallenge ? { text, href: `${site}/challenges/${details.challenge_id}` } : text;
}

/** The notice as one sentence of plain text. */
function lineOf(notice: Notice, language: Language): string {
  const { lines, achievements, somebody } = MAIL_TEXTS[language].inbox;
  const number = new Intl.NumberFormat(language);
  const names = { actor: notice.actor?.username ?? somebody, game: notice.game?.name ?? '' };
  switch (notice.kind) {
    case 'overtaken': {
      const score = pointsIn(notice.details, language);
      return fill(lines.overtaken, { ...names, score, rank: number.format(notice.details.rank) });
    }
    case 'comment':
    case 'mention':
      return fill(lines[notice.kind], { ...names, excerpt: oneLine(notice.details.excerpt) });
    case 'achievement':
      return fill(lines.achievement, { achievement: achievements[notice.details.key] });
    case 'game_achievement':
      return fill(lines.game_achievement, { ...names, achievement: notice.details.title[language] });
    case 'weekly_result': {
      const { week, place } = notice.details;
      const line = notice.game ? lines.weekly_result : lines.weeklyGlobal;
      return fill(line, { ...names, week, place, score: pointsIn(notice.details, language) });
    }
    case 'moderation': {
      const { reader, name, reason, by, act, outside } = notice.details;
      if (act === 'hold_score') return fill(lines.scoreHeld, { name });
      if (act === 'accept_score') return fill(lines.scoreAccepted, { name, reason }).trimEnd();
      if (act === 'refuse_score') return fill(lines.scoreRefused, { name, reason }).trimEnd();
      if (by === 'creator') {
        if (outside) return fill(lines.scoresRemoved, { name, reason });
        return fill(act === 'restore_score' ? lines.scoreRestored : lines.scoreRemoved, { name, reason });
      }
      return fill(reader === 'author' ? lines.moderationOwn : lines.moderationReport, { name, reason });
    }
    case 'daily_streak':
      return fill(lines.daily_streak, { days: number.format(notice.details.days) });
    case 'key_score': {
      const { score, format = PLAIN_FORMAT } = notice.details;
      return fill(lines.key_score, { ...names, score: valueFormat(format, language)(score) });
    }
    case 'challenge_answered': {
      const { score, own_score: own, reader, format = PLAIN_FORMAT } = notice.details;
      const show = valueFormat(format, language);
      if (own === null) return fill(lines.challengeFirstResult, { ...names, score: show(score) });
      const line = reader === 'challenger' ? lines.challengeAnswered : lines.challengePlayed;
      return fill(line, { ...names, score: show(score), own: show(own) });
    }
    case 'invite':
    case 'challenge':
    case 'maker_invite':
    case 'transfer':
    case 'followed_record':
      return fill(lines[notice.kind], names);
  }
}

interface BoardValue {
  score: number;
  format?: BoardFormat | null | undefined;
}

/** A score as its board shows it: `1:23.456`; those of plain boards are points. */
function pointsIn({ score, format }: BoardValue, language: Language): string {
  const shown = valueFormat(format ?? PLAIN_FORMAT, language)(score);
  return format ? shown : fill(MAIL_TEXTS[language].inbox.lines.points, { score: shown });
}

/** The text may become the subject line. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
