import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.js';
import { EventStream } from '../../../../core/events/event-stream.js';
import '../../shared/scores.events.js';

/** As `score_id_blocks` counts (see the migration). */
const BLOCK = 1_000;
const NEXT_BLOCK = { name: 'next-score-ids', text: `SELECT nextval('score_id_blocks') AS first` };

/** Hi/lo id allocation: ids increase on a node, are known before the insert, and are never the same on two nodes. */
@Injectable()
export class ScoreIds implements OnModuleInit {
  private next = 0;
  private end = 0;
  private fetching: Promise<void> | undefined;

  constructor(
    private readonly sql: Sql,
    private readonly events: EventStream,
  ) {}

  /** A restored database knows nothing of the block that this node has, and may give it to another one. */
  onModuleInit(): void {
    this.events.on('boards.rebuilt', () => (this.end = this.next));
  }

  /** The first of `count` ids that follow each other, at most 1,000; what is left of a block that is too short is skipped. */
  async take(count: number): Promise<number> {
    // One block at a time, or two answers could overtake each other.
    while (this.end - this.next < count) await (this.fetching ??= this.fetch());
    const first = this.next;
    this.next += count;
    return first;
  }

  private async fetch(): Promise<void> {
    try {
      const [row] = await this.sql.run<{ first: number }>(NEXT_BLOCK);
      if (!row) throw new Error('the sequence gave no block');
      this.next = row.first;
      this.end = row.first + BLOCK;
    } finally {
      this.fetching = undefined;
    }
  }
}
