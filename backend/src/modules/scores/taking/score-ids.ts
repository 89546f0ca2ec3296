import { Injectable } from '@nestjs/common';
import { Sql } from '../../../core/database/sql.js';

/** As `score_id_blocks` counts (see the migration). */
const BLOCK = 1_000;
const NEXT_BLOCK = { name: 'next-score-ids', text: `SELECT nextval('score_id_blocks') AS first` };

/**
 * Ids for scores, in the order they came in, from blocks that the database hands out: known before the insert, and
 * never the same on two nodes.
 */
@Injectable()
export class ScoreIds {
  private free: number[] = [];
  private fetching: Promise<void> | undefined;

  constructor(private readonly sql: Sql) {}

  async take(count: number): Promise<number[]> {
    // One block at a time, or two answers could overtake each other.
    while (this.free.length < count) await (this.fetching ??= this.fetch());
    return this.free.splice(0, count);
  }

  private async fetch(): Promise<void> {
    try {
      const [row] = await this.sql.run<{ first: number }>(NEXT_BLOCK);
      if (!row) throw new Error('the sequence gave no block');
      for (let id = row.first; id < row.first + BLOCK; id++) this.free.push(id);
    } finally {
      this.fetching = undefined;
    }
  }
}
