import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { ActivityPublisher } from '../activity.publisher.js';
import { ActivePlayerCountsRepository } from '../active-player-counts.repository.js';

const MINUTE_MS = 60_000;
/** Counts players with new scores, after bests and every minute; scores that are no best publish no event. */
@Injectable()
export class RefreshActivePlayersJob implements OnModuleInit {
  readonly name = 'refresh-active-players';
  readonly every = MINUTE_MS;
  readonly pacing = { min: 1_000, max: 4_000, perCost: 100 };

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly counts: ActivePlayerCountsRepository,
    private readonly publisher: ActivityPublisher,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', () => this.jobs.request(this.name));
  }

  async run(): Promise<void> {
    await this.publisher.publish(await this.counts.countRecent());
  }
}
