import { Sql } from '../../../../core/database/sql.service.js';
import { valueOf } from '../../../scores/shared/board-values.js';
import { NoticesService } from '../notices.service.js';
import type { NewNotice } from '../notices.sql.js';
import { WeeklyWinnersRepository, type WeeklyWinner } from './weekly-winners.repository.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';

const FIVE_MINUTES_MS = 5 * 60_000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';

/** Notifies the winners of finished weeks. Safe to restart: a notice is created once per week and board. */
@ScheduledJob()
export class NotifyWeeklyWinnersJob {
  readonly name = 'notify-weekly-winners';
  readonly every = FIVE_MINUTES_MS;

  constructor(
    private readonly sql: Sql,
    private readonly winners: WeeklyWinnersRepository,
    private readonly notices: NoticesService,
  ) {}

  async run(): Promise<void> {
    for (const week of await this.winners.pendingWeeks()) {
      await this.notify(week);
      await this.winners.markNotified(week);
    }
  }

  private async notify(week: string): Promise<void> {
    let batch = await this.winners.nextBatch(week, LOWEST_UUID);
    while (batch) {
      const notices = batch.winners.map(noticeOf);
      await this.sql.transaction((client) => this.notices.create(client, notices));
      batch = await this.winners.nextBatch(week, batch.last);
    }
  }
}

function noticeOf({ userId, gameId, week, place, score, ...format }: WeeklyWinner): NewNotice {
  return {
    userId,
    kind: 'weekly_result',
    occasion: `week:${week}:${gameId ?? 'global'}`,
    ...(gameId !== null && { gameId }),
    details: { week, place, ...(gameId === null ? { score } : valueOf(format, score)) },
  };
}
