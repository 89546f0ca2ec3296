import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Settings } from '../../../config/settings.js';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { Sql } from '../../../core/database/sql.service.js';
import type { BestProjection } from '../bests/best-projection.service.js';
import { OwnScoresRepository } from '../player-scores/own-scores.repository.js';
import { acceptStatement } from '../submission/commit/accept-scores.sql.js';
import { GameScoresRepository } from './game-scores.repository.js';
import { REMOVE_SCORE, RESTORE_SCORE } from '../removal/remove-score.sql.js';
import { LONGEST_LIST_OF_GAME, RANGES_AT_ONCE, ScoreListsRepository } from './score-lists.repository.js';

const START = 30_000;
const PLAYER_COUNT = 3;

interface Stored {
  id: number;
  player: number;
  at: number;
}

let database: TestDatabase;
let nodes: { sql: Sql; lists: ScoreListsRepository }[];
let own: OwnScoresRepository;
let ofGame: GameScoresRepository;
let playerIds: string[];
let game: number;
let nextId = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  nodes = [1, 2].map(() => {
    const sql = new Sql({ databaseUrl: database.databaseUrl } as Settings);
    return { sql, lists: new ScoreListsRepository(sql) };
  });
  own = new OwnScoresRepository((nodes[0] as { sql: Sql }).sql, { catchUp: () => Promise.resolve() } as BestProjection);
  ofGame = new GameScoresRepository((nodes[0] as { sql: Sql }).sql);
  game = (await makeGame(database)).id;
  playerIds = (await makePlayers(database, PLAYER_COUNT)).map(({ id }) => id);
}, START);
beforeEach(clear);
afterAll(async () => {
  for (const { sql } of nodes ?? []) await sql.onApplicationShutdown();
  await database?.drop();
});

async function clear(): Promise<void> {
  await database.rows('TRUNCATE scores, removed_scores, score_lists, game_score_lists, unlisted_ranges, score_counts');
}

const updateLists = () => Promise.all(nodes.map(({ lists }) => lists.update()));

/** Accepts one score of each of these players in one batch, as the server does. */
async function accept(players: number[]): Promise<Stored[]> {
  const ids = players.map(() => (nextId += 1));
  const row = await (nodes[0] as { sql: Sql }).sql.run<{ at: Date }>(acceptStatement({ keyed: false, played: false }), [
    ids,
    players.map((player) => playerIds[player]),
    players.map(() => game),
    players.map(() => 7),
    JSON.stringify({ first: ids[0], last: ids.at(-1) }),
  ]);
  return players.map((player, index) => ({ id: ids[index] ?? 0, player, at: row[0]?.at.getTime() ?? 0 }));
}

/** Stores a score with an earlier time than those with lower ids have, as several nodes do. */
async function store(player: number, secondsAgo: number): Promise<Stored> {
  const id = (nextId += 1);
  const [row] = await database.rows<{ at: Date }>(
    `WITH unlisted AS (INSERT INTO unlisted_ranges (first_id, last_id) VALUES ($1, $1))
     INSERT INTO scores (id, user_id, game_id, score, created_at)
     VALUES ($1, $2, $3, 7, now() - make_interval(secs => $4)) RETURNING created_at AS at`,
    [id, playerIds[player], game, secondsAgo],
  );
  return { id, player, at: row?.at.getTime() ?? 0 };
}

/** Runs a statement of the ORM with the id of a score. */
const runFor = (statement: string, id: number | undefined) => database.rows(statement.replace('?', '$1'), [id]);

const newestFirst = (a: Stored, b: Stored) => b.at - a.at || b.id - a.id;

const idsOf = async (player: number, since = '-infinity') =>
  (
    await database.rows<{ id: number }>('SELECT id::float8 AS id FROM scores_of_player($1, $2) ORDER BY id', [
      playerIds[player],
      since,
    ])
  ).map(({ id }) => id);

describe('the scores of a player and of a game', () => {
  const player = fc.nat(PLAYER_COUNT - 1);
  const step = fc.oneof(
    fc.record({ kind: fc.constant('accept' as const), players: fc.array(player, { minLength: 1, maxLength: 6 }) }),
    fc.record({ kind: fc.constant('list' as const) }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'restore' as const), place: fc.nat(1_000) }),
    fc.record({ kind: fc.constant('store' as const), player, secondsAgo: fc.nat(3) }),
  );

  /** The newest score of a list is removed; the next list has a newer one than those that are left. */
  const NEWEST_REMOVED = [
    { kind: 'store' as const, player: 1, secondsAgo: 0 },
    { kind: 'store' as const, player: 1, secondsAgo: 2 },
    { kind: 'list' as const },
    { kind: 'remove' as const, place: 0 },
    { kind: 'store' as const, player: 1, secondsAgo: 1 },
  ];

  it('are each found once, newest first, listed or not, also after they were removed and restored', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.nat(8),
        fc.integer({ min: 1, max: 8 }),
        async (steps, offset, limit) => {
          await clear();
          const stored: Stored[] = [];
          const removed: Stored[] = [];
          for (const next of steps) {
            if (next.kind === 'accept') stored.push(...(await accept(next.players)));
            else if (next.kind === 'store') stored.push(await store(next.player, next.secondsAgo));
            else if (next.kind === 'list') await updateLists();
            else if (next.kind === 'remove' && stored.length > 0) {
              const [score] = stored.splice(next.place % stored.length, 1);
              await runFor(REMOVE_SCORE, score?.id);
              removed.push(...(score ? [score] : []));
            } else if (next.kind === 'restore' && removed.length > 0) {
              const [score] = removed.splice(next.place % removed.length, 1);
              await runFor(RESTORE_SCORE, score?.id);
              stored.push(...(score ? [score] : []));
            }
          }
          for (const [index, userId] of playerIds.entries()) {
            const expected = stored.filter((score) => score.player === index).sort(newestFirst);
            const ids = expected.map(({ id }) => id);
            expect(await idsOf(index)).toEqual(ids.toSorted((a, b) => a - b));
            const since = expected[Math.floor(expected.length / 2)]?.at ?? 0;
            const young = expected.filter(({ at }) => at >= since).map(({ id }) => id);
            expect(await idsOf(index, new Date(since).toISOString())).toEqual(young.sort((a, b) => a - b));
            const [page, count] = await own.scores(userId, { limit, offset });
            expect(page.map(({ id }) => id)).toEqual(ids.slice(offset, offset + limit));
            expect(count).toBe(expected.length);
          }
          const ofAll = await ofGame.page(game, { limit, offset });
          // A creator sees removed scores of the game, too.
          const all = [...stored, ...removed].sort(newestFirst).map(({ id }) => id);
          expect(ofAll.rows.map(({ id }) => id)).toEqual(all.slice(offset, offset + limit));
          expect(ofAll.total).toBe(all.length);
          await updateLists();
          for (const [index, userId] of playerIds.entries()) {
            const times = stored.filter((score) => score.player === index).map(({ at }) => at);
            const [last] = await database.rows<{ at: Date | null }>(
              'SELECT created_at AS at FROM last_listed_score($1)',
              [userId],
            );
            expect(last?.at?.getTime()).toBe(times.length > 0 ? Math.max(...times) : undefined);
          }
        },
      ),
      { numRuns: 60, examples: [[NEWEST_REMOVED, 0, 1]] },
    );
  }, 60_000);

  it('are listed together, once, when two nodes list a backlog of many ranges', async () => {
    const ranges = 2 * RANGES_AT_ONCE + 5;
    await database.rows(
      `WITH stored AS (
         INSERT INTO scores (id, user_id, game_id, score, created_at)
         SELECT $4 + n, ($1::uuid[])[1 + n % 3], $2, 7, now() FROM generate_series(1, $3) n RETURNING id
       )
       INSERT INTO unlisted_ranges (first_id, last_id) SELECT id, id FROM stored`,
      [playerIds, game, ranges, nextId],
    );
    nextId += ranges;
    await updateLists();
    const [listed] = await database.rows(
      `SELECT count(*)::integer AS ids, count(DISTINCT id)::integer AS scores, count(DISTINCT (user_id, newest_at, last_id))::integer AS lists
       FROM score_lists, unnest(score_ids) AS id`,
    );
    expect(listed).toEqual({ ids: ranges, scores: ranges, lists: 3 * PLAYER_COUNT });
    expect(await database.rows('SELECT FROM unlisted_ranges')).toEqual([]);
    const [byGame] = await database.rows(
      `SELECT count(DISTINCT id)::integer AS scores, max(cardinality(score_ids)) AS longest
       FROM game_score_lists, unnest(score_ids) AS id WHERE game_id = $1`,
      [game],
    );
    expect(byGame).toEqual({ scores: ranges, longest: LONGEST_LIST_OF_GAME });
  });

  it('are found without the removed ones, whose ids stay in their lists', async () => {
    const [first, second] = await accept([0, 0]);
    await updateLists();
    await database.rows('DELETE FROM scores WHERE id = $1', [second?.id]);
    expect(await idsOf(0)).toEqual([first?.id]);
  });
});
