import type { ActDto } from '@gamegeek/contracts/community/moderation/act.dto.js';
import type { ModerationDetails } from '@gamegeek/contracts/users/inbox.types.js';
import type { NewNotice } from '../inbox/index.js';

/** An act as it was carried out. */
export interface Done extends Pick<ActDto, 'act' | 'kind' | 'reason'> {
  logId: number;
  gameId: number;
  gameName: string;
  adminId: string;
  /** Whose subject it is, or who was muted. */
  person: { id: string; username: string };
  /** Whose reports it has answered. */
  reporterIds: string[];
  /** Whether anything is otherwise now. */
  changed: boolean;
  mutedUntil: Date | null;
}

/**
 * Who hears of an act: the author of what was changed, and whoever has reported it. The reason is for the author alone,
 * and what was reported in vain is nobody's business but the reporter's. Nobody is told of what they did themselves.
 */
export function noticesOf(done: Done): NewNotice[] {
  const { person, adminId, reporterIds, changed } = done;
  const author = changed ? [noticeOf(done, person.id, 'author')] : [];
  const reporters = reporterIds.map((userId) => noticeOf(done, userId, 'reporter'));
  return [...author, ...reporters].filter(({ userId }) => userId !== adminId);
}

function noticeOf(done: Done, userId: string, reader: ModerationDetails['reader']): NewNotice {
  const { act, kind, reason, logId, gameId, gameName, person, mutedUntil } = done;
  const isAuthor = reader === 'author';
  const isAboutAuthor = isAuthor && (act === 'mute' || act === 'unmute');
  return {
    userId,
    kind: 'moderation',
    occasion: `moderation:${logId}`,
    gameId,
    details: {
      act,
      subject: isAboutAuthor ? 'player' : kind,
      name: isAboutAuthor ? person.username : gameName,
      reason: isAuthor ? reason : '',
      reader,
      until: isAuthor ? (mutedUntil?.toISOString() ?? null) : null,
    },
  };
}
