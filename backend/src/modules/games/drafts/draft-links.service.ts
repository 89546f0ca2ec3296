import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { DraftLink } from '@gamegeek/contracts/games/games.schemas.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { AppError, forbidden, notFound } from '../../../core/errors/app-error.js';
import { Invalidations } from '../../../core/redis/invalidations.service.js';
import type { SessionOwner } from '../../auth/sessions/sessions.service.js';
import { DraftSecrets } from '../directory/draft-secrets.service.js';
import type { Game } from '../directory/game.entity.js';
import { GAME_CHANGED } from '../directory/game-directory.service.js';
import { mayChange } from '../directory/game.policy.js';
import { GamesRepository } from '../directory/games.repository.js';

const notADraft = () => new AppError('conflict', 'This game was listed, so it has no link of a draft.');

/** The secret links with which others test drafts. */
@Injectable()
export class DraftLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly games: GamesRepository,
    private readonly secrets: DraftSecrets,
    private readonly invalidations: Invalidations,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async read(id: number, caller: SessionOwner): Promise<DraftLink> {
    return this.linkOf(allowed(await this.games.findVisible(id, caller), caller));
  }

  /** A trigger ends what testers play. */
  async renew(id: number, caller: SessionOwner): Promise<DraftLink> {
    const draftKey = randomUUID();
    await this.em.fork().transactional(async (em) => {
      allowed(await this.games.lockVisible(em, id, caller), caller);
      await this.games.renewDraftKey(em, id, draftKey);
    });
    await this.invalidations.publish(GAME_CHANGED, id);
    return this.linkOf({ id, draftKey });
  }

  private linkOf(draft: Pick<Game, 'id' | 'draftKey'>): DraftLink {
    return { url: `${this.settings.publicUrl}/play/${draft.id}?draft=${this.secrets.of(draft)}` };
  }
}

function allowed(game: Game | null, caller: SessionOwner): Game {
  if (!game) throw notFound('This game');
  if (!mayChange(game, caller)) throw forbidden('Only the makers of a game may share its draft.');
  if (!game.draft) throw notADraft();
  return game;
}
