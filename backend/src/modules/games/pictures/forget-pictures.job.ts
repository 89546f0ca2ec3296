import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { PicturesRepository } from './pictures.repository.js';

/** Deletes uploaded pictures that their game has not used for a day. */
@ScheduledJob()
export class ForgetPicturesJob extends DeletionJob {
  readonly name = 'forget-pictures';
  readonly every = 60 * 60_000;

  constructor(pictures: PicturesRepository) {
    super(pictures);
  }
}
