import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TransactionalPublisher } from '../../../core/events/transactional-publisher.service.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { ExactRanks } from '../ranks/exact-ranks.service.js';
import { LeaderboardRepository } from '../boards/leaderboard.repository.js';
import { TotalsRepository } from '../totals/totals.repository.js';
import { scoreRemoved, type ScoreRemoved } from '../shared/scores.events.js';
import { REFRESH_TOTALS } from '../shared/totals-jobs.js';

/** After the commit of a removal: corrects the rank sets, publishes the event and requests the jobs that follow. */
@Injectable()
export class RemovalPublisher implements OnModuleInit {
  constructor(
    private readonly publisher: TransactionalPublisher,
    private readonly ranks: ExactRanks,
    private readonly boards: LeaderboardRepository,
    private readonly totals: TotalsRepository,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.publisher.register('scores.removed', {
      payload: scoreRemoved,
      load: (payloads) => payloads,
      publish: (removal) => this.publish(removal),
    });
  }

  private async publish(removal: ScoreRemoved): Promise<void> {
    await this.ranks.setExact(removal, { name: 'scores.removed', payload: removal });
    this.jobs.request(REFRESH_TOTALS, 0);
    if (removal.allTime) await this.countPlayers(removal.gameId);
  }

  /** `refresh-totals` only updates counts of games in which the player still has a score. */
  private async countPlayers(gameId: number): Promise<void> {
    await this.totals.updatePlayerCounts([gameId], async () => {
      return new Map([[gameId, await this.boards.total({ scope: gameId, period: 'all' })]]);
    });
  }
}
