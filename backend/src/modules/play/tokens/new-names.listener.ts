import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { EventStream } from '../../../core/events/event-stream.service.js';

interface NewName {
  username: string;
  change: number;
  until: number;
}

/** New names of renamed players, while play tokens with the old name may be valid. */
@Injectable()
export class NewNames implements OnApplicationBootstrap {
  private readonly names = new Map<string, NewName>();

  constructor(private readonly events: EventStream) {}

  onApplicationBootstrap(): void {
    this.events.on('user.renamed', ({ payload: { userId, username, change } }) => {
      if ((this.names.get(userId)?.change ?? 0) < change) this.set(userId, { username, change });
    });
  }

  of(userId: string): string | undefined {
    return this.names.get(userId)?.username;
  }

  private set(userId: string, name: Omit<NewName, 'until'>): void {
    const now = performance.now();
    for (const [id, { until }] of this.names) if (until < now) this.names.delete(id);
    this.names.set(userId, { ...name, until: now + PLAY_TOKEN_LIVES });
  }
}
