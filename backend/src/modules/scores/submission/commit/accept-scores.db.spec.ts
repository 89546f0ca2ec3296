import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import pg from 'pg';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import type { Settings } from '../../../../config/settings.js';
import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import { makeGame } from '../../../../../test/factories/game.factory.js';
import { lockWaits } from '../../../../../test/support/lock-waits.js';
import { until } from '../../../../../test/support/until.js';
import type { EventStream } from '../../../../core/events/event-stream.service.js';
import { Sql } from '../../../../core/database/sql.service.js';
import type { Jobs } from '../../../../core/jobs/jobs.service.js';
import { BestProjection } from '../../bests/best-projection.service.js';
import { acceptStatement, type AcceptedRow } from './accept-scores.sql.js';

const START = 30_000;
const RUNS = 80;

interface Sent {
  user: string;
  game: number;
  score: number;
  key: string | null;
}

interface Stored extends Sent {
  id: number;
  at: string;
}

const ALONE = { hasPeers: false } as EventStream;

let database: TestDatabase;
let sql: Sql;
let projection: BestProjection;
let lastId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
  projection = new BestProjection(sql, { beforeRun: () => undefined } as unknown as Jobs, ALONE);
}, START);
beforeEach(clear);
afterAll(async () => {
  await sql?.onApplicationShutdown();
  await database?.drop();
});

async function clear(): Promise<void> {
  await database.rows(
    ['scores', 'personal_bests', 'period_bests', 'play_days', 'outbox_events', 'idempotency_keys']
      .map((table) => `DELETE FROM ${table}`)
      .join(';'),
  );
}

async function accept(batch: Sent[], repeats = true): Promise<{ row: AcceptedRow; ids: number[] }> {
  const ids = batch.map(() => (lastId += 1));
  const keyed = batch.some(({ key }) => key !== null);
  const [row] = await sql.run<AcceptedRow>(acceptStatement({ keyed, repeats: keyed && repeats, played: false }), [
    ids,
    batch.map(({ user }) => user),
    batch.map(({ game }) => game),
    batch.map(({ score }) => score),
    JSON.stringify({ first: ids[0], last: ids.at(-1) }),
    ...(keyed ? [batch.map(({ key }) => key)] : []),
  ]);
  if (!row) throw new Error('the statement returned no row');
  return { row, ids };
}

/** The rows of the tables, in a comparable order. */
async function tables() {
  const read = async (columns: string, table: string, order: string) =>
    database.rows<{ row: string }>(`SELECT jsonb_build_array(${columns})::text AS row FROM ${table} ORDER BY ${order}`);
  const stamp = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  const all = await Promise.all([
    read(`id, user_id, game_id, score, ${stamp('created_at')}`, 'scores', 'id'),
    read(
      `user_id, board_id, score, score_id, ${stamp('achieved_at')}, previous_score`,
      'personal_bests',
      'user_id, board_id',
    ),
    read(
      `since, user_id, board_id, score, score_id, ${stamp('achieved_at')}, previous_score`,
      'period_bests',
      'since, user_id, board_id',
    ),
    read('day, user_id, game_id', 'play_days', 'day, user_id, game_id'),
    read('name, payload', `outbox_events WHERE name = 'scores.accepted'`, 'id'),
    read('owner_id, key, score_id', 'idempotency_keys', 'owner_id, key COLLATE "C"'),
  ]);
  const [scores, bests, weekly, days, outbox, keys] = all.map((rows) =>
    rows.map(({ row }) => JSON.parse(row) as unknown),
  );
  return { scores, bests, weekly, days, outbox, keys };
}

/** A naive model that computes the same rows score by score. */
class Model {
  private readonly scores: Stored[] = [];
  private readonly outbox: object[] = [];
  private readonly keys = new Map<string, { user: string; key: string; id: number }>();
  /** Each player's bests in a game, by batch. */
  private readonly bests = new Map<string, { best: Stored; previous: number | null; week: string }>();

  accept(batch: Sent[], ids: number[], at: string) {
    const fresh: Stored[] = [];
    const claimed: number[] = [];
    batch.forEach((sent, index) => {
      const id = ids[index] ?? 0;
      if (sent.key !== null) {
        const name = `${sent.user} ${sent.key}`;
        if (this.keys.has(name)) return;
        this.keys.set(name, { user: sent.user, key: sent.key, id });
        claimed.push(id);
      }
      fresh.push({ ...sent, id, at });
    });
    this.scores.push(...fresh);
    if (fresh.length > 0) this.outbox.push({ first: ids[0], last: ids.at(-1), projected: true });
    for (const players of Map.groupBy(fresh, ({ user, game }) => `${user} ${game}`)) {
      const [name, scores] = players;
      const top = scores.reduce((best, score) => (score.score > best.score ? score : best));
      const held = this.bests.get(name);
      if (held && held.best.score >= top.score) continue;
      this.bests.set(name, { best: top, previous: held?.best.score ?? null, week: weekDate(Date.parse(at)) });
    }
    return claimed;
  }

  tables() {
    const bests = [...this.bests.values()].sort((a, b) => byPlayer(a.best, b.best));
    const days = new Map(
      this.scores.map(({ at, user, game }) => [`${at.slice(0, 10)} ${user} ${game}`, [at.slice(0, 10), user, game]]),
    );
    return {
      scores: this.scores.map(({ id, user, game, score, at }) => [id, user, game, score, at]),
      bests: bests.map(({ best, previous }) => [best.user, best.game, best.score, best.id, best.at, previous]),
      weekly: bests.map(({ best, previous, week }) => [
        week, best.user, best.game, best.score, best.id, best.at, previous,
      ]), // prettier-ignore
      days: [...days.values()].sort((a, b) =>
        byPlayer({ user: String(a[1]), game: Number(a[2]) }, { user: String(b[1]), game: Number(b[2]) }),
      ),
      outbox: this.outbox.map((payload) => ['scores.accepted', payload]),
      keys: [...this.keys.values()]
        .sort((a, b) => compare(a.user, b.user) || compare(a.key, b.key))
        .map(({ user, key, id }) => [user, key, id]),
    };
  }
}

type Played = Pick<Sent, 'user' | 'game'>;
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const byPlayer = (a: Played, b: Played) => compare(a.user, b.user) || a.game - b.game;
const inOrder = (ids: number[]) => [...ids].sort((a, b) => a - b);

const users = Array.from({ length: 3 }, () => randomUUID());
const [ada = ''] = users;
const sent = fc.record<Sent>({
  user: fc.constantFrom(...users),
  game: fc.integer({ min: 1, max: 3 }),
  score: fc.oneof(fc.integer({ min: 1, max: 6 }), fc.constantFrom(Number.MAX_SAFE_INTEGER, 4_000_000_000)),
  key: fc.option(fc.constantFrom('a', 'b', 'c', 'd', '"quoted", {x}', 'NULL'), { freq: 2 }),
});

describe('a batch of scores', () => {
  it('is stored with one outbox row, and raises the bests by its projection', async () => {
    const { row, ids } = await accept([
      { user: ada, game: 1, score: 5, key: null },
      { user: ada, game: 1, score: 9, key: 'once' },
    ]);
    const [first = 0, second = 0] = ids;
    const at = row.at.toISOString();
    expect(row.claimed).toEqual([second]);
    const stored = {
      scores: [
        [first, ada, 1, 5, at],
        [second, ada, 1, 9, at],
      ],
      keys: [[ada, 'once', second]],
    };
    const none = { bests: [], weekly: [], days: [] };
    expect(await tables()).toEqual({ ...stored, ...none, outbox: [['scores.accepted', { first, last: second }]] });
    await projection.projectAll();
    expect(await tables()).toEqual({
      ...stored,
      bests: [[ada, 1, 9, second, at, null]],
      weekly: [[weekDate(row.at.getTime()), ada, 1, 9, second, at, null]],
      days: [[at.slice(0, 10), ada, 1]],
      outbox: [['scores.accepted', { first, last: second, projected: true }]],
    });
  });

  it('leaves no outbox row after its publication and projection', async () => {
    const { row, ids } = await accept([{ user: ada, game: 1, score: 5, key: null }]);
    projection.add({ outboxIds: [row.eventId ?? 0], bests: ids, firstsOfDay: ids, removals: row.removals });
    await projection.beforeApplicationShutdown();
    expect(await tables()).toMatchObject({
      bests: [[ada, 1, 5, ids[0], row.at.toISOString(), null]],
      days: [[row.at.toISOString().slice(0, 10), ada, 1]],
      outbox: [],
    });
  });

  it('stores nothing and no outbox row if all keys are taken', async () => {
    await accept([{ user: ada, game: 1, score: 5, key: 'once' }]);
    const before = await tables();
    const { row } = await accept([{ user: ada, game: 1, score: 50, key: 'once' }]);
    expect(row).toMatchObject({ eventId: null, claimed: [] });
    expect(await tables()).toEqual(before);
  });

  it('raises the weekly best if it is lower than the all-time best', async () => {
    await accept([{ user: ada, game: 1, score: 50, key: null }]);
    await projection.projectAll();
    await database.rows('UPDATE period_bests SET since = since - 7');
    const { ids } = await accept([{ user: ada, game: 1, score: 20, key: null }]);
    await projection.projectAll();
    const { bests = [], weekly = [] } = await tables();
    expect(firstOf(bests, 3)).toEqual([[ada, 1, 50]]);
    expect(firstOf(weekly, 5)).toEqual([
      [expect.anything(), ada, 1, 50, expect.anything()],
      [expect.anything(), ada, 1, 20, ids[0]],
    ]);
  });

  it('counts in its own week, also if it is projected in the next one', async () => {
    const { ids } = await accept([{ user: ada, game: 1, score: 20, key: null }]);
    await database.rows(`UPDATE scores SET created_at = '2026-11-15T23:59:59.999Z'`);
    await projection.projectAll();
    const { weekly = [], days = [] } = await tables();
    expect(firstOf(weekly, 5)).toEqual([['2026-11-09', ada, 1, 20, ids[0]]]);
    expect(days).toEqual([['2026-11-15', ada, 1]]);
  });

  it('counts for the day and the month that it was stored in, also in their last and first millisecond', async () => {
    const { id: game } = await makeGame(database);
    await database.rows(`UPDATE boards SET resets = '{day,week,month}' WHERE id = $1`, [game]);
    const { ids } = await accept([
      { user: ada, game, score: 20, key: null },
      { user: ada, game, score: 10, key: null },
    ]);
    const times = ['2026-11-30T23:59:59.999Z', '2026-12-01T00:00:00.000Z'];
    for (const [at, time] of times.entries())
      await database.rows(`UPDATE scores SET created_at = $2 WHERE id = $1`, [ids[at], time]);
    await projection.projectAll();
    const periods = await database.rows(
      `SELECT period, since::text, score::integer FROM period_bests WHERE board_id = $1 ORDER BY period, since`,
      [game],
    );
    expect(periods).toEqual([
      { period: 'day', since: '2026-11-30', score: 20 },
      { period: 'day', since: '2026-12-01', score: 10 },
      { period: 'month', since: '2026-11-01', score: 20 },
      { period: 'month', since: '2026-12-01', score: 10 },
      { period: 'week', since: '2026-11-30', score: 20 },
    ]);
    await database.rows('DELETE FROM games WHERE id = $1', [game]);
  });

  it('is projected in parts with a backlog, so that a failure keeps the finished parts', async () => {
    for (let n = 0; n < 120; n += 1) await accept([{ user: randomUUID(), game: 1, score: 5, key: null }]);
    const unprojected = () => database.rows(`SELECT FROM unprojected_scores`).then(({ length }) => length);
    const other = await database.pool.connect();
    try {
      // The projection cannot lock the last row and fails there.
      await other.query('BEGIN');
      await other.query('SELECT FROM outbox_events ORDER BY id DESC LIMIT 1 FOR UPDATE');
      await expect(projection.projectAll()).rejects.toThrow('lock timeout');
      expect(await unprojected()).toBeLessThanOrEqual(50);
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    await projection.projectAll();
    expect(await unprojected()).toBe(0);
    expect((await tables()).bests).toHaveLength(120);
  });

  it('stores nothing if one score cannot be stored', async () => {
    const good: Sent = { user: ada, game: 1, score: 5, key: 'good' };
    await expect(accept([good, { ...good, score: 0, key: 'bad' }])).rejects.toMatchObject({ code: '23514' });
    expect(await tables()).toEqual({ scores: [], bests: [], weekly: [], days: [], outbox: [], keys: [] });
  });

  it('without repeats has all its keys stored, and is refused as a whole if one of them is taken', async () => {
    const { row } = await accept([{ user: ada, game: 1, score: 5, key: 'first' }], false);
    expect(row.claimed).toBeNull();
    const refused = accept(
      [
        { user: ada, game: 1, score: 6, key: 'second' },
        { user: ada, game: 1, score: 7, key: 'first' },
      ],
      false,
    );
    await expect(refused).rejects.toMatchObject({ code: '23505', table: 'idempotency_keys' });
    const { scores, keys } = await tables();
    expect([scores, keys].map((rows) => rows?.length)).toEqual([1, 1]);
  });

  it(
    'leaves rows that equal a naive model, after any batches and projections',
    async () => {
      const batches = fc.array(fc.tuple(fc.array(sent, { minLength: 1, maxLength: 12 }), fc.boolean()), {
        maxLength: 5,
      });
      await fc.assert(
        fc
          .asyncProperty(batches, async (all) => {
            const model = new Model();
            for (const [batch, isProjected] of all) {
              const { row, ids } = await accept(batch);
              expect(inOrder(row.claimed ?? [])).toEqual(model.accept(batch, ids, row.at.toISOString()));
              if (isProjected) await projection.projectAll();
            }
            await projection.projectAll();
            expect(withoutPrevious(await tables())).toEqual(withoutPrevious(model.tables()));
          })
          .beforeEach(clear),
        { numRuns: RUNS },
      );
    },
    START,
  );

  it(
    'does not deadlock with concurrent batches, and each key and best counts once',
    async () => {
      const score = (i: number, n: number): Sent => ({
        user: users[(i + n) % users.length] ?? ada,
        game: 1 + ((i * 7 + n) % 3),
        score: 1 + ((i * 31 + n * 17) % 100),
        key: n % 2 ? `key ${n}` : null,
      });
      const batches = Array.from({ length: 24 }, (_, i) => Array.from({ length: 30 }, (_, n) => score(i, n)));
      const other = new BestProjection(sql, { beforeRun: () => undefined } as unknown as Jobs, ALONE);
      const answers = await Promise.all(
        batches.map(async (batch, index) => {
          const answer = await accept(batch);
          await (index % 2 ? projection : other).projectAll();
          return answer;
        }),
      );
      const { scores = [], bests = [], keys = [] } = await tables();
      const accepted = scores as [number, string, number, number][];
      const claimed = answers.flatMap(({ row }) => row.claimed ?? []);
      expect(new Set(claimed).size).toBe(keys.length);
      expect(accepted).toHaveLength(24 * 15 + keys.length);
      expect(bests).toHaveLength(new Set(accepted.map(([, user, game]) => `${user} ${game}`)).size);
      for (const [user, game, best, scoreId] of bests as [string, number, number, number][]) {
        const own = accepted.filter(([, u, g]) => u === user && g === game);
        expect(best).toBe(Math.max(...own.map(([, , , value]) => value)));
        expect(own.find(([id]) => id === scoreId)?.[3]).toBe(best);
      }
    },
    START,
  );
});

/** The first columns of each row. */
const firstOf = (rows: unknown[], columns: number) => rows.map((row) => (row as unknown[]).slice(0, columns));

/** The previous score of a best depends on which scores were projected together. */
function withoutPrevious<T extends { bests?: unknown[]; weekly?: unknown[] }>({ bests = [], weekly = [], ...rest }: T) {
  const cut = (rows: unknown[]) => rows.map((row) => (row as unknown[]).slice(0, -1));
  return { ...rest, bests: cut(bests), weekly: cut(weekly) };
}

describe('two nodes that project the same scores', () => {
  it('lock outbox rows before bests, so that neither waits for the other', async () => {
    const [user, game] = [randomUUID(), 1];
    await accept([{ user, game, score: 10, key: null }]);
    await projection.projectAll();
    const next = await accept([{ user, game, score: 20, key: null }]);
    const holder = new pg.Client({ connectionString: database.databaseUrl });
    const looker = new pg.Client({ connectionString: database.databaseUrl });
    await Promise.all([holder.connect(), looker.connect()]);
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM personal_bests WHERE user_id = $1 FOR UPDATE', [user]);
      projection.add({
        outboxIds: [next.row.eventId ?? 0],
        bests: next.ids,
        firstsOfDay: [],
        removals: next.row.removals,
      });
      const caughtUp = projection.catchUp();
      // The projection waits for the best that is held here, and has locked its outbox row by then.
      await until(
        () => lockWaits(database),
        (count) => count > 0,
      );
      const locked = looker.query('SELECT FROM outbox_events WHERE id = $1 FOR UPDATE NOWAIT', [next.row.eventId]);
      await expect(locked).rejects.toThrow('could not obtain lock');
      await holder.query('ROLLBACK');
      await caughtUp;
      expect((await tables()).bests).toEqual([expect.arrayContaining([user, game, 20])]);
    } finally {
      await Promise.all([holder.end(), looker.end()]);
    }
  });
});
