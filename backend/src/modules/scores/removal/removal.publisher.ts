import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { ExactRanks } from '../ranks/index.js';
import { LeaderboardRepository } from '../boards/index.js';
import { ScoreOutboxHandler } from '../submission/index.js';
import { REFRESH_TOTALS } from '../shared/totals-jobs.js';
import { TotalsRepository } from '../totals/index.js';
import type { Removal } from './removal.js';
import { SETTLE_REMOVALS } from './verify-removals.job.js';

/** What follows the commit of a removal: ranks are set, all nodes are told, and totals are worked out again. */
@Injectable()
export class RemovalNews implements OnModuleInit {
  private readonly log = new Logger('Scores');

  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly ranks: ExactRanks,
    private readonly boards: LeaderboardRepository,
    private readonly totals: TotalsRepository,
    private readonly scores: ScoreOutboxHandler,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.relay.handle('scores.removed', async (payloads) => {
      for (const removal of payloads as Removal[]) await this.publish(removal);
    });
  }

  /** While Redis is away this node's own watchers are told; the event stays for the relay. */
  async tellRemoved(removal: Removal, eventId: number): Promise<void> {
    try {
      await this.publish(removal);
      this.outbox.markPublished(eventId);
    } catch (error) {
      this.log.debug({ err: error }, 'a removal is told later');
      this.events.deliverHere('scores.removed', eventOf(removal));
    }
  }

  async tellRestored(scoreId: number, eventId: number): Promise<void> {
    try {
      await this.scores.republish([scoreId]);
      this.outbox.markPublished(eventId);
    } catch (error) {
      this.log.debug({ err: error }, 'the return of a score is told later');
    }
  }

  private async publish(removal: Removal): Promise<void> {
    await this.ranks.settle(removal, { name: 'scores.removed', payload: eventOf(removal) });
    this.jobs.request(REFRESH_TOTALS);
    this.jobs.request(SETTLE_REMOVALS, 0);
    if (removal.allTime) await this.countPlayers(removal.gameId);
  }

  /** The job that counts them looks at the games that a player still has. */
  private async countPlayers(gameId: number): Promise<void> {
    const players = await this.boards.total({ scope: gameId, period: 'all' });
    await this.totals.setPlayerCounts(new Map([[gameId, players]]));
  }
}

function eventOf({ userId, gameId, week, allTime, weekly }: Removal): Omit<Removal, 'number'> {
  return { userId, gameId, week, allTime, weekly };
}
