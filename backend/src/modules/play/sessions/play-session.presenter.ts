import type { OwnPlaySession, PlayPlayer, PlaySessionView } from '@gamegeek/contracts/play/play.types.js';
import type { ListedSession, RunningSession } from './play-sessions.repository.js';

type SessionTimes = Pick<RunningSession, 'id' | 'gameId' | 'startedAt' | 'endsAt'>;

export function presentSession({ id, gameId, startedAt, endsAt }: SessionTimes): PlaySessionView {
  return { id, gameId, startedAt: startedAt.toISOString(), endsAt: endsAt.toISOString() };
}

export function presentPlayer({ userId, username }: RunningSession): PlayPlayer {
  return { id: userId, username, guest: false };
}

export function presentOwnPlay(session: ListedSession): OwnPlaySession {
  const { gameName, state, lastPingAt } = session;
  return { ...presentSession(session), gameName, state, lastPingAt: lastPingAt.toISOString() };
}
