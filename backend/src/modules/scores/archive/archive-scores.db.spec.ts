import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { makeGame } from '../../../../test/factories/game.factory.js';
import { makePlayers } from '../../../../test/factories/user.factory.js';
import { openScoringParts, type ScoringParts } from '../../../../test/support/scores/scoring-parts.js';
import { spreadScores } from '../../../../test/support/scores/spread-scores.js';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/test-database.js';
import { wrongProjections, wrongRanks } from '../../../../test/support/scores/true-scores.js';
import { PersonalData } from '../../auth/index.js';
import { ScoreListsRepository } from '../lists/index.js';
import { OwnScoresRepository } from '../player-scores/own-scores.repository.js';
import { ScoresPersonalData } from '../player-scores/scores.personal-data.js';
import { READY_KEY } from '../ranks/rank-sets.store.js';
import { archiveScores } from './archive-scores.js';

Logger.overrideLogger(false);

const DAYS = 100;
/** Scores of that day and later ones are younger than a month. */
const FIRST_RECENT_DAY = 69;

let database: TestDatabase;
let node: ScoringParts;
let players: string[];
let games: number[];
let before: string;

beforeAll(async () => {
  database = await createTestDatabase();
  node = await openScoringParts(database);
  players = (await makePlayers(database, 4)).map(({ id }) => id);
  games = [(await makeGame(database)).id, (await makeGame(database)).id];
  const [row] = await database.rows<{ month: string }>(
    `SELECT to_char((now() - interval '31 days') AT TIME ZONE 'UTC', 'YYYY-MM') AS month`,
  );
  before = row?.month ?? '';
});
/** A score of each player in each game on each of the last days, all projected and published. */
beforeEach(async () => {
  await database.rows(
    ['scores', 'personal_bests', 'weekly_bests', 'play_days', 'player_totals', 'weekly_totals', 'removed_scores']
      .concat('outbox_events')
      .map((table) => `DELETE FROM ${table}`)
      .join(';'),
  );
  await database.rows('DELETE FROM score_lists; DELETE FROM unlisted_batches');
  await node.redis.flushDb();
  await node.redis.set(READY_KEY, 'yes');
  await database.rows(
    `INSERT INTO scores (id, user_id, game_id, score, created_at)
     SELECT row_number() OVER (ORDER BY day, player, game), player, game, 1 + (day * 7919 + game * 31) % 997,
            now() - make_interval(days => $3::integer - day)
     FROM generate_series(1, $3::integer) day, unnest($1::uuid[]) player, unnest($2::integer[]) game`,
    [players, games, DAYS],
  );
  await spreadScores(database, new ScoreListsRepository(node.sql));
  await database.rows(
    `INSERT INTO outbox_events (name, payload)
     SELECT 'scores.accepted', jsonb_build_object('first', min(id), 'last', max(id)) FROM scores GROUP BY id / 500`,
  );
  await node.projection.projectAll();
  await node.relayed.get('scores.accepted')?.([{ first: 1, last: DAYS * players.length * games.length }]);
  await database.rows(`DELETE FROM outbox_events`);
  // Projections and the job compute the totals of the current week only.
  await database.rows(
    `INSERT INTO weekly_totals (week, user_id, score, score_id, achieved_at)
     SELECT week, user_id, sum(score), (array_agg(score_id ORDER BY achieved_at DESC, score_id DESC))[1], max(achieved_at)
     FROM weekly_bests GROUP BY week, user_id
     ON CONFLICT (week, user_id) DO UPDATE SET score = excluded.score, score_id = excluded.score_id,
                                               achieved_at = excluded.achieved_at`,
  );
});
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

async function archive(chunk?: number): Promise<number> {
  const client = await database.pool.connect();
  try {
    return (await archiveScores(client, { before, ...(chunk !== undefined && { chunk }) })).archived;
  } finally {
    client.release();
  }
}

const count = async (from: string) =>
  (await database.rows<{ count: number }>(`SELECT count(*)::integer AS count FROM ${from}`))[0]?.count;

const remove = (id: number) => node.em.fork().transactional((em) => node.removal.remove(em, id));
const restore = (id: number) => node.em.fork().transactional((em) => node.removal.restore(em, id));

async function expectRight(): Promise<void> {
  await node.totals.run();
  expect(await wrongProjections(database)).toEqual([]);
  expect(await wrongRanks(database, node.redis)).toEqual([]);
}

/** What a player sees and takes along. */
async function history(userId: string): Promise<unknown> {
  const own = new OwnScoresRepository(node.sql, node.projection);
  const data = new PersonalData();
  new ScoresPersonalData(node.sql, data, node.projection, new ScoreListsRepository(node.sql)).onModuleInit();
  const exported: { id: number }[] = [];
  const rows = data.parts.find(({ name }) => name === 'scores')?.collect?.(userId);
  for await (const row of rows as AsyncIterable<{ id: number }>) exported.push(row);
  // Archived scores come before listed ones.
  exported.sort((a, b) => a.id - b.id);
  return { listed: await own.scores(userId, { limit: 100, offset: 40 }), exported };
}

describe('archiving scores', () => {
  it('moves old scores that are not bests; lists, exports and projections do not change', async () => {
    const seen = await history(players[0] ?? '');
    const archived = await archive();
    expect(archived).toBeGreaterThan(100);
    expect(await count('archived_scores')).toBe(archived);
    expect(await count('scores')).toBe(DAYS * players.length * games.length);
    expect(
      await count(`archived_scores a WHERE id IN (SELECT score_id FROM personal_bests UNION SELECT score_id FROM weekly_bests)
                   OR created_at > now() - make_interval(days => ${DAYS - FIRST_RECENT_DAY})`),
    ).toBe(0);
    expect(await history(players[0] ?? '')).toEqual(seen);
    await expectRight();
    expect(await archive()).toBe(0);
  });

  it('continues after an interruption, and moves no score twice', async () => {
    const client = await database.pool.connect();
    let statements = 0;
    const interrupted = new Proxy(client, {
      get: (target, name) => {
        if (name !== 'query') return Reflect.get(target, name) as unknown;
        return (...args: Parameters<typeof target.query>) => {
          statements += 1;
          // Within the third chunk, after its scores have moved and before the commit.
          if (statements === 1 + 3 * 5) throw new Error('interrupted');
          return target.query(...args);
        };
      },
    });
    await expect(archiveScores(interrupted, { before, chunk: 100 })).rejects.toThrow('interrupted');
    client.release();
    const first = (await count('archived_scores')) ?? 0;
    expect(first).toBeGreaterThan(0);
    const second = await archive(100);
    expect(second).toBeGreaterThan(0);
    expect(await count('archived_scores')).toBe(first + second);
    expect(await count('scores')).toBe(DAYS * players.length * games.length);
    await expectRight();
  });

  it('leaves scores whose event is unpublished', async () => {
    await database.rows(
      `INSERT INTO outbox_events (name, payload) VALUES ('scores.accepted', '{"first": 1, "last": 50, "projected": true}')`,
    );
    expect(await archive()).toBeGreaterThan(0);
    expect(await count('archived_scores WHERE id <= 50')).toBe(0);
    await database.rows('DELETE FROM outbox_events');
    expect(await archive()).toBeGreaterThan(0);
  });

  it('refuses a month that jobs still read', async () => {
    before = new Date().toISOString().slice(0, 7);
    try {
      await expect(archive()).rejects.toThrow('Scores of the last 31 days stay');
    } finally {
      before = new Date(Date.now() - 31 * 86_400_000).toISOString().slice(0, 7);
    }
  });
});

describe('an archived score', () => {
  it('becomes the best when the best is removed, can be removed itself, and is restored', async () => {
    await archive();
    const player = players[1] ?? '';
    const archived = new Set(
      (await database.rows<{ id: number }>(`SELECT id::float8 AS id FROM archived_scores`)).map(({ id }) => id),
    );
    const removed: number[] = [];
    // The best scores of the player, one after the other, among them archived ones.
    for (let turn = 0; turn < 25; turn += 1) {
      const [best] = await database.rows<{ id: number }>(
        `SELECT score_id::float8 AS id FROM personal_bests WHERE user_id = $1 AND game_id = $2`,
        [player, games[0]],
      );
      expect(await remove(best?.id ?? 0)).toMatchObject({ id: best?.id });
      removed.push(best?.id ?? 0);
    }
    expect(removed.filter((id) => archived.has(id)).length).toBeGreaterThan(0);
    await expectRight();
    for (const id of removed) expect(await restore(id)).toMatchObject({ id });
    expect(await count('scores')).toBe(DAYS * players.length * games.length);
    await expectRight();
  });

  it('is removed once, however a removal and the archiving interleave', async () => {
    const ids = Array.from({ length: 30 }, (_, index) => 1 + index * 13);
    const [archived, ...removed] = await Promise.all([archive(3), ...ids.map((id) => remove(id))]);
    expect(archived).toBeGreaterThan(0);
    expect(removed.map((score) => score?.id)).toEqual(ids);
    expect(await count('scores')).toBe(DAYS * players.length * games.length - ids.length);
    expect(await count('removed_scores')).toBe(ids.length);
    await expectRight();
  });
});
