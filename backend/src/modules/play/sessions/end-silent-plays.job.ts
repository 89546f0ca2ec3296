import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { EndedSessions } from '../tokens/ended-sessions.service.js';
import { PlaySessionsRepository } from './play-sessions.repository.js';

const EVERY = 15_000;

/** Ends play sessions whose game has stopped sending pings. */
@Injectable()
export class EndSilentPlaysJob implements OnModuleInit {
  readonly name = 'end-silent-plays';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly repository: PlaySessionsRepository,
    private readonly ended: EndedSessions,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    if ((await this.repository.endSilent()) > 0) await this.ended.publishMany();
  }
}
