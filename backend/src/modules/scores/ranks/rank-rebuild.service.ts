import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type pg from 'pg';
import { Sql } from '../../../core/database/sql.js';
import { EventStream } from '../../../core/events/event-stream.js';
import { Jobs } from '../../../core/jobs/jobs.js';
import { REDIS, type Redis } from '../../../core/redis/redis.js';
import { withTimeout } from '../../../core/redis/with-timeout.js';
import { DatabaseIdentity } from './database-identity.service.js';
import { KEEP_WEEK_SECONDS } from './rank-sets.lua.js';
import { BOARD_KEYS, DATABASE_KEY, READY_KEY, rankKey } from './rank-sets.store.js';
import '../shared/scores.events.js';
import { REFRESH_TOTALS, SWEEP_TOTALS } from '../shared/totals-jobs.js';
import { BestProjection } from '../bests/index.js';
import { ExactRanks } from './exact-ranks.service.js';

const LOOK_EVERY = 500;
/** Held until the sets are filled and all nodes were told. */
export const LEASE_KEY = 'gamegeek:ranks:rebuilding';
/** A node that was killed while it filled them holds the others up for no longer. */
const LEASE = 5_000;
const ROWS_AT_ONCE = 20_000;
const MEMBERS_AT_ONCE = 1_000;
const KEYS_AT_ONCE = 1_000;

/** Whether the sets can be used, are being filled, or wait for a node that does it. */
export async function ranksAreFilled(redis: Redis): Promise<'filled' | 'being filled' | 'lost'> {
  const [ready, lease] = await redis.mGet([READY_KEY, LEASE_KEY]);
  if (typeof lease === 'string') return 'being filled';
  return typeof ready === 'string' ? 'filled' : 'lost';
}

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

/** KEYS: lease, ready mark, database. ARGV: node, run, database. The lease is gone when Redis was emptied meanwhile. */
const FINISH = `
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[2], ARGV[2])
redis.call('SET', KEYS[3], ARGV[3])
return 1`;

const MOMENT = `
  SELECT number, date_trunc('week', now() AT TIME ZONE 'UTC')::date AS week FROM removal_count`;

/**
 * Scores of the last minute are projected once more: nodes may have compared them with bests that are gone. A node
 * takes a thousand ids at a time, so each row names as many scores at most.
 */
const PROJECT_AGAIN = {
  name: 'project-recent-scores-again',
  text: `
    INSERT INTO outbox_events (name, payload)
    SELECT 'scores.accepted', jsonb_build_object('first', min(id), 'last', max(id))
    FROM scores WHERE created_at > now() - interval '1 minute' GROUP BY id / 1000`,
};

/**
 * Nodes have stored scores with ids of blocks that the database, as it was then, has not given out yet. Only ever goes
 * on: another node may take a block at the same moment.
 */
const SKIP_TAKEN_IDS = {
  name: 'skip-taken-score-ids',
  text: `
    SELECT count(nextval('score_id_blocks')) FROM generate_series(
      1, (SELECT greatest((SELECT max(id) FROM scores) - last_value, 0) / 1000 + 1 FROM score_id_blocks)
    )`,
};

/**
 * Builds the rank sets anew from PostgreSQL: when Redis has lost them, when PostgreSQL was restored or has failed over
 * and may say less than they do, and when an operator or the audit asks for it. One node does it. The old sets are
 * dropped first; what is joined meanwhile only helps. Until it is done ranks are unknown and boards are read from
 * PostgreSQL.
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
    const [ready, filledFrom] = await withTimeout(this.redis.mGet([READY_KEY, DATABASE_KEY]));
    this.knownRun ??= await this.runId();
    const isOfThisRun = ready === this.knownRun;
    if (typeof ready === 'string' && !isOfThisRun) await withTimeout(this.redis.del(READY_KEY));
    const database = await this.database.get();
    if (isOfThisRun && filledFrom === database) return;
    if (isOfThisRun && filledFrom === null) {
      // Filled by an earlier release, which did not say from what.
      await withTimeout(this.redis.set(DATABASE_KEY, database));
      return;
    }
    const isRestored = typeof filledFrom === 'string' && filledFrom !== database;
    if (isOfThisRun) {
      this.log.warn('PostgreSQL was restored or has failed over; the rank sets are filled again');
      await withTimeout(this.redis.del(READY_KEY));
    }
    const mine = await withTimeout(
      this.redis.set(LEASE_KEY, this.node, { condition: 'NX', expiration: { type: 'PX', value: LEASE } }),
    );
    if (mine === null) return;
    try {
      if (isRestored) {
        await this.sql.run(SKIP_TAKEN_IDS);
        await this.sql.run(PROJECT_AGAIN);
      }
      await this.rebuild(this.knownRun, database);
    } finally {
      await withTimeout(this.redis.del(LEASE_KEY)).catch(() => undefined);
    }
  }

  private async rebuild(run: string, database: string): Promise<void> {
    const began = performance.now();
    let members = 0;
    let removals = 0;
    await this.dropSets();
    await this.exact.fenceRecent();
    // What was published before the sets were dropped is in the bests then; what comes later is joined to the new sets.
    await this.projection.projectAll();
    await this.sql.inBackground(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
      const known = await client.query<{ number: number; week: string }>(MOMENT);
      const { number = 0, week = '' } = known.rows[0] ?? {};
      removals = number;
      for (const source of sources(week)) members += await this.fill(client, source);
    });
    const lowered = await this.exact.settleSince(removals);
    const keys = [LEASE_KEY, READY_KEY, DATABASE_KEY];
    const finished = await withTimeout(this.redis.eval(FINISH, { keys, arguments: [this.node, run, database] }));
    if (finished !== 1) throw new Error('Redis was emptied while the rank sets were being filled');
    this.log.log(`filled the rank sets: ${members} rows in ${Math.round(performance.now() - began)} ms`);
    // Totals that were waiting in Redis are lost with it, and boards may show what was known before.
    this.jobs.request(SWEEP_TOTALS, 0);
    if (lowered) this.jobs.request(REFRESH_TOTALS, 0);
    await this.events.publish('boards.rebuilt', { rows: members });
  }

  /** A join never lowers, so what PostgreSQL does not know any more would stay in them. */
  private async dropSets(): Promise<void> {
    for await (const keys of this.redis.scanIterator({ MATCH: BOARD_KEYS, COUNT: KEYS_AT_ONCE })) {
      if (keys.length > 0) await withTimeout(this.redis.unlink(keys));
      await withTimeout(this.redis.pExpire(LEASE_KEY, LEASE));
    }
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
