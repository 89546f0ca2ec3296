import { Inject, Injectable } from '@nestjs/common';
import type { Device } from '@gamegeek/contracts/play/play-origin.js';
import {
  type OwnPlaySession,
  type PlayMe,
  type PlaySessionAnswer,
  type PlayState,
  type PlayTokenAnswer,
  GUEST_NAME,
  type PlayPlayer,
  type PlaySessionView,
} from '@gamegeek/contracts/play/play.schemas.js';
import type { Language } from '@gamegeek/contracts/preferences/preferences.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { notFound, AppError } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import { blocked, gameNotPlayable } from '../../games/directory/games.errors.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { GameDirectory } from '../../games/directory/game-directory.service.js';
import { ConnectedGames } from '../connected-games/connected-games.service.js';
import { deviceInvalid } from '../connected-games/connected-games.errors.js';
import { allowsOrigin } from '../launches/allowed-origins.js';
import { LaunchTickets } from '../launches/launch-tickets.service.js';
import { callOf } from '../call-of.js';
import { originNotAllowed, ticketInvalid } from '../launches/launches.errors.js';
import type { LaunchTicket } from '../launches/launch-ticket.js';
import { EndedSessions } from '../tokens/ended-sessions.service.js';
import { PlayTokens } from '../tokens/play-tokens.service.js';
import { sessionOver } from '../tokens/play-tokens.errors.js';
import type { PlayToken } from '../tokens/play-token.js';
import {
  PlaySessionsRepository,
  type OpenedSession,
  type RunningSession,
  type ListedSession,
} from './play-sessions.repository.js';

/** Who starts a play session. */
export interface PlayClient {
  /** Undefined for clients that are not browsers. */
  origin: string | undefined;
  /** For a guest. */
  language: Language;
  device: Device | null;
}

type SessionTimes = Pick<RunningSession, 'id' | 'gameId' | 'startedAt' | 'endsAt'>;

function presentSession({ id, gameId, startedAt, endsAt }: SessionTimes): PlaySessionView {
  return { id, gameId, startedAt: startedAt.toISOString(), endsAt: endsAt.toISOString() };
}

/** After a guest has signed up, the session belongs to the account. */
function presentPlayer({ userId, username, guestId }: RunningSession): PlayPlayer {
  if (userId !== null && username !== null) return { id: userId, username, guest: false };
  return { id: guestId ?? '', username: GUEST_NAME, guest: true };
}

function presentOwnPlay(session: ListedSession): OwnPlaySession {
  const { gameName, connected, playing, state, lastPingAt } = session;
  return { ...presentSession(session), gameName, connected, playing, state, lastPingAt: lastPingAt.toISOString() };
}

const ticketUsed = () => new AppError('ticket_used', 'This launch ticket has been used.');

/** Play sessions, from the exchange of a ticket to their end. */
@Injectable()
export class PlaySessions {
  constructor(
    private readonly repository: PlaySessionsRepository,
    private readonly tickets: LaunchTickets,
    private readonly tokens: PlayTokens,
    private readonly ended: EndedSessions,
    private readonly games: GameDirectory,
    private readonly connected: ConnectedGames,
    private readonly limits: RateLimits,
    private readonly calls: CallLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async open(text: string, { origin, language, device }: PlayClient): Promise<PlaySessionAnswer> {
    const ticket = this.tickets.read(text);
    return this.calls.follow(callOf(ticket, 'session'), async () => {
      await this.checkOrigin(ticket, origin);
      const session = await this.repository.open(ticket, device);
      if (!session) throw await this.refusal(ticket);
      return this.opened(session, language);
    });
  }

  /** Starts a session of a connected game. */
  async openConnected(secret: string, { origin, language, device }: PlayClient): Promise<PlaySessionAnswer> {
    const { id, gameId, userId } = await this.connected.find(secret);
    return this.calls.follow({ gameId, kind: 'session', way: 'device', userId }, async () => {
      await this.limits.consume('launch', userId);
      await this.checkOrigin({ gameId, playerId: userId }, origin);
      const session = await this.repository.openConnected(id, device);
      if (!session) throw deviceInvalid();
      return this.opened(session, language);
    });
  }

  private async checkOrigin(
    { gameId, playerId }: Pick<LaunchTicket, 'gameId' | 'playerId'>,
    origin: string | undefined,
  ): Promise<void> {
    const game = await this.games.playable(gameId, playerId);
    if (!game) throw gameNotPlayable();
    if (!allowsOrigin(game, origin, this.settings.publicUrl)) throw originNotAllowed();
  }

  private opened(session: OpenedSession, language: Language): PlaySessionAnswer {
    return {
      session: presentSession(session),
      ...this.issue(session),
      player: presentPlayer(session),
      best: session.best,
      locale: session.locale ?? language,
    };
  }

  /** Issues a new token for a running session. */
  async renew(token: PlayToken): Promise<PlayTokenAnswer> {
    return this.issue(await this.touch(token));
  }

  async ping(token: PlayToken, state: PlayState): Promise<void> {
    await this.touch(token, state);
  }

  async me(token: PlayToken): Promise<PlayMe> {
    const session = await this.repository.read(token.sessionId);
    if (!session) throw sessionOver();
    const { gameId, best } = session;
    return { player: presentPlayer(session), gameId, session: presentSession(session), best };
  }

  async end(token: PlayToken): Promise<void> {
    const { sessionId } = token;
    await this.calls.follow(callOf(token, 'end'), async () => {
      if (!(await this.repository.end(sessionId))) throw sessionOver();
      await this.ended.publish(sessionId);
    });
  }

  /** Ends a connected game, with all its sessions. */
  async disconnect(device: string): Promise<void> {
    const { id, userId } = await this.connected.find(device);
    await this.connected.end(id, userId);
  }

  async ofPlayer(userId: string): Promise<OwnPlaySession[]> {
    return (await this.repository.ofPlayer(userId)).map(presentOwnPlay);
  }

  /** Ends a connected game or a session, by their id in the list. */
  async endOfPlayer(id: string, userId: string): Promise<void> {
    if (await this.connected.end(id, userId)) return;
    if (!(await this.repository.end(id, userId))) throw notFound('This play session');
    await this.ended.publish(id);
  }

  private async touch({ sessionId }: PlayToken, state?: PlayState): Promise<RunningSession> {
    const session = await this.repository.touch(sessionId, state);
    if (!session) throw sessionOver();
    return session;
  }

  private issue(session: RunningSession): PlayTokenAnswer {
    const { id, gameId, startedAt, endsAt } = session;
    const player = presentPlayer(session);
    const { token, tokenExpiresAt } = this.tokens.issue(
      {
        guest: player.guest,
        gameId,
        sessionId: id,
        playerId: player.id,
        username: player.username,
        startedAt: startedAt.getTime(),
      },
      endsAt.getTime(),
    );
    return { token, tokenExpiresAt: tokenExpiresAt.toISOString() };
  }

  private async refusal({ sessionId, gameId, playerId }: LaunchTicket): Promise<Error> {
    if (await this.repository.exists(sessionId)) return ticketUsed();
    const game = await this.games.playable(gameId);
    return game?.blocked.has(playerId) ? blocked() : ticketInvalid();
  }
}
