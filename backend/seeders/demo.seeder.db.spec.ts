import { ARCADE_METAS } from '@gamegeek/arcade/metas.js';
import { pictureWidths, readPictureAddress } from '@gamegeek/contracts/pictures/picture-address.js';
import { GAME_CATEGORIES } from '@gamegeek/contracts/games/categories.js';
import { achievementRule, achievementsOf } from '@gamegeek/rules/achievements.js';
import { weekDate } from '@gamegeek/rules/iso-week.js';
import { verify } from '@node-rs/argon2';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../test/support/test-database.js';
import { creditsOf } from '../src/modules/auth/credits/earned-credits.sql.js';
import { seedDemo, type SeedOptions, type SeedReport } from './demo.seeder.js';
import { isPlayable, readAiModels, readCommentPhrases, readGames } from './seed-data.js';

const AI_MODELS = readAiModels();
const GAMES = readGames();
const PLAYABLE = GAMES.filter(isPlayable).map(({ name }) => name);
const NOW = new Date('2026-11-19T18:30:00.000Z');
const DAY_MS = 86_400_000;
const TABLES = [
  'users', 'ai_models', 'model_versions', 'games', 'scores', 'personal_bests', 'period_bests', 'play_days',
  'player_totals', 'weekly_totals', 'week_champions', 'comments', 'comment_counts', 'ratings', 'rating_counts',
]; // prettier-ignore

interface ScoreRow {
  id: number;
  user_id: string;
  game_id: number;
  score: number;
  at: number;
}

interface Best {
  score: number;
  scoreId: number;
  at: number;
  previous: number | null;
}

async function seed(database: TestDatabase, options: SeedOptions = {}): Promise<SeedReport> {
  const client = await database.pool.connect();
  try {
    await client.query('BEGIN');
    const report = await seedDemo(client, { now: NOW, ...options });
    await client.query('COMMIT');
    return report;
  } finally {
    client.release();
  }
}

function checksum(database: TestDatabase, table: string): Promise<{ sum: string }[]> {
  return database.rows(
    `SELECT md5(string_agg(line, ' ' ORDER BY line)) AS sum FROM (SELECT (to_jsonb(t) - 'draft_key')::text AS line FROM ${table} t) t`,
  );
}

/** Reference implementation: walks through the scores in order and keeps the best of each player. */
function bestsOf(scores: ScoreRow[], group: (score: ScoreRow) => string): Map<string, Best> {
  const bests = new Map<string, Best>();
  for (const score of scores) {
    const held = bests.get(group(score));
    if (held && score.score <= held.score) continue;
    bests.set(group(score), { score: score.score, scoreId: score.id, at: score.at, previous: held?.score ?? null });
  }
  return bests;
}

function totalsOf(bests: Map<string, Best>, owner: (key: string) => string) {
  const totals = new Map<string, { score: number; games: number; scoreId: number; at: number }>();
  for (const [key, best] of bests) {
    const total = totals.get(owner(key)) ?? { score: 0, games: 0, scoreId: 0, at: 0 };
    total.score += best.score;
    total.games++;
    if (best.at > total.at || (best.at === total.at && best.scoreId > total.scoreId)) {
      total.at = best.at;
      total.scoreId = best.scoreId;
    }
    totals.set(owner(key), total);
  }
  return totals;
}

describe('the demo seed', () => {
  let database: TestDatabase;
  let report: SeedReport;
  let scores: ScoreRow[];

  beforeAll(async () => {
    database = await createTestDatabase();
    report = await seed(database);
    const rows = await database.rows<{ id: string; user_id: string; game_id: number; score: string; created_at: Date }>(
      `SELECT * FROM scores ORDER BY created_at, id`,
    );
    scores = rows.map((row) => ({
      ...row,
      id: Number(row.id),
      score: Number(row.score),
      at: row.created_at.getTime(),
    }));
  });

  afterAll(() => database?.drop());

  it('creates the documented numbers of players, games and scores', async () => {
    expect(report).toMatchObject({ seeded: true, users: 400, models: AI_MODELS.length, games: GAMES.length });
    expect(report.models).toBeGreaterThanOrEqual(28);
    expect(GAMES.length - PLAYABLE.length).toBe(40);
    expect(report.scores).toBeGreaterThanOrEqual(15_000);
    expect(report.scores).toBeLessThanOrEqual(25_000);
    expect(scores).toHaveLength(report.scores);
  });

  it('writes the same rows for the same seed and time', async () => {
    const other = await createTestDatabase();
    try {
      await seed(other);
      for (const table of TABLES)
        expect([table, await checksum(other, table)]).toEqual([table, await checksum(database, table)]);
    } finally {
      await other.drop();
    }
  });

  it('changes nothing in a database with users', async () => {
    const before = await checksum(database, 'users');
    expect(await seed(database, { seed: 7 })).toMatchObject({ seeded: false, users: 0, scores: 0 });
    expect(await checksum(database, 'users')).toEqual(before);
  });

  it('seeds once when two nodes start at the same time', async () => {
    const other = await createTestDatabase();
    try {
      const small = { players: 20, scores: 200 };
      const reports = await Promise.all([seed(other, small), seed(other, small)]);
      expect(reports.map(({ seeded }) => seeded).sort()).toEqual([false, true]);
      expect(await other.rows(`SELECT count(*)::int AS users FROM users`)).toEqual([{ users: 20 }]);
    } finally {
      await other.drop();
    }
  });

  it('works at the first moment of a week', async () => {
    const other = await createTestDatabase();
    const monday = new Date('2026-11-16T00:00:00.000Z');
    try {
      const { scores: made } = await seed(other, { now: monday, players: 60, scores: 2_000 });
      const rows = await other.rows<{ made: number; future: number; this_week: number }>(
        `SELECT count(*)::int AS made, count(*) FILTER (WHERE created_at > $1)::int AS future,
                count(*) FILTER (WHERE created_at = $1)::int AS this_week FROM scores`,
        [monday],
      );
      expect(rows).toEqual([{ made, future: 0, this_week: expect.any(Number) }]);
      expect(rows[0]?.this_week).toBeGreaterThan(0);
    } finally {
      await other.drop();
    }
  });

  it('gives every model two to four versions and exactly one latest', async () => {
    const models = await database.rows<{ versions: number; latest: number }>(
      `SELECT count(*)::int AS versions, count(*) FILTER (WHERE is_latest)::int AS latest
       FROM model_versions GROUP BY model_id`,
    );
    expect(models).toHaveLength(AI_MODELS.length);
    for (const { versions, latest } of models) {
      expect([2, 3, 4]).toContain(versions);
      expect(latest).toBe(1);
    }
  });

  it('covers every category with five games, and every model with one', () => {
    for (const category of GAME_CATEGORIES) {
      expect(GAMES.filter(({ categories }) => categories[0] === category).length).toBeGreaterThanOrEqual(5);
    }
    expect(new Set(GAMES.map(({ model }) => model)).size).toBe(AI_MODELS.length);
    expect(new Set(GAMES.map(({ name }) => name.toLowerCase())).size).toBe(GAMES.length);
  });

  it('gives games no external links', async () => {
    const linked = await database.rows(
      `SELECT FROM games WHERE num_nonnulls(game_url, github_url, documentation_url) > 0
         OR (name <> ALL($1) AND num_nonnulls(image_url) > 0)`,
      [PLAYABLE],
    );
    expect(linked).toHaveLength(0);
  });

  it('accepts only plays for games that can be played, proved ones for the arcade, and keys for the others', async () => {
    const rules = await database.rows<{ name: string; accepts: string; needs_round: boolean }>(
      'SELECT name, accepts, needs_round FROM games',
    );
    const expected = GAMES.map((game) => [game.name, isPlayable(game) ? 'plays' : 'keys', game.arcadeId !== undefined]);
    expect(rules.map(({ name, accepts, needs_round }) => [name, accepts, needs_round]).sort()).toEqual(expected.sort());
  });

  it('leaves games that are coming without scores, ratings, comments and players', async () => {
    const played = await database.rows(
      `SELECT name FROM games g WHERE name <> ALL($1) AND (
         player_count > 0 OR rating_count > 0 OR EXISTS (SELECT FROM scores WHERE game_id = g.id)
         OR EXISTS (SELECT FROM ratings WHERE game_id = g.id) OR EXISTS (SELECT FROM comments WHERE game_id = g.id)
         OR EXISTS (SELECT FROM play_days WHERE game_id = g.id) OR EXISTS (SELECT FROM week_champions WHERE game_id = g.id))`,
      [PLAYABLE],
    );
    expect(played).toEqual([]);
  });

  it('gives games that are coming boards as well if asked for', async () => {
    const other = await createTestDatabase();
    try {
      await seed(other, { playAll: true });
      expect(await other.rows('SELECT FROM games WHERE player_count < 20 AND name <> ALL($1)', [PLAYABLE])).toEqual([]);
    } finally {
      await other.drop();
    }
  });

  it('verifies the address of every player', async () => {
    expect(await database.rows('SELECT username FROM users WHERE email_verified_at IS NULL')).toEqual([]);
  });

  it('hosts the arcade games, with scores on each of their boards', async () => {
    const hosted = await database.rows<{ name: string; arcade_id: string; categories: string[]; players: number }>(
      `SELECT name, arcade_id, categories, player_count AS players FROM games WHERE arcade_id IS NOT NULL`,
    );
    const expected = Object.values(ARCADE_METAS).map(({ id, title, category }) => [id, title, [category]]);
    const found = hosted.map(({ arcade_id, name, categories }) => [arcade_id, name, categories]);
    expect(found.sort()).toEqual(expected.sort());
    for (const { players } of hosted) expect(players).toBeGreaterThan(20);
  });

  it('lists games that can be played first, and none of them is without players this week', async () => {
    const newest = await database.rows<{ name: string }>(`SELECT name FROM games ORDER BY created_at DESC LIMIT $1`, [
      PLAYABLE.length,
    ]);
    const played = await database.rows<{ name: string }>(
      `SELECT g.name FROM games g JOIN scores s ON s.game_id = g.id WHERE s.created_at > $1
       GROUP BY g.id HAVING count(DISTINCT s.user_id) > 10`,
      [new Date(NOW.getTime() - 7 * DAY_MS)],
    );
    expect(newest.map(({ name }) => name).sort()).toEqual(PLAYABLE.toSorted());
    expect(played.map(({ name }) => name).sort()).toEqual(PLAYABLE.toSorted());
  });

  it('uses existing pictures for the arcade', async () => {
    const games = await database.rows<{ image_url: string; preview_images: string[] }>(
      `SELECT image_url, preview_images FROM games WHERE arcade_id IS NOT NULL`,
    );
    const pictures = games.flatMap(({ image_url, preview_images }) => [image_url, ...preview_images]);
    expect(new Set(pictures).size).toBe(14);
    for (const picture of pictures) {
      const file = path.join(import.meta.dirname, '../../frontend/public', picture);
      expect([picture, existsSync(file)]).toEqual([picture, true]);
    }
  });

  it('stores the covers and screenshots of games with builds like uploaded ones', async () => {
    const files = GAMES.flatMap(({ name, build }) =>
      ['cover.jpg', 'screen-1.jpg', 'screen-2.jpg'].flatMap((file) =>
        build && existsSync(path.join(build.folder, file)) ? [`${name} ${file}`] : [],
      ),
    );
    const pictures = await database.rows<{ address: string; widths: number[] }>(
      `SELECT '/pictures/' || p.id || '-' || p.width || '.webp' AS address, array_agg(f.width ORDER BY f.width) AS widths
       FROM game_pictures p JOIN game_picture_files f ON f.picture_id = p.id GROUP BY p.id`,
    );
    const games = await database.rows<{ image_url: string | null; preview_images: string[] }>(
      `SELECT image_url, preview_images FROM games WHERE arcade_id IS NULL`,
    );
    const shown = games.flatMap(({ image_url, preview_images }) => [image_url ?? [], ...preview_images].flat());
    expect(shown).toHaveLength(files.length);
    expect(shown.sort()).toEqual(pictures.map(({ address }) => address).sort());
    for (const { address, widths } of pictures)
      expect(widths).toEqual(pictureWidths(readPictureAddress(address)?.width ?? 0));
  });

  it('gives players usernames that pass the registration', async () => {
    const users = await database.rows<{ username: string; password_hash: string }>(`SELECT * FROM users`);
    for (const { username } of users) expect(username).toMatch(/^[A-Za-z0-9_.-]{3,32}$/);
    expect(await verify(users[0]?.password_hash ?? '', 'password')).toBe(false);
  });

  it('dates no row before its cause or in the future', async () => {
    const wrong = await database.rows(
      `SELECT FROM scores s JOIN users u ON u.id = s.user_id JOIN games g ON g.id = s.game_id
       WHERE s.created_at < u.created_at OR s.created_at < g.created_at OR s.created_at > $1`,
      [NOW],
    );
    expect(wrong).toHaveLength(0);
    const early = await database.rows(
      `SELECT FROM games g JOIN users u ON u.id = g.created_by WHERE g.created_at < u.created_at`,
    );
    expect(early).toHaveLength(0);
    const users = await database.rows<{ first: Date; last: Date }>(
      `SELECT min(created_at) AS first, max(created_at) AS last FROM users`,
    );
    expect(users[0]?.first.getTime()).toBeGreaterThanOrEqual(NOW.getTime() - 365 * DAY_MS);
    expect(users[0]?.last.getTime()).toBeLessThanOrEqual(NOW.getTime());
  });

  it('dates a large share of scores in this and the last week', () => {
    const inWeek = (time: number) => scores.filter(({ at }) => weekDate(at) === weekDate(time)).length / scores.length;
    expect(inWeek(NOW.getTime())).toBeGreaterThan(0.15);
    expect(inWeek(NOW.getTime() - 7 * DAY_MS)).toBeGreaterThan(0.15);
    expect(scores[0]?.at).toBeGreaterThanOrEqual(NOW.getTime() - 60 * DAY_MS);
  });

  it('uses no score id that a node will allocate', async () => {
    const [next] = await database.rows<{ first: string }>(`SELECT nextval('score_id_blocks') AS first`);
    expect(Math.max(...scores.map(({ id }) => id))).toBeLessThan(Number(next?.first));
    const inOrder = scores.every((score, index) => index === 0 || score.id > (scores[index - 1]?.id ?? 0));
    expect(inOrder).toBe(true);
  });

  it('stores each player’s best of all time', async () => {
    const rows = await database.rows(`SELECT * FROM personal_bests`);
    const stored = new Map(rows.map((row) => [`${row.user_id} ${row.board_id}`, toBest(row)]));
    expect(stored).toEqual(bestsOf(scores, (score) => `${score.user_id} ${score.game_id}`));
  });

  it('stores each player’s best of each week', async () => {
    const rows = await database.rows(
      `SELECT *, since::text AS monday, board_id AS game_id FROM period_bests WHERE period = 'week'`,
    );
    const stored = new Map(rows.map((row) => [`${row.monday} ${row.user_id} ${row.game_id}`, toBest(row)]));
    expect(stored).toEqual(bestsOf(scores, (score) => `${weekDate(score.at)} ${score.user_id} ${score.game_id}`));
  });

  it('sums up the totals of all time', async () => {
    const rows = await database.rows(`SELECT * FROM player_totals`);
    const stored = new Map(rows.map((row) => [row.user_id, { ...toTotal(row), games: row.games_played }]));
    expect(stored).toEqual(
      totalsOf(
        bestsOf(scores, (score) => `${score.user_id} ${score.game_id}`),
        (key) => key.slice(0, 36),
      ),
    );
  });

  it('sums up the totals of each week', async () => {
    const rows = await database.rows(`SELECT *, week::text AS monday FROM weekly_totals`);
    const stored = new Map(rows.map((row) => [`${row.monday} ${row.user_id}`, toTotal(row)]));
    const bests = bestsOf(scores, (score) => `${weekDate(score.at)} ${score.user_id} ${score.game_id}`);
    const naive = [...totalsOf(bests, (key) => key.slice(0, 47))];
    expect(stored).toEqual(new Map(naive.map(([key, { score, scoreId, at }]) => [key, { score, scoreId, at }])));
  });

  it('stores the champions of each finished week', async () => {
    const weeks = await database.rows<{ week: string; players: number }>(
      'SELECT week::text, players FROM finalized_weeks ORDER BY week',
    );
    const past = scores.filter(({ at }) => weekDate(at) < weekDate(NOW.getTime()));
    const players = Map.groupBy(past, ({ at }) => weekDate(at));
    expect(weeks).toEqual(
      [...players].map(([week, played]) => ({ week, players: new Set(played.map(({ user_id }) => user_id)).size })),
    );
    expect(weeks.length).toBeGreaterThanOrEqual(3);
    const leaders = await database.rows(
      `SELECT week::text, user_id FROM week_champions WHERE game_id IS NULL AND place = 1 ORDER BY week`,
    );
    const totals = await database.rows(
      `SELECT DISTINCT ON (week) week::text, user_id FROM weekly_totals WHERE week < $1
       ORDER BY week, score DESC, achieved_at, score_id`,
      [weekDate(NOW.getTime())],
    );
    expect(leaders).toEqual(totals);
  });

  it('grants the achievements and credits that the scores earn', async () => {
    const bests = bestsOf(scores, (score) => `${score.user_id} ${score.game_id}`);
    const ofPlayer = Map.groupBy(bests, ([key]) => key.slice(0, 36));
    const rows = await database.rows<{ id: string; credits: number; progress: Record<string, number> }>(
      `SELECT u.id, ${creditsOf('u.id')} AS credits, jsonb_object_agg(key, progress) AS progress
       FROM users u JOIN achievements a ON a.user_id = u.id GROUP BY u.id`,
    );
    expect(rows).toHaveLength(report.users);
    for (const { id, credits, progress } of rows) {
      const own = ofPlayer.get(id) ?? [];
      const bestScore = Math.max(0, ...own.map(([, { score }]) => score));
      const reached = achievementsOf({ bestScore, gamesPlayed: own.length });
      expect(progress).toEqual(Object.fromEntries(reached.map((each) => [each.key, each.progress])));
      const earned = reached.map((each) => (each.progress === 100 ? achievementRule(each.key).credits : 0));
      expect(credits).toBe(earned.reduce((sum, amount) => sum + amount, 0));
    }
  });

  it('creates comments in four languages by players of the game, none of them twice', async () => {
    const comments = await database.rows<{ content: string; game_id: number; early: boolean; late: boolean }>(
      `SELECT content, game_id, created_at < users.joined OR NOT EXISTS (
         SELECT FROM scores s WHERE s.user_id = c.user_id AND s.game_id = c.game_id AND s.created_at <= c.created_at
       ) AS early, updated_at > $1 OR updated_at < created_at AS late
       FROM comments c JOIN (SELECT id AS user_id, created_at AS joined FROM users) users USING (user_id)`,
      [NOW],
    );
    expect(comments.length).toBeGreaterThan(150);
    expect(comments.filter(({ early, late }) => early || late)).toEqual([]);
    expect(new Set(comments.map(({ content }) => content)).size).toBe(comments.length);
    for (const word of [/\bthe\b/, /\bund\b|\bnicht\b/i, /\bpas\b|\bbien\b/i, /\bque\b|\bmuy\b/i]) {
      expect(comments.filter(({ content }) => word.test(content)).length).toBeGreaterThan(3);
    }
    const edited = await database.rows(`SELECT FROM comments WHERE updated_at > created_at AND revision = 2`);
    expect(edited.length).toBeGreaterThan(5);
    const busiest = await database.rows<{ total: number }>(`SELECT total FROM comment_counts ORDER BY total DESC`);
    expect(busiest[2]?.total).toBeGreaterThan(10);
  });

  it('repeats no phrase in the comments of a game', async () => {
    const games = await database.rows<{ texts: string[] }>(
      'SELECT array_agg(content) AS texts FROM comments GROUP BY game_id',
    );
    const phrases = Object.values(readCommentPhrases()).flatMap(({ opinions, details, games: ofGames }) => [
      ...opinions,
      ...details,
      ...Object.values(ofGames).flat(),
    ]);
    const repeated = games.flatMap(({ texts }) =>
      phrases.filter((phrase) => texts.filter((text) => text.includes(phrase)).length > 1),
    );
    expect(repeated).toEqual([]);
  });

  it('knows what players say of each playable game, in four languages', () => {
    for (const [language, { games }] of Object.entries(readCommentPhrases())) {
      expect({ language, games: Object.keys(games).sort() }).toEqual({ language, games: [...PLAYABLE].sort() });
    }
  });

  it('counts comments and ratings of a game', async () => {
    const comments = await database.rows<{ total: number; version: number; counted: number; changes: number }>(
      `SELECT total, version, count(c.id)::int AS counted, sum(c.revision)::int AS changes
       FROM comment_counts n FULL JOIN comments c USING (game_id) GROUP BY game_id, total, version`,
    );
    for (const { total, version, counted, changes } of comments) {
      expect({ total, version }).toEqual({ total: counted, version: changes });
    }
    const games = await database.rows<{ id: number; count: number; sum: number; given: (number | null)[] }>(
      `SELECT id, rating_count AS count, rating_sum AS sum, array[given_1, given_2, given_3, given_4, given_5] AS given
       FROM games LEFT JOIN rating_counts ON game_id = id`,
    );
    const ratings = await database.rows<{ game_id: number; rating: number }>(`SELECT game_id, rating FROM ratings`);
    expect(ratings.length).toBeGreaterThan(400);
    for (const { id, count, sum, given } of games) {
      const own = ratings.filter((each) => each.game_id === id).map(({ rating }) => rating);
      expect({ count, sum }).toEqual({ count: own.length, sum: own.reduce((points, rating) => points + rating, 0) });
      const spread = [1, 2, 3, 4, 5].map((stars) => own.filter((rating) => rating === stars).length);
      expect(given.map((times) => times ?? 0)).toEqual(spread);
    }
  });

  it('counts days played and players of a game', async () => {
    const days = await database.rows(`SELECT day::text AS day, user_id, game_id FROM play_days`);
    const naiveDays = scores.map((s) => `${new Date(s.at).toISOString().slice(0, 10)} ${s.user_id} ${s.game_id}`);
    expect(days.map((row) => `${row.day} ${row.user_id} ${row.game_id}`).sort()).toEqual(
      [...new Set(naiveDays)].sort(),
    );

    const games = await database.rows<{ id: number; player_count: number }>(`SELECT id, player_count FROM games`);
    for (const { id, player_count } of games) {
      const players = new Set(scores.filter((score) => score.game_id === id).map((score) => score.user_id));
      expect(player_count).toBe(players.size);
    }
  });
});

function toBest(row: Record<string, unknown>): Best {
  return {
    score: Number(row.score),
    scoreId: Number(row.score_id),
    at: (row.achieved_at as Date).getTime(),
    previous: row.previous_score === null ? null : Number(row.previous_score),
  };
}

function toTotal(row: Record<string, unknown>) {
  return { score: Number(row.score), scoreId: Number(row.score_id), at: (row.achieved_at as Date).getTime() };
}
