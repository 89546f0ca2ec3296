import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { Discord } from './discord.service.js';

/** Less than the minute between two calls of a webhook, in milliseconds. */
const EVERY = 20_000;

/** Reports new records and the champions of weeks to the Discord channels of games. */
@ScheduledJob()
export class ReportToDiscordJob {
  readonly name = 'report-to-discord';
  readonly every = EVERY;

  constructor(private readonly discord: Discord) {}

  run(): Promise<void> {
    return this.discord.report();
  }
}
