import { streakOf } from '@gamegeek/rules/daily/streak.js';
import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { Sql } from '../../../../core/database/sql.service.js';
import { NoticesService } from '../notices.service.js';
import type { NewNotice } from '../notices.sql.js';
import { DailyRemindersRepository, type ReminderCandidate } from './daily-reminders.repository.js';

const TEN_MINUTES_MS = 10 * 60_000;
const LOWEST_UUID = '00000000-0000-0000-0000-000000000000';
const SHORTEST_STREAK = 3;

/** Tells players at 18:00 on their clock that a streak of three or more days ends today. Once a day, also after a restart. */
@ScheduledJob()
export class RemindDailyJob {
  readonly name = 'remind-daily';
  readonly every = TEN_MINUTES_MS;

  constructor(
    private readonly sql: Sql,
    private readonly reminders: DailyRemindersRepository,
    private readonly notices: NoticesService,
  ) {}

  async run(): Promise<void> {
    let batch = await this.reminders.nextBatch(LOWEST_UUID);
    while (batch.length > 0) {
      const notices = batch.flatMap(noticeFor);
      if (notices.length > 0) await this.sql.transaction((client) => this.notices.create(client, notices));
      batch = await this.reminders.nextBatch(batch.at(-1)?.userId ?? '');
    }
  }
}

function noticeFor({ userId, day, days }: ReminderCandidate): NewNotice[] {
  const streak = streakOf(days, day);
  if (streak.days < SHORTEST_STREAK || streak.freezes > 0) return [];
  return [{ userId, kind: 'daily_streak', occasion: `daily:${day}`, details: { days: streak.days } }];
}
