import { ScheduledJob } from '../../../../core/jobs/scheduled-job.decorator.js';
import { ReportsService } from '../reports.service.js';
import { ImplausibleScoresRepository } from './implausible-scores.repository.js';

const HOUR = 60 * 60_000;

/** Reports implausible scores to the admins. Nothing else follows: nobody is punished by a guess. */
@ScheduledJob()
export class FlagImplausibleScoresJob {
  readonly name = 'flag-implausible-scores';
  readonly every = HOUR;

  constructor(
    private readonly scores: ImplausibleScoresRepository,
    private readonly reports: ReportsService,
  ) {}

  async run(): Promise<void> {
    for (const { scoreId, finding } of await this.scores.find()) await this.reports.flag(scoreId, finding);
  }
}
