import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { crownFinishedWeeks } from './finalize-week.sql.js';

/** As soon as a week can be final; a look that finds nothing costs next to nothing. */
const EVERY = 60_000;

/** Keeps who led in each week that is over: the last one, and those that ended while no server ran. */
@Injectable()
export class CrownChampionsJob implements OnModuleInit {
  readonly name = 'crown-champions';
  readonly every = EVERY;

  constructor(
    private readonly jobs: Jobs,
    private readonly sql: Sql,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  run(): Promise<void> {
    return crownFinishedWeeks(this.sql);
  }
}
