import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Sql } from '../../../../core/database/sql.js';
import { EventStream } from '../../../../core/events/event-stream.js';
import { Jobs } from '../../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../../core/redis/redis.js';
import { WorkSet } from '../../../../core/redis/work-set.js';
import { OvertakenPlayers } from '../overtaken.js';

/** Looks at games that it has never seen: those from before there was an inbox, and those of a fresh seed. */
const EVERY = 10 * 60_000;
/** Scores of this long share one run, when a run costs next to nothing. */
const GATHER = 1_000;
const LONGEST_GATHER = 30_000;
/** Waiting for this many times what a run costs keeps it to a small share of the database. */
const GATHER_PER_COST = 20;
const GAMES_AT_ONCE = 50;
/** So many games wait on one node at most; a game that is left out is looked at after its next score. */
const MOST_GAMES = 10_000;

/** $1 the last game seen. Games with scores whose top ten was never looked at. */
const UNSEEN = {
  name: 'unseen-top-tens',
  text: `
    SELECT id FROM games
    WHERE id > $1 AND player_count > 0 AND NOT EXISTS (SELECT FROM top_tens WHERE game_id = games.id)
    ORDER BY id LIMIT ${GAMES_AT_ONCE}`,
};

/** Looks for players who were overtaken in games whose bests have risen. */
@Injectable()
export class TellOvertakenJob implements OnModuleInit, OnModuleDestroy {
  readonly name = 'tell-overtaken';
  readonly every = EVERY;
  private readonly log = new Logger('Inbox');
  private readonly waiting: WorkSet;
  private readonly gathered = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private lastCost = 0;
  private looked = -Infinity;

  constructor(
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly sql: Sql,
    private readonly overtaken: OvertakenPlayers,
    @Inject(REDIS) redis: Redis,
  ) {
    this.waiting = new WorkSet(redis, 'gamegeek:overtaken:games');
  }

  onModuleInit(): void {
    this.jobs.define(this);
    this.events.on('scores.accepted', ({ payload }) => {
      for (const { allTime, gameId } of payload.bests) {
        if (allTime && this.gathered.size < MOST_GAMES) this.gathered.add(gameId);
      }
      if (this.gathered.size > 0) this.timer ??= setTimeout(() => void this.handIn(), this.delay());
    });
  }

  onModuleDestroy(): void {
    clearTimeout(this.timer);
  }

  async run(): Promise<void> {
    const began = performance.now();
    await this.waiting.takeAll(GAMES_AT_ONCE, (games) => this.overtaken.tell(games.map(Number)));
    this.lastCost = performance.now() - began;
    if (began < this.looked + EVERY) return;
    this.looked = began;
    await this.lookAtUnseen();
  }

  private async lookAtUnseen(): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined) {
      const unseen: { id: number }[] = await this.sql.run<{ id: number }>(UNSEEN, [last]);
      if (unseen.length > 0) await this.overtaken.tell(unseen.map(({ id }) => id));
      last = unseen.at(-1)?.id;
    }
  }

  private delay(): number {
    return Math.min(Math.max(this.lastCost * GATHER_PER_COST, GATHER), LONGEST_GATHER);
  }

  private async handIn(): Promise<void> {
    this.timer = undefined;
    const games = [...this.gathered].map(String);
    this.gathered.clear();
    try {
      await this.waiting.add(games);
      this.jobs.request(this.name, 0);
    } catch (error) {
      // The next score in each of these games has it looked at again.
      this.log.debug({ err: error }, 'who was overtaken is not looked for yet');
    }
  }
}
