import { Injectable } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.service.js';
import '../../shared/scores.events.js';
import { NEXT_BLOCK } from './score-ids.sql.js';
import { OnEvent } from '../../../../core/events/on-event.decorator.js';

/** The increment of the sequence `score_id_blocks`. */
const BLOCK = 1_000;

/** Hi/lo id allocation: ids are known before the insert, increase on each node, and are unique across nodes. */
@Injectable()
export class ScoreIds {
  private next = 0;
  private end = 0;
  private fetching: Promise<void> | undefined;

  constructor(private readonly sql: Sql) {}

  /** Drops the current block after a restore: the restored database may hand it out again. */
  @OnEvent('boards.rebuilt')
  onBoardsRebuilt(): void {
    this.end = this.next;
  }

  /** Returns the first of `count` consecutive ids, at most 1,000; the rest of a block that is too short is skipped. */
  async take(count: number): Promise<number> {
    // One block at a time, because two responses could arrive out of order.
    while (this.end - this.next < count) await (this.fetching ??= this.fetch());
    const first = this.next;
    this.next += count;
    return first;
  }

  private async fetch(): Promise<void> {
    try {
      const [row] = await this.sql.run<{ first: number }>(NEXT_BLOCK);
      if (!row) throw new Error('the sequence returned no block');
      this.next = row.first;
      this.end = row.first + BLOCK;
    } finally {
      this.fetching = undefined;
    }
  }
}
