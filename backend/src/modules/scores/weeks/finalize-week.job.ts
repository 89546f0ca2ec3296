import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.service.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { finalizeFinishedWeeks } from './finalize-week.sql.js';

/** In milliseconds. */
const EVERY = 60_000;

/** Stores the champions of finished weeks, also of those that ended while no server was running. */
@Injectable()
export class FinalizeWeekJob implements OnModuleInit {
  readonly name = 'finalize-week';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return finalizeFinishedWeeks(this.sql);
  }
}
