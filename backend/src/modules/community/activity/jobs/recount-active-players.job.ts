import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../../core/events/event-stream.service.js';
import { Jobs } from '../../../../core/jobs/jobs.service.js';
import { ActivityPublisher } from '../activity.publisher.js';
import { ActivePlayerCountsRepository } from '../active-player-counts.repository.js';

/** Removals within this time share one run. */
const DELAY_MS = 1_000;

/**
 * Recounts outdated players: a day leaves the window at midnight (UTC), scores are removed, and a killed node or an
 * emptied Redis loses the players who wait to be counted.
 */
@Injectable()
export class RecountActivePlayersJob implements OnModuleInit {
  readonly name = 'recount-active-players';
  readonly cron = '*/10 * * * *';

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly counts: ActivePlayerCountsRepository,
    private readonly publisher: ActivityPublisher,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.removed', () => this.jobs.request(this.name, DELAY_MS));
  }

  async run(): Promise<void> {
    await this.publisher.publish(await this.counts.countAll());
  }
}
