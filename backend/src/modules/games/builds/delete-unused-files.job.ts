import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { BuildStore } from './store/build-store.service.js';

/** Deletes stored files that no build has. */
@ScheduledJob()
export class DeleteUnusedFilesJob extends DeletionJob {
  readonly name = 'delete-unused-files';
  readonly every = 60 * 60_000;

  constructor(store: BuildStore) {
    super(store);
  }
}
