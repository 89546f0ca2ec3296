import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RatingFigures } from '@gamegeek/contracts/community/ratings.types.js';
import { unavailable } from '../../../core/errors/app-error.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Outbox } from '../../../core/events/outbox.js';
import { OutboxRelay } from '../../../core/events/outbox-relay.js';
import { RatingReader } from './rating-reader.js';
import type { RatingsChanged } from './ratings.events.js';

/** What the outbox holds of a rating. */
interface Untold {
  gameId: number;
}

/** Tells all nodes how a game is rated now, also of what a crash left untold. */
@Injectable()
export class RatingNews implements OnModuleInit {
  constructor(
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly relay: OutboxRelay,
    private readonly reader: RatingReader,
  ) {}

  onModuleInit(): void {
    this.relay.handle('ratings.changed', (payloads) => this.tellAgain(payloads as Untold[]));
  }

  /** Tells of a rating once it is committed. */
  async tell(gameId: number, eventId: number, figures: RatingFigures): Promise<void> {
    if (await this.publish(gameId, figures)) this.outbox.settle(eventId);
  }

  private async tellAgain(untold: Untold[]): Promise<void> {
    for (const gameId of new Set(untold.map((each) => each.gameId))) {
      if (!(await this.publish(gameId, await this.reader.figures(gameId)))) throw unavailable();
    }
  }

  private publish(gameId: number, figures: RatingFigures): Promise<boolean> {
    const event: RatingsChanged = { gameId, figures };
    return this.events.publish('ratings.changed', event);
  }
}
