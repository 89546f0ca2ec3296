import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fc from 'fast-check';
import { dayOf } from '@gamegeek/rules/boards/periods.js';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { lockWaits } from '../../../../test/support/lock-waits.js';
import { wrongProjections, wrongRanks } from '../../../../test/support/scores/true-scores.js';
import { until } from '../../../../test/support/until.js';
import { transactionEnded } from '../../../core/database/after-commit.js';
import { FENCES_KEY, OutdatedScoresError, rankKey, READY_KEY } from '../ranks/rank-sets.store.js';
import { ScoreCountsRepository } from '../boards/score-counts.repository.js';
import { ScoreListsRepository } from '../lists/score-lists.repository.js';
import { acceptStatement } from '../submission/commit/accept-scores.sql.js';
import type { Submission } from '../submission/submission.js';
import type { RemovedScore } from './score-removal.service.js';
import { raiseBests } from './adjust-bests.sql.js';

Logger.overrideLogger(false);

const START = 60_000;
const RUNS = 25;
const GAME = 1;
type BoardOfScore = Pick<Submission, 'gameId' | 'boardId' | 'resets' | 'isSummed'>;

/** The main boards of two games, of which one has all periods, another board of the first game, and one of sums. */
const BOARDS: Record<number, BoardOfScore> = {
  1: { gameId: 1, boardId: 1, resets: ['week'], isSummed: false },
  2: { gameId: 2, boardId: 2, resets: ['day', 'week', 'month'], isSummed: false },
  3: { gameId: 1, boardId: 3, resets: ['day'], isSummed: false },
  4: { gameId: 2, boardId: 4, resets: ['day', 'week', 'month'], isSummed: true },
};
const SUMS = 4;
const WEEK = weekDate(Date.now());
const TODAY = dayOf(Date.now());

let database: TestDatabase;
let node: ScoringParts;
let other: ScoringParts;
let players: { id: string; username: string }[];
let ada: string;
let bob: string;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  other = await openScoringParts(database);
  const [first, second] = [await makeGame(database), await makeGame(database)];
  expect([first.id, second.id]).toEqual([1, 2]);
  await database.rows(
    `INSERT INTO boards (game_id, slug, name, accepts, resets, policy)
     VALUES (1, 'level', 'Level', 'keys', '{day}', 'best'), (2, 'coins', 'Coins', 'keys', '{day,week,month}', 'sum')`,
  );
  await database.rows(`UPDATE boards SET resets = '{day,week,month}' WHERE id = 2`);
  players = await makePlayers(database, 3);
  [ada, bob] = [players[0]?.id ?? '', players[1]?.id ?? ''];
}, START);
beforeEach(clear);
afterAll(async () => {
  await node?.close();
  await other?.close();
  await database?.drop();
});

/** All tables except `removal_count`, whose value the nodes still know; in the order in which projections lock them. */
async function clear(): Promise<void> {
  // A projection that has begun would store bests of scores that are deleted here without its lock.
  await Promise.all([projected(node), projected(other)]);
  await database.rows(
    ['outbox_events', 'personal_bests', 'period_bests', 'play_days', 'player_totals', 'weekly_totals']
      .concat(
        'scores',
        'score_lists',
        'game_score_lists',
        'unlisted_ranges',
        'score_counts',
        'idempotency_keys',
        'removed_scores',
      )
      .concat('finalized_weeks')
      .map((table) => `DELETE FROM ${table}`)
      .join(';'),
  );
  await database.rows('UPDATE removal_count SET number = number + 1');
  await node.redis.flushDb();
  await node.redis.set(READY_KEY, 'yes');
}

/** Resolves when the bests, the totals and the number of players include all scores. */
async function projected(by = node): Promise<void> {
  await by.projection.catchUp();
  await by.projection.totalsPublished();
}

/** `gameId` is the number of a board. */
const score = (userId: string, points: number, { gameId = GAME, by = node, key = '' } = {}) =>
  onBoard(userId, points, BOARDS[gameId] ?? { gameId, boardId: gameId, resets: ['week'], isSummed: false }, {
    by,
    key,
  });

const onBoard = (userId: string, points: number, board: BoardOfScore, { by = node, key = '' } = {}) =>
  by.writer.write({
    ...{ userId, username: 'somebody', ...board, score: points, value: points },
    ...(key && { idempotencyKey: key }),
  });

/** As if the process ended with the commit: nothing is published. */
const removeOnly = (scoreId: number, by = node) =>
  by.em.fork().transactional(async (em) => {
    const removed = await by.removal.remove(em, scoreId);
    transactionEnded(em.getTransactionContext() ?? em);
    return removed;
  });

const remove = (scoreId: number, by = node): Promise<RemovedScore | undefined> =>
  by.em.fork().transactional((em) => by.removal.remove(em, scoreId));

async function restore(scoreId: number, by = node): Promise<boolean> {
  const restored = await by.em.fork().transactional((em) => by.removal.restore(em, scoreId));
  return restored !== undefined;
}

/** Stores a score of `weeks` weeks ago with its derived rows, on the board of this number. */
async function scoreOfThePast(userId: string, number: number, points: number, weeksAgo: number): Promise<number> {
  const { gameId = number, boardId = number } = BOARDS[number] ?? {};
  const [row] = await database.rows<{ id: number; at: Date; week: string; day: string }>(
    `WITH stored AS (
       INSERT INTO scores (id, user_id, game_id, score, created_at, board_id)
       SELECT nextval('score_id_blocks'), $1, $2::integer, $3, now() - $4::integer * interval '7 days',
              nullif($5::integer, $2::integer)
       RETURNING *
     ), unlisted AS (
       INSERT INTO unlisted_ranges (first_id, last_id) SELECT id, id FROM stored
     )
     SELECT id::float8 AS id, date_trunc('week', created_at AT TIME ZONE 'UTC')::date::text AS week,
            (created_at AT TIME ZONE 'UTC')::date::text AS day FROM stored`,
    [userId, gameId, points, weeksAgo, boardId],
  );
  const { id = 0, week = '', day = '' } = row ?? {};
  await node.em.fork().transactional((em) => raiseBests(em, { id, userId, gameId, boardId, day }));
  await node.relayed.get('scores.accepted')?.([{ first: id, last: id }]);
  await node.relayed.get('totals.changed')?.([{ userIds: [userId], gameIds: [gameId], weeks: [week] }]);
  return id;
}

/** Commits scores as a node that was killed before it published or projected them. */
async function commitUnprojected(userId: string, points: number[]): Promise<number[]> {
  const ids = points.map((_, index) => 800_000_000 + index);
  const payload = JSON.stringify({ first: ids[0], last: ids.at(-1) });
  await database.pool.query(acceptStatement({ keyed: false, played: false }).text, [
    ids,
    points.map(() => userId),
    points.map(() => GAME),
    points,
    payload,
  ]);
  return ids;
}

const trueCount = async (gameId: number | null, since: string) =>
  (
    await database.rows<{ scores: number }>(
      `SELECT count(*)::integer AS scores FROM scores WHERE game_id = coalesce($1, game_id) AND created_at >= $2`,
      [gameId, since],
    )
  )[0]?.scores;

/** Compares all projections, ranks and counts with the scores. */
async function expectConsistent(): Promise<void> {
  await Promise.all([projected(node), projected(other)]);
  expect(await wrongProjections(database)).toEqual([]);
  const counts = new ScoreCountsRepository(node.sql);
  for (const gameId of [1, 2, null]) {
    const board = gameId ?? 'global';
    expect(await counts.count({ board, period: 'all' })).toBe(await trueCount(gameId, '-infinity'));
    expect(await counts.count({ board, period: 'week', since: WEEK })).toBe(await trueCount(gameId, WEEK));
  }
  expect(await wrongRanks(database, node.redis)).toEqual([]);
}

const bestOf = async (userId: string, gameId = GAME) =>
  (
    await database.rows<{ score: number }>(
      'SELECT score::float8 AS score FROM personal_bests WHERE user_id = $1 AND board_id = $2',
      [userId, gameId],
    )
  )[0]?.score;

describe('a removed score', () => {
  it('is replaced by the next best; a player without other scores leaves the board', async () => {
    await score(ada, 40);
    const { id } = await score(ada, 100);
    const only = await score(bob, 70);
    expect(await remove(id)).toMatchObject({ id, userId: ada, gameId: GAME, day: TODAY, changed: ['all', 'week'] });
    expect(await bestOf(ada)).toBe(40);
    await expectConsistent();
    await remove(only.id);
    expect(await bestOf(bob)).toBeUndefined();
    await expectConsistent();
    expect(await database.rows('SELECT FROM player_totals WHERE user_id = $1', [bob])).toEqual([]);
  });

  it('is stored among removed scores, and cannot be removed twice', async () => {
    const { id } = await score(ada, 40);
    const both = await Promise.all([remove(id), remove(id, other)]);
    expect(both.filter((removed) => removed !== undefined)).toHaveLength(1);
    expect(await remove(id)).toBeUndefined();
    expect(await remove(9_007_199_254_740_991)).toBeUndefined();
    const kept = await database.rows('SELECT id::float8 AS id, score::int FROM removed_scores');
    expect(kept).toEqual([{ id, score: 40 }]);
  });

  it('that was not a best changes no board and no total', async () => {
    const { id } = await score(ada, 40);
    await score(ada, 100);
    expect(await remove(id)).toMatchObject({ changed: [] });
    await expectConsistent();
  });

  it('of a finished week is removed from that week', async () => {
    await scoreOfThePast(ada, GAME, 30, 2);
    const id = await scoreOfThePast(ada, GAME, 80, 2);
    await score(ada, 50);
    await expectConsistent();
    await database.rows('INSERT INTO finalized_weeks (week, players) SELECT DISTINCT week, 1 FROM weekly_bests WHERE week < $1', [WEEK]); // prettier-ignore
    expect(await remove(id)).toMatchObject({
      changed: ['all', 'week'],
      day: dayOf(Date.now() - 14 * 86_400_000),
    });
    // The champions are recomputed.
    expect(await database.rows('SELECT recount FROM finalized_weeks')).toEqual([{ recount: true }]);
    expect(await bestOf(ada)).toBe(50);
    await expectConsistent();
  });

  it('is replayed for its idempotency key, and not stored again', async () => {
    const first = await score(ada, 100, { key: 'once' });
    await until(
      () => database.rows('SELECT FROM score_responses'),
      (rows) => rows.length === 1,
    );
    await remove(first.id);
    expect(await score(ada, 100, { key: 'once', by: other })).toEqual({ ...first, replayed: true });
    await expect(score(ada, 99, { key: 'once' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await expectConsistent();
    expect(await bestOf(ada)).toBeUndefined();
  });

  it('is restored with its id and time, and is the best again', async () => {
    const { id } = await score(ada, 100);
    const before = await database.rows('SELECT * FROM scores');
    await remove(id);
    await score(ada, 100);
    await expectConsistent();
    expect(await restore(id)).toBe(true);
    expect(await database.rows('SELECT * FROM scores WHERE id = $1', [id])).toEqual(before);
    await expectConsistent();
    const [best] = await database.rows('SELECT score_id::float8 AS id FROM personal_bests');
    expect(best).toEqual({ id });
    expect(await restore(id)).toBe(false);
    // It can be removed again.
    expect(await remove(id)).toMatchObject({ id });
    await expectConsistent();
  });

  it('counts in its total as soon as it is restored', async () => {
    const { id } = await score(ada, 100);
    await remove(id);
    await restore(id);
    expect(await node.redis.zScore(rankKey('global:all'), ada)).toBe(100);
  });

  it('is removed from boards and replaced by the next best if none of its scores is projected yet', async () => {
    const ids = await commitUnprojected(ada, [100, 40]);
    expect(await remove(ids[0] ?? 0)).toMatchObject({ userId: ada, changed: ['all', 'week'] });
    expect(await bestOf(ada)).toBe(40);
    await node.relayed.get('scores.accepted')?.(await unpublished('scores.accepted'));
    await expectConsistent();
  });

  it('leaves the unprojected scores of other players and games to the projection', async () => {
    const { id } = await score(ada, 100);
    await node.projection.projectAll();
    await commitUnprojected(bob, [70, 60]);
    await removeOnly(id);
    expect(await bestOf(bob)).toBeUndefined();
    for (const name of ['scores.removed', 'scores.accepted']) await node.relayed.get(name)?.(await unpublished(name));
    expect(await bestOf(bob)).toBe(70);
    await expectConsistent();
  });

  it(
    'leaves projections that equal a naive count, after any scores, removals and restorations',
    async () => {
      const player = fc.integer({ min: 0, max: 2 });
      const board = fc.integer({ min: 1, max: 4 });
      const points = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 1_000 }));
      const act = fc.oneof(
        { weight: 5, arbitrary: fc.record({ kind: fc.constant('score' as const), player, board, points }) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('past' as const), player, board, points }) },
        { weight: 4, arbitrary: fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }) },
        { weight: 1, arbitrary: fc.record({ kind: fc.constant('restore' as const), which: fc.nat() }) },
        { weight: 2, arbitrary: fc.record({ kind: fc.constant('list' as const) }) },
      );
      await fc.assert(
        fc
          .asyncProperty(fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 12 }), async (acts) => {
            const there: number[] = [];
            const gone: number[] = [];
            const take = (from: number[], which: number) => from.splice(which % from.length, 1)[0] ?? 0;
            for (const [doing, elsewhere] of acts) {
              const by = elsewhere ? other : node;
              if (doing.kind === 'score') {
                const { id = '' } = players[doing.player] ?? {};
                there.push((await score(id, doing.points, { gameId: doing.board, by })).id);
              } else if (doing.kind === 'past') {
                const { id = '' } = players[doing.player] ?? {};
                there.push(await scoreOfThePast(id, doing.board, doing.points, 1));
              } else if (doing.kind === 'remove' && there.length > 0) {
                const id = take(there, doing.which);
                await remove(id, by);
                gone.push(id);
              } else if (doing.kind === 'restore' && gone.length > 0) {
                const id = take(gone, doing.which);
                await restore(id, by);
                there.push(id);
              } else if (doing.kind === 'list') {
                await new ScoreListsRepository(by.sql).update();
              }
              if (gone.length > 0) await expectConsistent();
            }
            await expectConsistent();
          })
          .beforeEach(clear),
        { numRuns: RUNS },
      );
    },
    START,
  );
});

describe('a score of a board of sums', () => {
  it('leaves the sum when it is removed, and is added again when it is restored', async () => {
    const first = await score(ada, 40, { gameId: SUMS });
    await score(ada, 100, { gameId: SUMS });
    expect(await bestOf(ada, SUMS)).toBe(140);
    expect(await remove(first.id)).toMatchObject({ changed: ['all', 'day', 'month', 'week'] });
    expect(await bestOf(ada, SUMS)).toBe(100);
    await expectConsistent();
    await restore(first.id);
    expect(await bestOf(ada, SUMS)).toBe(140);
    await expectConsistent();
  });

  it('counts after a removal that was under way, and neither is lost', async () => {
    const { id } = await score(ada, 100, { gameId: SUMS });
    await score(ada, 30, { gameId: SUMS });
    const em = node.em.fork();
    await em.begin();
    await node.removal.remove(em, id);
    const added = score(ada, 60, { gameId: SUMS, by: other });
    await until(
      () => lockWaits(database),
      (waiting) => waiting > 0,
    );
    await em.commit();
    expect(await added).toMatchObject({ personalBest: true });
    await node.relayed.get('scores.accepted')?.(await unpublished('scores.accepted'));
    expect(await bestOf(ada, SUMS)).toBe(90);
    await expectConsistent();
  });
});

describe('the number of players of a game', () => {
  let gameId: number;

  beforeAll(async () => void (gameId = (await makeGame(database)).id));
  afterEach(() => void jest.restoreAllMocks());

  const storedNumber = async () =>
    (await database.rows<{ players: number }>('SELECT player_count AS players FROM games WHERE id = $1', [gameId]))[0]
      ?.players;

  it('is correct after a removal during a count of the board', async () => {
    await score(ada, 40, { gameId });
    const { id } = await score(bob, 900, { gameId });
    await projected();
    expect(await storedNumber()).toBe(2);
    const read = node.ranks.sizes.bind(node.ranks);
    const counting = jest.spyOn(node.ranks, 'sizes').mockImplementationOnce(async (boards) => {
      const sizes = await read(boards);
      await remove(id, other);
      return sizes;
    });
    await node.players.count([gameId]);
    expect(counting).toHaveBeenCalled();
    expect(await storedNumber()).toBe(1);
  });

  it('is correct after two removals at once', async () => {
    await score(ada, 40, { gameId });
    const [{ id: first }, { id: second }] = [
      await score(bob, 900, { gameId }),
      await score(players[2]?.id ?? '', 30, { gameId }),
    ];
    await projected();
    expect(await storedNumber()).toBe(3);
    await Promise.all([remove(first), remove(second, other)]);
    expect(await storedNumber()).toBe(1);
  });
});

describe('a score that is submitted during a removal', () => {
  const columns = (userId: string, points: number) => {
    const id = 900_000_000 + points;
    return [[id], [userId], [GAME], [points], JSON.stringify({ first: id, last: id })];
  };
  const { text: accept } = acceptStatement({ keyed: false, played: false });
  const count = async () =>
    (await database.rows<{ number: number }>('SELECT number::float8 AS number FROM removal_count'))[0]?.number ?? 0;

  it('does not wait for the removal, and is the best afterwards', async () => {
    const { id } = await score(ada, 100);
    await score(ada, 30);
    const em = node.em.fork();
    await em.begin();
    await node.removal.remove(em, id);
    expect(await score(ada, 60, { by: other })).toMatchObject({ personalBest: false, rank: 1 });
    await em.commit();
    expect(await bestOf(ada)).toBe(60);
    await expectConsistent();
  });

  it('is not lost if it is committed after the removal', async () => {
    const { id } = await score(ada, 100);
    const taking = await database.pool.connect();
    await taking.query('BEGIN');
    await taking.query(accept, columns(ada, 60));
    await remove(id);
    await taking.query('COMMIT');
    taking.release();
    await node.relayed.get('scores.accepted')?.(await unpublished('scores.accepted'));
    expect(await bestOf(ada)).toBe(60);
    await expectConsistent();
  });

  it('becomes the best by its projection if it was ranked below the removed score', async () => {
    const { id } = await score(ada, 100);
    await score(ada, 60);
    await removeOnly(id, other);
    await node.projection.beforeApplicationShutdown();
    expect(await bestOf(ada)).toBe(60);
  });

  it('is ranked by a node that has the removed score in its cache and missed the event', async () => {
    const { id } = await score(ada, 100);
    await score(ada, 90);
    await removeOnly(id, other);
    await score(ada, 95);
    await score(ada, 80);
    await node.projection.projectAll();
    expect(await bestOf(ada)).toBe(95);
  });

  it('never raises a rank to the removed score, however late its event arrives', async () => {
    const removals = await count();
    const { id } = await score(ada, 100);
    await score(ada, 40);
    await remove(id);
    await projected();
    const late = { board: `${GAME}:all`, period: 'all' as const, members: [{ userId: ada, score: 100 }] };
    const raise = node.ranks.raise({ updates: [late], queries: [], removals });
    await expect(raise).rejects.toBeInstanceOf(OutdatedScoresError);
    const total = { board: 'global:all', period: 'all' as const, members: [{ userId: ada, score: 140 }] };
    await expect(node.ranks.raise({ updates: [total], queries: [], removals })).rejects.toBeInstanceOf(
      OutdatedScoresError,
    );
    await node.relayed.get('scores.accepted')?.([{ first: id, last: id }]);
    await expectConsistent();
  });

  it(
    'leaves projections that equal the scores after many concurrent scores and removals',
    async () => {
      const given: number[] = [];
      const random = (n: number) => Math.floor(((given.length * 7_919 + n * 104_729) % 1_000) + 1);
      for (let round = 0; round < 6; round += 1) {
        const scoring = Array.from({ length: 24 }, async (_, n) => {
          const { id = '' } = players[n % 3] ?? {};
          const { id: scoreId } = await score(id, random(n), { gameId: 1 + (n % 4), by: n % 8 < 4 ? node : other });
          given.push(scoreId);
        });
        const removing = given.splice(0, 8).map((id, n) => remove(id, n % 2 ? node : other));
        await Promise.all([...scoring, ...removing]);
      }
      await node.relayed.get('scores.accepted')?.(await unpublished('scores.accepted'));
      await expectConsistent();
    },
    START,
  );
});

/** The outbox rows that remain after the node has deleted its published ones. */
async function unpublished(name: string): Promise<unknown[]> {
  const rows = await database.rows<{ payload: unknown }>('SELECT payload FROM outbox_events WHERE name = $1', [name]);
  return rows.map(({ payload }) => payload);
}

describe('a removal while Redis is unreachable', () => {
  it('is stored at once, and boards are corrected when Redis is back', async () => {
    await score(ada, 40);
    const { id } = await score(ada, 100);
    await projected();
    const cutOff = await openScoringParts(database, 'redis://127.0.0.1:1');
    try {
      const began = performance.now();
      expect(await remove(id, cutOff)).toMatchObject({ id });
      expect(performance.now() - began).toBeLessThan(10_000);
      expect(await bestOf(ada)).toBe(40);
      expect(await score(ada, 50, { by: cutOff })).toMatchObject({ rank: null, personalBest: true });
    } finally {
      await cutOff.close();
    }
    for (const [name, count] of [
      ['scores.removed', 1],
      ['scores.accepted', 1],
      ['totals.changed', 2],
    ] as const) {
      // The connected node deletes its published rows shortly after; those of the other node stay.
      const left = await until(
        () => unpublished(name),
        (events) => events.length === count,
      );
      await other.relayed.get(name)?.(left);
    }
    await expectConsistent();
  });

  it('is published by the relay; publishing it twice changes nothing', async () => {
    await score(bob, 70);
    const { id } = await score(ada, 100);
    await projected();
    await removeOnly(id);
    const left = await unpublished('scores.removed');
    await other.relayed.get('scores.removed')?.([...left, ...left]);
    await expectConsistent();
    await other.relayed.get('scores.removed')?.(left);
    await expectConsistent();
  });
});

describe('the rank sets after Redis was flushed during a removal', () => {
  it('have their fences again, and scores from an older snapshot are corrected', async () => {
    await score(ada, 40);
    const { id } = await score(ada, 100);
    await projected();
    const number = (await remove(id))?.number ?? 0;
    // As if they had been filled from a snapshot before the removal.
    await node.redis.flushDb();
    await node.exact.restoreFences();
    for (const board of [`${GAME}:all`, `${GAME}:week:${WEEK}`, 'global:all', `global:week:${WEEK}`]) {
      await node.redis.zAdd(`gamegeek:ranks:${board}`, { value: ada, score: 100 });
    }
    await node.exact.reapplyRemovals(number - 1);
    await expectConsistent();
    expect(await node.redis.hKeys(FENCES_KEY)).toEqual([ada]);
  });
});
