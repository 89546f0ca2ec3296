import type { ModerationDetails } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { Act } from './moderation-actions.service.js';
import type { NewNotice } from '../inbox/notices.sql.js';

/** An action after it was carried out. */
export interface CompletedAction extends Pick<Act, 'act' | 'kind' | 'reason'> {
  logId: number;
  gameId: number;
  gameName: string;
  adminId: string;
  /** The score, if the creator of its game acted. */
  creatorsScore: number | undefined;
  /** The author of the subject, or the muted user. */
  person: { id: string; username: string };
  /** The users whose reports were resolved. */
  reporterIds: string[];
  /** Whether the action has changed anything. */
  hasEffect: boolean;
  mutedUntil: Date | null;
  /** That of all scores outside of the bounds of a game, if it is one of them. */
  occasion: string | undefined;
}

/** Of the notice that a score waits for a maker. */
export const heldOccasion = (scoreId: number): string => `held-score:${scoreId}`;

/**
 * Notifies the author of a changed subject, and the reporters. Only the author sees the reason; a dismissed report is
 * not revealed to the author. Admins are not notified about their own actions.
 */
export function noticesOf(action: CompletedAction): NewNotice[] {
  const { person, adminId, reporterIds, hasEffect } = action;
  const author = hasEffect ? [noticeOf(action, person.id, 'author')] : [];
  // Who has appealed is the author, and notified once.
  const others = reporterIds.filter((userId) => !hasEffect || userId !== person.id);
  const reporters = others.map((userId) => noticeOf(action, userId, 'reporter'));
  return [...author, ...reporters].filter(({ userId }) => userId !== adminId);
}

function noticeOf(action: CompletedAction, userId: string, reader: ModerationDetails['reader']): NewNotice {
  const { act, kind, reason, logId, gameId, gameName, person, mutedUntil, creatorsScore, occasion } = action;
  const isAuthor = reader === 'author';
  const isAboutAuthor = isAuthor && (act === 'mute' || act === 'unmute');
  return {
    userId,
    kind: 'moderation',
    occasion: occasion ?? `moderation:${logId}`,
    gameId,
    details: {
      act,
      subject: isAboutAuthor ? 'player' : kind,
      name: isAboutAuthor ? person.username : gameName,
      reason: isAuthor ? reason : '',
      reader,
      until: isAuthor ? (mutedUntil?.toISOString() ?? null) : null,
      ...(occasion !== undefined && { outside: true as const }),
      ...(creatorsScore !== undefined && { by: 'creator' as const, score_id: creatorsScore }),
    },
  };
}
