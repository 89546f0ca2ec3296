import { Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ID_MAX } from '@gamegeek/contracts/validation/id.js';
import { GameModeration } from '../../../games/authoring/game-moderation.service.js';
import { GamesRepository } from '../../../games/directory/games.repository.js';
import type { Change, ReportTarget, Subject } from './report-target.js';

@Injectable()
export class GameReportTarget implements ReportTarget {
  readonly kind = 'game';
  readonly name = 'This game';

  constructor(
    private readonly games: GamesRepository,
    private readonly moderation: GameModeration,
  ) {}

  async load(em: EntityManager, ids: number[]): Promise<Subject[]> {
    // An action may have changed a game since it was first loaded.
    const games = await this.games.findCurrent(
      em,
      ids.filter((id) => id <= ID_MAX),
    );
    return games.map((game) => ({
      kind: this.kind,
      id: game.id,
      gameId: game.id,
      gameName: game.name,
      authorId: game.createdBy.id,
      text: [game.name, game.description, ...game.tags.map((tag) => `#${tag}`)].join('\n\n'),
      state: game.hiddenReason !== null ? 'hidden' : game.active ? 'shown' : 'gone',
      content: {
        description: game.description,
        image_url: game.imageUrl ?? null,
        categories: game.categories,
        model: `${game.modelVersion.model.name} ${game.modelVersion.version}`,
        created_at: game.createdAt.toISOString(),
        unranked: game.unranked,
      },
    }));
  }

  hide(em: EntityManager, id: number, { reason }: Change): Promise<boolean> {
    return this.moderation.hide(em, id, reason);
  }

  restore(em: EntityManager, id: number, { wasShown }: Change): Promise<boolean> {
    return this.moderation.restore(em, id, wasShown);
  }
}
