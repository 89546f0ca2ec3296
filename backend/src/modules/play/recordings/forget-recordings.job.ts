import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { versionsOf } from '@gamegeek/arcade/games.js';
import { DeletionJob } from '../../../core/jobs/deletion-job.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';
import { RecordingsRepository } from './recordings.repository.js';

/** Deletes recordings of replaced bests after a week, and logs that no rules read any more. */
@ScheduledJob()
export class ForgetRecordingsJob extends DeletionJob {
  readonly name = 'forget-recordings';
  /** It reads all recordings. */
  readonly every = 6 * 60 * 60_000;

  constructor(private readonly recordings: RecordingsRepository) {
    super(recordings, { deleteOld: (limit) => recordings.deleteOfDeleted(limit) });
  }

  override async run(): Promise<void> {
    const known = ARCADE_GAME_IDS.flatMap((id) => versionsOf(id).map((version) => ({ arcadeId: id, version })));
    await this.recordings.deleteUnreadable(known);
    await this.recordings.noteReplaced();
    await super.run();
  }
}
