import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '@gamegeek/contracts/play/play-origin.js';
import {
  GUEST_NAME,
  type GuestTicket,
  type LaunchAnswer,
  type PlayPlayer,
} from '@gamegeek/contracts/play/play.schemas.js';
import { arcadeFrame, buildFrame, foreignFrame } from '@gamegeek/rules/play-frames.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { blocked, gameNotPlayable } from '../../games/directory/games.errors.js';
import type { Reader } from '../../games/directory/game.policy.js';
import { GameDirectory, type LaunchableGame } from '../../games/directory/game-directory.service.js';
import { Guests } from '../guests/guests.service.js';
import { allowsOrigin } from './allowed-origins.js';
import { NO_DRAFT, type LaunchTicket } from './launch-ticket.js';
import { LaunchTickets } from './launch-tickets.service.js';
import { notLaunched, originNotAllowed } from './launches.errors.js';

type Launch = Omit<LaunchTicket, 'sessionId' | 'expiresAt'>;

export interface GuestLaunch {
  answer: LaunchAnswer;
  secret: string;
}

/** How a page of this site launches a game. */
interface SiteLaunch {
  /** The browser of the player. */
  reader: Reader;
  /** The site that led the visit here, if any. */
  from: string | undefined;
}

interface RemoteGuest {
  secret: string | undefined;
  origin: string | undefined;
  address: string;
}

const NO_LOGIN = 0;

/** Origins of players whom no other site has led here. */
const SITE: Origin = 'site';
const GAME_PAGE: Origin = 'page';

const keyOf = ({ draftKey }: LaunchableGame) => draftKey ?? NO_DRAFT;

/** Launches games on the site and for guests on other sites. */
@Injectable()
export class Launches {
  constructor(
    private readonly games: GameDirectory,
    private readonly tickets: LaunchTickets,
    private readonly limits: RateLimits,
    private readonly guests: Guests,
    private readonly calls: CallLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  launch(
    gameId: number,
    { userId, username, sessionId }: SessionOwner,
    { reader, from }: SiteLaunch,
  ): Promise<LaunchAnswer> {
    return this.calls.follow({ gameId, kind: 'launch', way: 'session', userId }, async () => {
      await this.limits.consume('launch', userId);
      const game = await this.find(gameId, reader);
      if (game.blocked.has(userId)) throw blocked();
      const draftKey = keyOf(game);
      const player = { guest: false, gameId, playerId: userId, loginSessionId: sessionId };
      const launch = { ...player, draftKey, cameFrom: from ?? SITE };
      return this.answer(game, launch, { id: userId, username, guest: false });
    });
  }

  /** For a browser without an account. `secret` comes from the guest cookie; the returned one is stored in it. */
  launchAsGuest(
    gameId: number,
    { secret, reader, from, address }: SiteLaunch & { secret: string | undefined; address: string },
  ): Promise<GuestLaunch> {
    return this.calls.follow({ gameId, kind: 'launch', way: 'guest' }, async () => {
      // As a guest, an account has no rights of a maker.
      const game = await this.find(gameId, { drafts: reader.drafts });
      // Throws before a guest is created.
      this.targetOf(game, '');
      const guest = await this.guests.enter({ gameId, secret, keeper: 'site', address });
      const draftKey = keyOf(game);
      const player = { guest: true, gameId, playerId: guest.id, loginSessionId: NO_LOGIN };
      const launch = { ...player, draftKey, cameFrom: from ?? SITE };
      const answer = this.answer(game, launch, { id: guest.id, username: GUEST_NAME, guest: true });
      return { answer, secret: guest.secret };
    });
  }

  /** For a game on another site. */
  enterAsGuest(gameId: number, { secret, origin, address }: RemoteGuest): Promise<GuestTicket> {
    return this.calls.follow({ gameId, kind: 'launch', way: 'guest' }, async () => {
      const game = await this.find(gameId);
      if (!allowsOrigin(game, origin, this.settings.publicUrl)) throw originNotAllowed();
      const guest = await this.guests.enter({ gameId, secret, keeper: 'game', address });
      const player = { guest: true, gameId, playerId: guest.id, loginSessionId: NO_LOGIN };
      const launch = { ...player, draftKey: NO_DRAFT, cameFrom: GAME_PAGE };
      const { ticket } = this.tickets.issue(launch);
      return { guest: guest.secret, ticket };
    });
  }

  private async find(gameId: number, reader?: Reader): Promise<LaunchableGame> {
    const game = await this.games.launchable(gameId, reader);
    if (!game) throw gameNotPlayable();
    return game;
  }

  private answer(game: LaunchableGame, launch: Launch, player: PlayPlayer): LaunchAnswer {
    const { ticket, expiresAt } = this.tickets.issue(launch);
    return { ticket, expires_at: expiresAt.toISOString(), ...this.targetOf(game, ticket), player };
  }

  /** The address that opens the game, and its frame. */
  private targetOf(game: LaunchableGame, ticket: string): Pick<LaunchAnswer, 'launch' | 'address' | 'frame'> {
    const { id, launch, gameUrl, arcadeId, buildId } = game;
    const { publicUrl } = this.settings;
    const stage = `${publicUrl}/play/${id}`;
    if (launch === 'hosted' && arcadeId !== null) return { launch, address: stage, frame: arcadeFrame(arcadeId) };
    if (launch === 'hosted' && buildId !== null) return { launch, address: stage, frame: buildFrame(buildId) };
    if (launch === 'embed' && gameUrl !== null)
      return { launch, address: stage, frame: foreignFrame(gameUrl, new URL(publicUrl).origin) };
    if (launch !== 'tab' || gameUrl === null) throw notLaunched();
    const address = new URL(gameUrl);
    // Fragments are sent neither to servers nor as referrer.
    address.hash = `gg=${ticket}`;
    return { launch, address: address.href, frame: null };
  }
}
