import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EventStream } from '../../../core/events/event-stream.js';
import { LiveTopics } from '../../../core/live/live-topics.js';
import { meRoom } from '../live/me-room.js';
import { Achievements } from './achievements.service.js';

/** Scores of this long share one check. */
const GATHER = 100;
const PLAYERS_AT_ONCE = 500;

/** Whoever has a page open is checked right after a score of theirs, ahead of the job: an unlock is seen at once. */
@Injectable()
export class CheckWatchedPlayersListener implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Logger('Achievements');
  private readonly waiting = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly events: EventStream,
    private readonly live: LiveTopics,
    private readonly achievements: Achievements,
  ) {}

  onModuleInit(): void {
    this.events.on('scores.accepted', ({ payload }) => {
      for (const { userId } of payload.bests) {
        if (!this.live.isWatched(meRoom(userId))) continue;
        this.waiting.add(userId);
        this.timer ??= setTimeout(() => {
          this.timer = undefined;
          this.checking = this.check();
        }, GATHER);
      }
    });
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await this.checking;
  }

  private async check(): Promise<void> {
    const players = [...this.waiting];
    this.waiting.clear();
    try {
      for (let at = 0; at < players.length; at += PLAYERS_AT_ONCE) {
        await this.achievements.check(players.slice(at, at + PLAYERS_AT_ONCE));
      }
    } catch (error) {
      // The job that follows their totals checks them once more.
      this.log.debug({ err: error }, 'not checked yet');
    }
  }
}
