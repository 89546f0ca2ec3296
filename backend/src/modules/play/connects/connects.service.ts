import { createHash, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Origin } from '@gamegeek/contracts/play/play-origin.js';
import { CONNECT_POLL_INTERVAL } from '@gamegeek/contracts/play/play-limits.js';
import type { ConnectPoll, ConnectRequest, ConnectStart } from '@gamegeek/contracts/play/play.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { AppError, unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { CallLog } from '../../games/calls/call-log.service.js';
import { blocked, gameNotPlayable } from '../../games/directory/games.errors.js';
import type { Reader } from '../../games/directory/game.policy.js';
import { GameDirectory, type LaunchableGame } from '../../games/directory/game-directory.service.js';
import { Guests } from '../guests/guests.service.js';
import { allowsOrigin } from '../launches/allowed-origins.js';
import { NO_DRAFT } from '../launches/launch-ticket.js';
import { LaunchTickets } from '../launches/launch-tickets.service.js';
import { originNotAllowed } from '../launches/launches.errors.js';
import { newSecret } from '../secrets.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { codeExpired, codeUnknown, codeUsed } from './connects.errors.js';
import { ConnectsRepository, type FoundCode, type CodeState } from './connects.repository.js';

interface ConnectSource {
  guest: string | undefined;
  origin: string | undefined;
  address: string;
}

export interface CodeReader {
  caller: SessionOwner;
  /** The drafts that the browser has opened by their link. */
  drafts: Reader['drafts'];
  address: string;
}

const CODE: Origin = 'code';

/** There are 110 billion codes, so a third collision in a row means that something is broken. */
const ATTEMPTS = 3;

/** Lets games outside the site play as a user who confirms it on the site (RFC 8628). */
@Injectable()
export class Connects {
  constructor(
    private readonly repository: ConnectsRepository,
    private readonly secrets: ConnectSecrets,
    private readonly games: GameDirectory,
    private readonly guests: Guests,
    private readonly tickets: LaunchTickets,
    private readonly limits: RateLimits,
    private readonly calls: CallLog,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  start(gameId: number, source: ConnectSource): Promise<ConnectStart> {
    return this.calls.follow({ gameId, kind: 'connect', way: 'none' }, () => this.begin(gameId, source));
  }

  private async begin(gameId: number, { guest, origin, address }: ConnectSource): Promise<ConnectStart> {
    const game = await this.games.playable(gameId);
    if (!game) throw gameNotPlayable();
    if (!allowsOrigin(game, origin, this.settings.publicUrl)) throw originNotAllowed();
    await this.limits.consume('newConnect', `${gameId} ${address}`);
    const guestId = await this.guests.unclaimed(guest, gameId);
    const poll = this.secrets.newPoll();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = this.secrets.newCode();
      const expiresAt = await this.repository.create({ code, poll, gameId, guestId, isNative: origin === undefined });
      if (expiresAt) {
        const verifyUrl = `${this.settings.publicUrl}/connect?code=${code}`;
        return { code, verifyUrl, poll, interval: CONNECT_POLL_INTERVAL, expiresAt: expiresAt.toISOString() };
      }
    }
    throw new Error('found no unused connect code');
  }

  /**
   * The ticket is issued with this response, because it is valid for 60 seconds only. The session that it starts is the
   * first of the connected game.
   */
  async poll(poll: string): Promise<ConnectPoll> {
    await this.limits.consume('connectPoll', createHash('sha256').update(poll).digest('base64url'));
    const [sessionId, device] = [randomUUID(), newSecret('ggd_')];
    const confirmed = await this.repository.fetch(poll, sessionId, device);
    if (!confirmed) {
      this.assertNotOver(await this.repository.stateOf(poll));
      return { status: 'waiting' };
    }
    const { gameId, userId, loginSessionId, isConnected } = confirmed;
    const draftKey = confirmed.draftKey ?? NO_DRAFT;
    const { ticket } = this.tickets.issue({
      sessionId,
      guest: false,
      gameId,
      playerId: userId,
      loginSessionId,
      draftKey,
      cameFrom: CODE,
    });
    return { status: 'confirmed', ticket, device: isConnected ? device : null };
  }

  async read(code: string, reader: CodeReader): Promise<ConnectRequest> {
    const { found } = await this.open(code, reader);
    const { gameId, gameName, gameUrl, creator, guestBest, isNative, expiresAt } = found;
    const host = gameUrl === null ? null : new URL(gameUrl).host;
    return {
      code,
      game: { id: gameId, name: gameName, creator, host },
      guestScores: guestBest === null ? 0 : 1,
      guestBest,
      native: isNative,
      expiresAt: expiresAt.toISOString(),
    };
  }

  async confirm(code: string, reader: CodeReader): Promise<void> {
    const { found, game } = await this.open(code, reader);
    const { guestId } = found;
    const { caller } = reader;
    // The claim can be repeated if the confirmation fails. In the reverse order the scores would be lost.
    if (guestId !== null) await this.claim(guestId, caller);
    if (await this.repository.confirm(code, caller, game.draftKey)) return;
    this.assertWaiting(await this.repository.find(code, caller.userId));
    throw unauthorized();
  }

  /** Returns a code that the caller may confirm. Unknown codes count against address and user. */
  private async open(
    code: string,
    { caller, drafts, address }: CodeReader,
  ): Promise<{ found: FoundCode; game: LaunchableGame }> {
    const guesser = [address, caller.userId];
    for (const key of guesser) await this.limits.consume('wrongConnectCode', key);
    const found = await this.repository.find(code, caller.userId);
    if (!found) throw codeUnknown();
    for (const key of guesser) await this.limits.reward('wrongConnectCode', key);
    this.assertWaiting(found);
    const game = await this.games.launchable(found.gameId, { userId: caller.userId, drafts });
    if (!game) throw gameNotPlayable();
    if (game.blocked.has(caller.userId)) throw blocked();
    return { found, game };
  }

  /** For the polling game, a confirmed code is not used until its ticket is fetched. */
  private assertNotOver(state: CodeState | undefined): void {
    if (!state) throw codeUnknown();
    if (state.fetched) throw codeUsed();
    if (state.expired) throw codeExpired();
  }

  /** If another account has claimed the guest in the meantime, there is nothing to move. */
  private async claim(guestId: string, caller: SessionOwner): Promise<void> {
    try {
      await this.guests.claimGuest(guestId, caller);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    }
  }

  private assertWaiting(state: CodeState | undefined): void {
    if (!state) throw codeUnknown();
    if (state.confirmed) throw codeUsed();
    if (state.expired) throw codeExpired();
  }
}
