import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { Sql } from '../../../core/database/sql.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { KEEP_WEEK_SECONDS } from './rank-sets.lua.js';
import { READY_KEY, rankKey } from './rank-sets.js';
import '../scores.events.js';
import { REFRESH_TOTALS, SWEEP_TOTALS } from '../totals/totals-jobs.js';
import { BestProjection } from './best-projection.js';
import { ExactRanks } from './exact-ranks.js';

const LOOK_EVERY = 500;
/** Held until the sets are filled and all nodes were told. */
export const LEASE_KEY = 'gamegeek:ranks:rebuilding';
/** A node that was killed while it filled them holds the others up for no longer. */
const LEASE = 5_000;
const ROWS_AT_ONCE = 20_000;
const MEMBERS_AT_ONCE = 1_000;

/** A query that answers (board, user, score). */
interface Source {
  text: string;
  values: unknown[];
  weekly: boolean;
}

/** Every row of every board that is ranked. */
const sources = (week: string): Source[] => [
  { text: `SELECT game_id || ':all', user_id, score FROM personal_bests`, values: [], weekly: false },
  {
    text: `SELECT game_id || ':' || week, user_id, score FROM weekly_bests WHERE week = $1`,
    values: [week],
    weekly: true,
  },
  { text: `SELECT 'global:all', user_id, score FROM player_totals`, values: [], weekly: false },
  {
    text: `SELECT 'global:' || week, user_id, score FROM weekly_totals WHERE week = $1`,
    values: [week],
    weekly: true,
  },
];

/** KEYS: lease, ready mark. ARGV: node, run. The lease is gone when Redis was emptied meanwhile. */
const FINISH = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2])
return 1`;

/**
 * Fills the rank sets from PostgreSQL when Redis has lost them: they are joined, so scores that come in meanwhile only
 * help. One node does it; until it is done ranks are unknown and boards are read from PostgreSQL.
 */
@Injectable()
export class RankRebuild implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Ranks');
  private readonly node = randomUUID();
  /** The Redis process whose sets are known to be whole: after a restart its last second may be missing. */
  private knownRun: string | undefined;
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> | undefined;
  private stopped = false;

  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly sql: Sql,
    private readonly jobs: Jobs,
    private readonly events: EventStream,
    private readonly exact: ExactRanks,
    private readonly projection: BestProjection,
  ) {}

  onApplicationBootstrap(): void {
    this.redis.on('end', () => (this.knownRun = undefined));
    this.redis.on('reconnecting', () => (this.knownRun = undefined));
    this.schedule(0);
  }

  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.looking;
  }

  private schedule(delay: number): void {
    this.timer = setTimeout(() => {
      this.looking = this.look()
        .catch((error: unknown) => this.log.debug({ err: error }, 'ranks could not be looked at'))
        .finally(() => {
          if (!this.stopped) this.schedule(LOOK_EVERY);
        });
    }, delay);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    if (!this.redis.isReady) return;
    const ready = await withTimeout(this.redis.get(READY_KEY));
    if (ready !== null && ready === this.knownRun) return;
    const run = await this.runId();
    if (ready === run) {
      this.knownRun = run;
      return;
    }
    if (ready !== null) await withTimeout(this.redis.del(READY_KEY));
    const mine = await withTimeout(
      this.redis.set(LEASE_KEY, this.node, { condition: 'NX', expiration: { type: 'PX', value: LEASE } }),
    );
    if (mine === null) return;
    try {
      await this.rebuild(run);
    } finally {
      await withTimeout(this.redis.del(LEASE_KEY)).catch(() => undefined);
    }
  }

  private async rebuild(run: string): Promise<void> {
    const began = performance.now();
    let members = 0;
    let removals = 0;
    await this.exact.fenceRecent();
    // What was published before Redis was emptied is in the bests then; what comes later is joined to the new sets.
    await this.projection.projectAll();
    await this.sql.transaction(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const known = await client.query<{ number: number }>('SELECT number FROM removal_count');
      removals = known.rows[0]?.number ?? 0;
      for (const source of sources(weekDate(Date.now()))) members += await this.fill(client, source);
    });
    const lowered = await this.exact.settleSince(removals);
    const finished = await withTimeout(
      this.redis.eval(FINISH, { keys: [LEASE_KEY, READY_KEY], arguments: [this.node, run] }),
    );
    if (finished !== 1) throw new Error('Redis was emptied while the rank sets were being filled');
    this.knownRun = run;
    this.log.log(`filled the rank sets: ${members} rows in ${Math.round(performance.now() - began)} ms`);
    // Totals that were waiting in Redis are lost with it, and boards may show what was known before.
    this.jobs.request(SWEEP_TOTALS, 0);
    if (lowered) this.jobs.request(REFRESH_TOTALS, 0);
    await this.events.publish('boards.rebuilt', { rows: members });
  }

  private async fill(client: pg.PoolClient, { text, values, weekly }: Source): Promise<number> {
    await client.query({ text: `DECLARE ranked NO SCROLL CURSOR FOR ${text}`, values });
    let count = 0;
    let adding: Promise<void> = Promise.resolve();
    for (;;) {
      // The next rows are fetched while Redis takes the last ones.
      const { rows } = await client.query<[string, string, number]>({
        text: `FETCH ${ROWS_AT_ONCE} FROM ranked`,
        rowMode: 'array',
      });
      await adding;
      if (rows.length === 0) break;
      adding = this.add(rows, weekly);
      // Told again when awaited; until then a failure must not count as unhandled.
      adding.catch(() => undefined);
      count += rows.length;
    }
    await client.query('CLOSE ranked');
    return count;
  }

  private async add(rows: [string, string, number][], weekly: boolean): Promise<void> {
    const commands: Promise<unknown>[] = [];
    for (const [board, members] of Map.groupBy(rows, ([id]) => id)) {
      for (let at = 0; at < members.length; at += MEMBERS_AT_ONCE) {
        const args = members.slice(at, at + MEMBERS_AT_ONCE).flatMap(([, userId, score]) => [String(score), userId]);
        commands.push(this.redis.sendCommand(['ZADD', rankKey(board), 'GT', ...args]));
      }
      if (weekly) commands.push(this.redis.expire(rankKey(board), KEEP_WEEK_SECONDS, 'NX'));
    }
    commands.push(this.redis.pExpire(LEASE_KEY, LEASE));
    await withTimeout(Promise.all(commands), LEASE);
  }

  private async runId(): Promise<string> {
    const info = await withTimeout(this.redis.info('server'));
    const run = /^run_id:(\S+)/m.exec(info)?.[1];
    // A stand-in without one is taken to live as long as its sets do.
    return run ?? 'unknown';
  }
}
