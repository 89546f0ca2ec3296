import { Inject, Injectable } from '@nestjs/common';
import type { LaunchDto } from '@gamegeek/contracts/play/play.dto.js';
import type { LaunchAnswer } from '@gamegeek/contracts/play/play.types.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { unauthorized } from '../../../core/errors/app-error.js';
import { RateLimits } from '../../../core/limits/rate-limits.js';
import type { SessionOwner } from '../../auth/index.js';
import { blocked, GameDirectory, gameNotPlayable, type LaunchableGame } from '../../games/index.js';
import { notLaunched } from '../play.errors.js';
import { foreignFrame, hostedFrame } from './launch-frame.js';
import { LaunchTickets } from './launch-tickets.js';

/** Opens games from the site. */
@Injectable()
export class Launches {
  constructor(
    private readonly games: GameDirectory,
    private readonly tickets: LaunchTickets,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async launch(gameId: number, { as = 'player' }: LaunchDto, caller: SessionOwner | undefined): Promise<LaunchAnswer> {
    if (!caller || as !== 'player') throw unauthorized();
    const { userId, username, sessionId } = caller;
    await this.limits.consume('launch', userId);
    const game = await this.games.launchable(gameId);
    if (!game) throw gameNotPlayable();
    if (game.blocked.has(userId)) throw blocked();
    const { ticket, expiresAt } = this.tickets.issue({
      guest: false,
      gameId,
      playerId: userId,
      loginSessionId: sessionId,
    });
    return {
      ticket,
      expires_at: expiresAt.toISOString(),
      ...this.placeOf(game, ticket),
      player: { id: userId, username, guest: false },
    };
  }

  /** Where the game opens. */
  private placeOf(game: LaunchableGame, ticket: string): Pick<LaunchAnswer, 'launch' | 'address' | 'frame'> {
    const { id, launch, gameUrl, arcadeId } = game;
    const { publicUrl } = this.settings;
    const stage = `${publicUrl}/play/${id}`;
    if (launch === 'hosted' && arcadeId !== null) return { launch, address: stage, frame: hostedFrame(arcadeId) };
    if (launch === 'embed' && gameUrl !== null)
      return { launch, address: stage, frame: foreignFrame(gameUrl, publicUrl) };
    if (launch !== 'tab' || gameUrl === null) throw notLaunched();
    const address = new URL(gameUrl);
    // A fragment reaches no server and no referrer.
    address.hash = `gg=${ticket}`;
    return { launch, address: address.href, frame: null };
  }
}
