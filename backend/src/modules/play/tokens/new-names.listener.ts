import { Injectable } from '@nestjs/common';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

interface NewName {
  username: string;
  change: number;
  until: number;
}

/** New names of renamed players, while play tokens with the old name may be valid. */
@Injectable()
export class NewNames {
  private readonly names = new Map<string, NewName>();

  @OnEvent('user.renamed')
  onUserRenamed({ payload: { userId, username, change } }: StreamedEvent<'user.renamed'>): void {
    if ((this.names.get(userId)?.change ?? 0) < change) this.set(userId, { username, change });
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
