import { randomUUID } from 'node:crypto';
import { startsOf } from '@gamegeek/rules/boards/periods.js';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import { EventStream } from '../../../core/events/event-stream.service.js';
import { Outbox } from '../../../core/events/outbox.repository.js';
import { Jobs } from '../../../core/jobs/jobs.service.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { DatabaseIdentity } from './database-identity.service.js';
import { keepSecondsOf } from './rank-sets.lua.js';
import { BOARD_KEYS, DATABASE_KEY, FENCES_KEY, READY_KEY, rankKey } from './rank-sets.store.js';
import type { ScoreRange } from '../shared/scores.events.js';
import { BestProjection } from '../bests/best-projection.service.js';
import { ExactRanks } from './exact-ranks.service.js';
import {
  NEWEST_RANGES,
  rankSources,
  SKIP_USED_IDS,
  SKIP_USED_REMOVALS,
  SNAPSHOT,
  type RankSource,
} from './rank-rebuild.sql.js';

const CHECK_EVERY = 500;
/** Held until the sets are filled and the event is published. */
export const LEASE_KEY = 'gamegeek:ranks:rebuilding';
/** In milliseconds; after a crash another node starts over when the lease has expired. */
const LEASE = 5_000;
/** Few enough that requests and Redis commands in between wait for a few milliseconds only. */
const ROWS_AT_ONCE = 2_000;
const KEYS_AT_ONCE = 1_000;

type RankedRow = [board: string, userId: string, score: string];

/** Whether the rank sets are complete, being filled, or waiting for a node to fill them. */
export async function rankSetsState(redis: Redis): Promise<'filled' | 'being filled' | 'lost'> {
  const [ready, lease] = await redis.mGet([READY_KEY, LEASE_KEY]);
  if (typeof lease === 'string') return 'being filled';
  return typeof ready === 'string' ? 'filled' : 'lost';
}

/** KEYS: lease, ready mark, database. ARGV: node, run, database. Returns 0 if the lease is lost. */
const FINISH = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2])
redis.call('SET', KEYS[3], ARGV[3])
return 1`;

/**
 * Rebuilds the rank sets from PostgreSQL: after Redis lost them, after PostgreSQL was restored or failed over, and when
 * an operator or the audit requests it. One node drops the sets and fills them again; scores that are published in the
 * meantime are added as usual. Until it is done, ranks are unknown and boards are read from PostgreSQL.
 */
@Injectable()
export class RankRebuild implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Ranks');
  private readonly node = randomUUID();
  /** The Redis process whose sets are complete: after a restart the last second may be missing. */
  private knownRun: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly outbox: Outbox,
    private readonly exact: ExactRanks,
    private readonly projection: BestProjection,
    private readonly database: DatabaseIdentity,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('end', () => (this.knownRun = undefined));
    this.redis.on('reconnecting', () => (this.knownRun = undefined));
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.checking;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.checking = this.check()
        .catch((error: unknown) => this.log.debug({ err: error }, 'the check of the rank sets failed'))
        .finally(() => {
          if (!this.stopped) this.schedule(CHECK_EVERY);
        });
    }, delay);
    this.timer.unref();
  }

  private async check(): Promise<void> {
    if (!this.redis.isReady) return;
    const [ready, filledFrom] = await withTimeout(this.redis.mGet([READY_KEY, DATABASE_KEY]));
    this.knownRun ??= await this.runId();
    const isOfThisRun = ready === this.knownRun;
    if (typeof ready === 'string' && !isOfThisRun) await withTimeout(this.redis.del(READY_KEY));
    const database = await this.database.get();
    if (isOfThisRun && filledFrom === database) return;
    if (isOfThisRun) {
      this.log.warn('PostgreSQL was restored or has failed over; the rank sets are rebuilt');
      await withTimeout(this.redis.del(READY_KEY));
    }
    const lease = await withTimeout(
      this.redis.set(LEASE_KEY, this.node, { condition: 'NX', expiration: { type: 'PX', value: LEASE } }),
    );
    if (lease === null) return;
    try {
      if (filledFrom !== database) await this.continueAfterRestore();
      await this.rebuild(this.knownRun, database);
    } finally {
      await withTimeout(this.redis.del(LEASE_KEY)).catch(() => undefined);
    }
  }

  /**
   * What the database has lost may have been used: ids of scores and numbers of removals. Its newest scores are
   * projected again: nodes may have compared them with bests that were lost.
   */
  private async continueAfterRestore(): Promise<void> {
    await this.sql.run(SKIP_USED_IDS);
    const removals = await withTimeout(this.redis.hVals(FENCES_KEY));
    await this.sql.run(SKIP_USED_REMOVALS, [Math.max(0, ...removals.map(Number))]);
    const ranges = await this.sql.run<ScoreRange & Row>(NEWEST_RANGES);
    await this.outbox.leaveToRelay('scores.accepted', ranges);
  }

  private async rebuild(run: string, database: string): Promise<void> {
    const began = performance.now();
    let members = 0;
    let removals = 0;
    await this.dropSets();
    await this.exact.restoreFences();
    // Scores that were published before the drop are projected here; later ones are added to the new sets.
    await this.projection.projectAll();
    await this.sql.inBackground(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const known = await client.query<{ number: number; day: string }>(SNAPSHOT);
      const { number = 0, day = '1970-01-01' } = known.rows[0] ?? {};
      removals = number;
      for (const source of rankSources(startsOf(day))) members += await this.fill(client, source);
    });
    await this.exact.reapplyRemovals(removals);
    const keys = [LEASE_KEY, READY_KEY, DATABASE_KEY];
    const finished = await withTimeout(this.redis.eval(FINISH, { keys, arguments: [this.node, run, database] }));
    if (finished !== 1) throw new Error('Redis was emptied while the rank sets were being filled');
    this.log.log(`filled the rank sets: ${members} rows in ${Math.round(performance.now() - began)} ms`);
    // The schedules of jobs may be lost as well, and caches may be outdated.
    void this.jobs.writeSchedules();
    await this.events.publish('boards.rebuilt', { rows: members });
  }

  /** Scores in a set are only raised, so those that PostgreSQL has lost would stay. */
  private async dropSets(): Promise<void> {
    for await (const keys of this.redis.scanIterator({ MATCH: BOARD_KEYS, COUNT: KEYS_AT_ONCE })) {
      if (keys.length > 0) await withTimeout(this.redis.unlink(keys));
      await withTimeout(this.redis.pExpire(LEASE_KEY, LEASE));
    }
  }

  private async fill(client: pg.PoolClient, { text, values, period }: RankSource): Promise<number> {
    await client.query({ text: `DECLARE ranked NO SCROLL CURSOR FOR ${text}`, values });
    let count = 0;
    let adding: Promise<void> = Promise.resolve();
    for (;;) {
      // Fetches the next rows while Redis adds the last ones.
      const { rows } = await client.query<RankedRow>({
        text: `FETCH ${ROWS_AT_ONCE} FROM ranked`,
        rowMode: 'array',
      });
      await adding;
      if (rows.length === 0) break;
      adding = this.add(rows, keepSecondsOf(period));
      // Marks the rejection as handled until it is awaited.
      adding.catch(() => undefined);
      count += rows.length;
    }
    await client.query('CLOSE ranked');
    return count;
  }

  private async add(rows: RankedRow[], keepSeconds: number): Promise<void> {
    const boards = new Map<string, string[]>();
    for (const [board, userId, score] of rows) {
      const members = boards.get(board);
      if (members) members.push(score, userId);
      else boards.set(board, [score, userId]);
    }
    const commands: Promise<unknown>[] = [];
    for (const [board, members] of boards) {
      commands.push(this.redis.sendCommand(['ZADD', rankKey(board), 'GT', ...members]));
      if (keepSeconds > 0) commands.push(this.redis.expire(rankKey(board), keepSeconds, 'NX'));
    }
    commands.push(this.redis.pExpire(LEASE_KEY, LEASE));
    await withTimeout(Promise.all(commands), LEASE);
  }

  private async runId(): Promise<string> {
    const info = await withTimeout(this.redis.info('server'));
    const run = /^run_id:(\S+)/m.exec(info)?.[1];
    // Redis replacements may report no run id.
    return run ?? 'unknown';
  }
}
