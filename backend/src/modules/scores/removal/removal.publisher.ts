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
import { VERIFY_REMOVALS } from './verify-removals.job.js';

/** After the commit of a removal: corrects the rank sets, publishes the event and requests the jobs that follow. */
@Injectable()
export class RemovalPublisher implements OnModuleInit {
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

  /** While Redis is unreachable, only this node gets the event; the relay publishes it to the others. */
  async publishRemoved(removal: Removal, eventId: number): Promise<void> {
    try {
      await this.publish(removal);
      this.outbox.markPublished(eventId);
    } catch (error) {
      this.log.debug({ err: error }, 'a removal will be published by the relay');
      this.events.deliverHere('scores.removed', eventOf(removal));
    }
  }

  async publishRestored(scoreId: number, eventId: number): Promise<void> {
    try {
      await this.scores.republish([scoreId]);
      this.outbox.markPublished(eventId);
    } catch (error) {
      this.log.debug({ err: error }, 'a restored score will be published by the relay');
    }
  }

  private async publish(removal: Removal): Promise<void> {
    await this.ranks.setExact(removal, { name: 'scores.removed', payload: eventOf(removal) });
    this.jobs.request(REFRESH_TOTALS);
    this.jobs.request(VERIFY_REMOVALS, 0);
    if (removal.allTime) await this.countPlayers(removal.gameId);
  }

  /** `refresh-totals` only updates counts of games in which the player still has a score. */
  private async countPlayers(gameId: number): Promise<void> {
    const players = await this.boards.total({ scope: gameId, period: 'all' });
    await this.totals.setPlayerCounts(new Map([[gameId, players]]));
  }
}

function eventOf({ userId, gameId, week, allTime, weekly }: Removal): Omit<Removal, 'number'> {
  return { userId, gameId, week, allTime, weekly };
}
