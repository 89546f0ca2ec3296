import type { OnModuleInit } from '@nestjs/common';
import type { JobDefinition, Jobs } from './jobs.service.js';

const BATCH = 1_000;

/** Deletes at most `limit` rows that are old enough, and returns how many. */
interface OldRows {
  deleteOld(limit: number): Promise<number>;
}

/** A job that deletes old rows, in small batches so that locks are held briefly. */
export abstract class DeletionJob implements JobDefinition, OnModuleInit {
  abstract readonly name: string;
  abstract readonly every: number;

  constructor(
    private readonly jobs: Jobs,
    private readonly rows: OldRows,
  ) {}

  onModuleInit(): void {
    this.jobs.define(this);
  }

  async run(): Promise<void> {
    while ((await this.rows.deleteOld(BATCH)) === BATCH);
  }
}
