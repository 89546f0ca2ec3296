import {
  GUEST_NAME,
  type OwnPlaySession,
  type PlayPlayer,
  type PlaySessionView,
} from '@gamegeek/contracts/play/play.schemas.js';
import type { ListedSession, RunningSession } from './play-sessions.repository.js';

type SessionTimes = Pick<RunningSession, 'id' | 'gameId' | 'startedAt' | 'endsAt'>;

export function presentSession({ id, gameId, startedAt, endsAt }: SessionTimes): PlaySessionView {
  return { id, gameId, startedAt: startedAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** After a guest has signed up, the session belongs to the account. */
export function presentPlayer({ userId, username, guestId }: RunningSession): PlayPlayer {
  if (userId !== null && username !== null) return { id: userId, username, guest: false };
  return { id: guestId ?? '', username: GUEST_NAME, guest: true };
}

export function presentOwnPlay(session: ListedSession): OwnPlaySession {
  const { gameName, connected, playing, state, lastPingAt } = session;
  return { ...presentSession(session), gameName, connected, playing, state, lastPingAt: lastPingAt.toISOString() };
}
