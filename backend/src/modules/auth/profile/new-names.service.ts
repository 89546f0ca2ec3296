import { Injectable, Logger } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { PLAY_TOKEN_LIVES } from '@gamegeek/contracts/play/play-limits.js';
import { EventStream, type StreamedEvent } from '../../../core/events/event-stream.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';
import { usernamesOf } from '../accounts/accounts.sql.js';
import './profile.events.js';

interface NewName {
  username: string;
  change: number;
  until: number;
}

/** New names of renamed players, while play tokens and events with the old name may be under way. */
@Injectable()
export class NewNames {
  private readonly log = new Logger('Accounts');
  private readonly names = new Map<string, NewName>();

  constructor(
    private readonly em: EntityManager,
    events: EventStream,
  ) {
    events.onResync(() => {
      this.reload().catch((error: unknown) => this.log.warn({ err: error }, 'new names could not be read again'));
    });
  }

  @OnEvent('user.renamed')
  onUserRenamed({ payload: { userId, username, change } }: StreamedEvent<'user.renamed'>): void {
    if ((this.names.get(userId)?.change ?? 0) < change) this.set(userId, { username, change });
  }

  newNameOf(userId: string): string | undefined {
    return this.names.get(userId)?.username;
  }

  /** A later rename may be among missed events. */
  private async reload(): Promise<void> {
    const current = await usernamesOf(this.em.fork(), [...this.names.keys()]);
    for (const [userId, name] of this.names) name.username = current.get(userId) ?? name.username;
  }

  private set(userId: string, name: Omit<NewName, 'until'>): void {
    const now = performance.now();
    for (const [id, { until }] of this.names) if (until < now) this.names.delete(id);
    this.names.set(userId, { ...name, until: now + PLAY_TOKEN_LIVES });
  }
}
