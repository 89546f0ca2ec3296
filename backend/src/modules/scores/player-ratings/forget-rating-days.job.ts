import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { PlayerRatingsRepository } from './player-ratings.repository.js';

/** Deletes the ratings of days that profiles no longer show. */
@ScheduledJob()
export class ForgetRatingDaysJob extends DeletionJob {
  readonly name = 'forget-rating-days';
  readonly every = 60 * 60_000;

  constructor(ratings: PlayerRatingsRepository) {
    super(ratings);
  }
}
