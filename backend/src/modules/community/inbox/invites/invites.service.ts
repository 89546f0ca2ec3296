import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { notFound, validationFailed } from '../../../../core/errors/app-error.js';
import { RateLimits } from '../../../../core/limits/rate-limits.service.js';
import { PublicUsersRepository } from '../../../auth/accounts/public-users.repository.js';
import type { SessionOwner } from '../../../auth/sessions/sessions.service.js';
import { GameDirectory } from '../../../games/directory/game-directory.service.js';
import { NoticesService } from '../notices.service.js';

/** Invitations to a game. The response does not reveal whether the player accepts invitations. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly em: EntityManager,
    private readonly users: PublicUsersRepository,
    private readonly games: GameDirectory,
    private readonly notices: NoticesService,
    private readonly limits: RateLimits,
  ) {}

  async send(gameId: number, username: string, caller: SessionOwner): Promise<void> {
    await this.limits.consume('invite', caller.userId);
    if (!(await this.games.isPlayable(gameId))) throw notFound('This game');
    const invited = await this.users.named(username);
    if (!invited) throw notFound('This player');
    if (invited.id === caller.userId) throw validationFailed({ username: ['You cannot invite yourself'] });
    await this.em.fork().transactional((em) =>
      this.notices.create(em, [
        {
          userId: invited.id,
          kind: 'invite',
          occasion: `invite:${gameId}:${caller.userId}:${today()}`,
          actorId: caller.userId,
          gameId,
          details: {},
        },
      ]),
    );
  }
}

/** Part of the occasion: at most one notice per day. */
const today = () => new Date().toISOString().slice(0, 10);
