import { EndedSessions } from '../tokens/ended-sessions.service.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';
import { ScheduledJob } from '../../../core/jobs/scheduled-job.decorator.js';

const EVERY = 15_000;

/** Ends play sessions whose game has stopped sending pings. */
@ScheduledJob()
export class EndSilentPlaysJob {
  readonly name = 'end-silent-plays';
  readonly every = EVERY;

  constructor(
    private readonly repository: PlaySessionsRepository,
    private readonly ended: EndedSessions,
  ) {}

  async run(): Promise<void> {
    if ((await this.repository.endSilent()) > 0) await this.ended.publishMany();
  }
}
