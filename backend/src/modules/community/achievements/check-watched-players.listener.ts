import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import type { StreamedEvent } from '../../../core/events/event-stream.service.js';
import { LiveTopics } from '../../../core/live/live-topics.service.js';
import { meRoom } from '../shared/me-room.js';
import { AchievementsService } from './achievements.service.js';
import { OnEvent } from '../../../core/events/on-event.decorator.js';

/** Scores within this time share one check. */
const DELAY_MS = 100;
const BATCH = 500;

/** Checks players who are online right after a score, ahead of the job, so that they see an unlock at once. */
@Injectable()
export class CheckWatchedPlayersListener implements OnModuleDestroy {
  private readonly log = new Logger('Achievements');
  private readonly pending = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly live: LiveTopics,
    private readonly achievements: AchievementsService,
  ) {}

  @OnEvent('scores.accepted')
  onScoresAccepted({ payload }: StreamedEvent<'scores.accepted'>): void {
    for (const { userId } of payload.bests) {
      if (!this.live.isWatched(meRoom(userId))) continue;
      this.pending.add(userId);
      this.timer ??= setTimeout(() => {
        this.timer = undefined;
        this.checking = this.check();
      }, DELAY_MS);
    }
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.checking;
  }

  private async check(): Promise<void> {
    const players = [...this.pending];
    this.pending.clear();
    try {
      for (let at = 0; at < players.length; at += BATCH) {
        await this.achievements.check(players.slice(at, at + BATCH));
      }
    } catch (error) {
      // The job checks them again after their totals.
      this.log.debug({ err: error }, 'players could not be checked after their score');
    }
  }
}
