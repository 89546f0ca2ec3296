import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RatingFigures } from '@gamegeek/contracts/ratings/ratings.types.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import type { RatingsChanged } from './ratings.events.js';
import { RatingsRepository } from './ratings.repository.js';

/** Payload of the outbox row. */
interface RatingsOutboxPayload {
  gameId: number;
}

/** Publishes `ratings.changed`; the outbox relay republishes what a crash left unpublished. */
@Injectable()
export class RatingsPublisher implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly ratings: RatingsRepository,
  ) {}

  onModuleInit(): void {
    this.relay.handle('ratings.changed', (payloads) => this.republish(payloads as RatingsOutboxPayload[]));
  }

  /** To be called after commit. */
  async publish(gameId: number, eventId: number, figures: RatingFigures): Promise<void> {
    if (await this.send(gameId, figures)) this.outbox.markPublished(eventId);
  }

  /** Publishes the current figures, which include every unpublished change. */
  private async republish(unpublished: RatingsOutboxPayload[]): Promise<void> {
    for (const gameId of new Set(unpublished.map((payload) => payload.gameId))) {
      if (!(await this.send(gameId, await this.ratings.figures(gameId)))) throw unavailable();
    }
  }

  private send(gameId: number, figures: RatingFigures): Promise<boolean> {
    const event: RatingsChanged = { gameId, figures };
    return this.events.publish('ratings.changed', event);
  }
}
