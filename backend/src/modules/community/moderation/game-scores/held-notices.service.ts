import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { TransactionalPublisher } from '../../../../core/events/transactional-publisher.service.js';
import { HeldScoresRepository } from '../../../scores/held/held-scores.repository.js';
import { scoreHeld, type ScoreHeld } from '../../../scores/shared/scores.events.js';
import type { NewNotice } from '../../inbox/notices.sql.js';
import { NoticesService } from '../../inbox/notices.service.js';
import { heldOccasion } from '../action-notices.js';

/** Tells players that their scores wait for a maker of the game, and why. */
@Injectable()
export class HeldNotices implements OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly scores: HeldScoresRepository,
    private readonly publisher: TransactionalPublisher,
    private readonly notices: NoticesService,
  ) {}

  onModuleInit(): void {
    this.publisher.register('scores.held', {
      payload: scoreHeld,
      replay: async (held) => {
        for (const one of held) await this.notify(one);
      },
    });
  }

  /** Not if it was decided in the meantime. */
  private async notify(held: ScoreHeld): Promise<void> {
    await this.em.fork().transactional(async (em) => {
      const game = await this.scores.gameOf(em, held.scoreId);
      if (game !== undefined) await this.notices.create(em, [noticeOf(held, game)]);
    });
  }
}

const noticeOf = ({ scoreId, userId, gameId, doubt }: ScoreHeld, name: string): NewNotice => ({
  userId,
  kind: 'moderation',
  occasion: heldOccasion(scoreId),
  gameId,
  details: { act: 'hold_score', subject: 'score', name, reason: '', reader: 'author', until: null, doubt },
});
