import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Daily } from '@gamegeek/contracts/daily/daily.schemas.js';
import type { InboxPage } from '@gamegeek/contracts/inbox/inbox.schemas.js';
import type { RoundAnswer } from '@gamegeek/contracts/play/play.schemas.js';
import type { LeaderboardPage } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { WeekChampions } from '@gamegeek/contracts/scores/weeks.schemas.js';
import { dayOf } from '@gamegeek/rules/boards/periods.js';
import { weekEnd, weekName } from '@gamegeek/rules/iso-week.js';
import { DatabaseClock } from '../../../src/core/database/database-clock.service.js';
import { RemindDailyJob } from '../../../src/modules/community/inbox/daily-reminders/remind-daily.job.js';
import { Invalidations } from '../../../src/core/redis/invalidations.service.js';
import { GAME_CHANGED } from '../../../src/modules/games/directory/game-directory.service.js';
import { ScoreProofs } from '../../../src/modules/play/proofs/score-proofs.service.js';
import { DailyBoardsRepository } from '../../../src/modules/scores/daily-boards/daily-boards.repository.js';
import { ForgetRecordingsJob } from '../../../src/modules/play/recordings/forget-recordings.job.js';
import { makeGame, type MadeGame } from '../../factories/game.factory.js';
import { makePlay } from '../../factories/play.factory.js';
import { makeUser, type MadeUser } from '../../factories/user.factory.js';
import { setDatabaseClock } from '../../support/database-clock.js';
import { playAsGuest } from '../../support/guest-plays.js';
import { expectError } from '../../support/http/expect-error.js';
import { LiveClients } from '../../support/live-client.js';
import { removeScore, restoreScore } from '../../support/scores/remove-score.js';
import { waitForRanks } from '../../support/scores/wait-for-ranks.js';
import { startTestApp, type TestApp } from '../../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.js';
import { until } from '../../support/until.js';

const bearer = { type: 'bearer' } as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Replays a log of `1.` and any text to the length of the text. */
const LENGTHS = `data:text/javascript,${encodeURIComponent(`
  export const replay = (id, seed, log) => ({ score: log.length - 2, isOver: true, seconds: 0, achievements: [], ticks: 0 });
`)}`;

let database: TestDatabase;
let node: TestApp;
/** The only game of the arcade. */
let game: MadeGame;
let ada: MadeUser;
let bob: MadeUser;
const live = new LiveClients();
/** How far the clock of the database is ahead. */
let ahead = 0;
/** Each test has a week of its own, which begins with this noon of a Monday. */
let noon = weekEnd(Date.now()) - 7 * DAY + 12 * HOUR;

beforeAll(async () => {
  database = await createTestDatabase();
  await moveTo(noon);
  jest.spyOn(DatabaseClock.prototype, 'now').mockImplementation(() => Date.now() + ahead);
  jest.spyOn(DatabaseClock.prototype, 'isMachineRight', 'get').mockReturnValue(true);
  node = await startTestApp({ database });
  node.app.get(ScoreProofs).register('merge', LENGTHS);
  await waitForRanks(node);
  game = await makeGame(database, { launch: 'hosted', arcadeId: 'merge' });
  await database.rows(`UPDATE games SET accepts = 'plays' WHERE id = $1`, [game.id]);
  // These defaults were made with the real time.
  await database.rows(`ALTER TABLE play_sessions ALTER last_ping_at SET DEFAULT test_clock.now()`);
  await database.rows(`ALTER TABLE play_rounds ALTER started_at SET DEFAULT test_clock.now()`);
});
beforeEach(async () => {
  noon += 7 * DAY;
  await moveTo(noon);
  ada = await makeUser(database);
  bob = await makeUser(database);
  for (const { id } of [ada, bob])
    await database.rows(`UPDATE sessions SET expires_at = $2, last_seen_at = $2 WHERE user_id = $1`, [
      id,
      '2099-01-01',
    ]);
});
afterEach(() => live.closeAll());
afterAll(async () => {
  await node?.close();
  await database?.drop();
});

async function moveTo(time: number): Promise<void> {
  ahead = time - Date.now();
  await setDatabaseClock(database, new Date(time));
}

const now = () => Date.now() + ahead;
const dayAt = (time: number) => dayOf(time);

/** The token of a new play session, as a page of its own has it. */
async function openPlay(player: MadeUser, of: { id: number } = game): Promise<string> {
  const { token } = await makePlay(database, { game: of, player, startedAt: now(), expiresAt: now() + DAY });
  return token;
}

const ask = (token: string, body: object = {}) => node.request.post('/api/daily/round').auth(token, bearer).send(body);
const begin = async (token: string) => (await ask(token).expect(200)).body as RoundAnswer;

async function finish(token: string, round: string, score: number) {
  const sent = { gameId: game.id, score, round, details: { log: `1.${'x'.repeat(score)}` } };
  return (await node.request.post('/api/scores').auth(token, bearer).send(sent).expect(200)).body as { id: number };
}

/** Plays the daily of today. */
async function play(player: MadeUser, score: number): Promise<number> {
  const token = await openPlay(player);
  const { round } = await begin(token);
  return (await finish(token, round, score)).id;
}

async function daily(player?: MadeUser, query = ''): Promise<Daily> {
  const request = node.request.get(`/api/daily${query}`);
  return (await (player ? request.auth(player.token, bearer) : request).expect(200)).body as Daily;
}

async function board(asked: string): Promise<[name: string, rank: number, score: number][]> {
  const { body } = await node.request.get(`/api/leaderboard?daily=${asked}`).expect(200);
  return (body as LeaderboardPage).entries.map(({ username, rank, score }) => [username, rank, score]);
}

const recordingOf = (scoreId: number) => node.request.get(`/api/scores/${scoreId}/recording`);

describe('the daily', () => {
  it('is one game and one seed for all, ends at 00:00 UTC, and has a board of the day', async () => {
    const day = dayAt(noon);
    expect({ ...(await daily()), previous: null }).toEqual({
      ...{ day, number: expect.any(Number), gameId: game.id, gameName: game.name, arcadeId: 'merge' },
      ...{ endsAt: `${dayAt(noon + DAY)}T00:00:00.000Z`, over: false, players: 0 },
      ...{ played: false, yourScore: null, yourRank: null, yourBeaten: null, yourScoreId: null },
      ...{ streak: 0, freezes: 0 },
      ...{ previous: null, next: null },
    });
    const [adas, bobs] = [await openPlay(ada), await openPlay(bob)];
    const [first, second] = [await begin(adas), await begin(bobs)];
    expect(first.seed).toEqual(expect.any(Number));
    expect([second.seed, second.round === first.round]).toEqual([first.seed, false]);
    expect(await daily(ada)).toMatchObject({ played: true, yourScore: null, players: 0 });

    const { id } = await finish(adas, first.round, 20);
    await finish(bobs, second.round, 30);
    expect(await board(day)).toEqual([
      [bob.username, 1, 30],
      [ada.username, 2, 20],
    ]);
    expect(await daily(ada)).toMatchObject({ players: 2, yourScore: 20, yourRank: 2, yourScoreId: id, streak: 1 });
    expect(await daily(bob)).toMatchObject({ yourScore: 30, yourRank: 1, yourBeaten: 1 });
    // It counts like any other score as well.
    const { body } = await node.request.get(`/api/leaderboard?gameId=${game.id}&around=${ada.id}`).expect(200);
    expect((body as LeaderboardPage).entries.map((entry) => entry.userId)).toContain(ada.id);
  });

  it('counts one run, also if it was left, from whatever page it is asked for again', async () => {
    const token = await openPlay(ada);
    const { round } = await begin(token);
    const otherTab = await openPlay(ada);
    expectError(await ask(otherTab), 'daily_played');
    await database.rows(`UPDATE play_rounds SET started_at = started_at - interval '1 minute'`);
    expectError(await ask(token), 'daily_played');
    // Other rounds of the game are as usual.
    const { body: free } = await node.request.post('/api/play/rounds').auth(otherTab, bearer).expect(200);
    await finish(otherTab, (free as RoundAnswer).round, 90);
    expect(await board(dayAt(noon))).toEqual([]);
    await finish(token, round, 15);
    await finish(token, round, 15);
    expectError(await ask(await openPlay(ada)), 'daily_played');
    expect(await board(dayAt(noon))).toEqual([[ada.username, 1, 15]]);
  });

  it('takes no value of another board of its game', async () => {
    await database.rows(
      `INSERT INTO boards (game_id, slug, name, accepts, direction) VALUES ($1, 'least', 'Least', 'plays', 'asc')
       ON CONFLICT DO NOTHING`,
      [game.id],
    );
    await node.app.get(Invalidations).publish(GAME_CHANGED, game.id);
    const token = await openPlay(ada);
    const { round } = await begin(token);
    const sent = { gameId: game.id, board: 'least', score: 5, round, details: { log: '1.xxxxx' } };
    await until(
      () => node.request.post('/api/scores').auth(token, bearer).send(sent),
      ({ status }) => status === 200,
    );
    expect(await board(dayAt(noon))).toEqual([]);
  });

  it('gives the round once more to a session whose answer was lost', async () => {
    const token = await openPlay(ada);
    const { round, seed } = await begin(token);
    expect(await begin(token)).toMatchObject({ round, seed });
  });

  it('is begun once by concurrent requests of several pages', async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map(() => openPlay(ada)));
    const statuses = await Promise.all(tokens.map(async (token) => (await ask(token)).status));
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });

  it('is refused with a token of another game, and an impossible time zone', async () => {
    const other = await makeGame(database);
    expectError(await ask(await openPlay(ada, other)), 'wrong_game');
    expectError(await ask(await openPlay(ada), { utcOffset: 841 }), 'validation_failed', {
      utcOffset: ['utcOffset must be a whole number of minutes from -840 to 840'],
    });
    expect(await daily(ada)).toMatchObject({ played: false });
  });

  it('is a new one tomorrow, and the days in a row are two; one that is left out ends them', async () => {
    const token = await openPlay(ada);
    const { seed } = await begin(token);
    const { number } = await daily();
    await moveTo(noon + DAY);
    const again = await openPlay(ada);
    const tomorrow = await begin(again);
    expect(tomorrow.seed).not.toBe(seed);
    expect(await daily(ada)).toMatchObject({ number: number + 1, streak: 2, previous: dayAt(noon) });
    expect(await daily(ada, `?day=${dayAt(noon)}`)).toMatchObject({ number, over: true, next: dayAt(noon + DAY) });
    const { body: profile } = await node.request.get(`/api/users/${ada.username}`).expect(200);
    expect(profile).toMatchObject({ dailyStreak: 2 });
    await moveTo(noon + 3 * DAY);
    expect(await daily(ada)).toMatchObject({ played: false, streak: 0 });
  });

  it('ends a streak on open pages when the last day to go on with it is over', async () => {
    await play(ada, 10);
    const page = await live.connect(node.url, { token: ada.token });
    const shown: (number | undefined)[] = [];
    const watch = async () => shown.push((await page.watching('me')).snapshot.dailyStreak);
    page.socket.on('reset', () => void watch());
    await watch();
    await moveTo(noon + DAY);
    await until(
      () => shown.length,
      (count) => count > 1,
    );
    await moveTo(noon + 2 * DAY);
    await until(
      () => shown.at(-1),
      (streak) => streak === undefined,
    );
    expect(shown.slice(0, 2)).toEqual([1, 1]);
  });

  it('counts for the day on which its run began', async () => {
    await moveTo(noon + 12 * HOUR - 60_000);
    const token = await openPlay(ada);
    const { round } = await begin(token);
    await moveTo(noon + 13 * HOUR);
    await finish(token, round, 25);
    expect(await board(dayAt(noon))).toEqual([[ada.username, 1, 25]]);
    expect(await daily(ada)).toMatchObject({ day: dayAt(noon + DAY), played: false, streak: 1 });
    expect(await play(ada, 12)).toEqual(expect.any(Number));
    expect(await board(dayAt(noon + DAY))).toEqual([[ada.username, 1, 12]]);
  });

  it('shows nothing of days to come, also after a clock was set back', async () => {
    await play(ada, 10);
    await moveTo(noon + DAY);
    await play(ada, 11);
    await moveTo(noon);
    const tomorrow = dayAt(noon + DAY);
    expectError(await node.request.get(`/api/daily?day=${tomorrow}`), 'not_found');
    expectError(await node.request.get(`/api/leaderboard?daily=${tomorrow}`), 'validation_failed', {
      daily: ['daily must not be in the future'],
    });
    expect(await daily(ada)).toMatchObject({ day: dayAt(noon), played: true, yourScore: 10, streak: 1, next: null });
    expectError(await ask(await openPlay(ada)), 'daily_played');
  });

  it.each(['2026-02-30', '2026-13', '0000-01-01', '0000-01', 'today'])('has no board for %s', async (asked) => {
    expect((await node.request.get(`/api/leaderboard?daily=${asked}`)).status).toBe(400);
  });

  it('has a board of its own, without parts of boards of games', async () => {
    expectError(await node.request.get(`/api/leaderboard?daily=${dayAt(noon)}&gameId=1`), 'validation_failed', {
      daily: ['daily is a board of its own: send it without gameId, board, edition, at, around, following'],
    });
  });
});

describe('the boards of months and weeks', () => {
  it('sum the points of the days that are over', async () => {
    const player = async (member: MadeUser, score: number) => play(member, score);
    const best = await player(ada, 40);
    await player(bob, 30);
    await moveTo(noon + DAY);
    await player(bob, 50);
    await moveTo(noon + 2 * DAY);
    await player(bob, 60);
    const ofTheseDays = (rows: [string, number, number][]) =>
      rows.filter(([name]) => [ada.username, bob.username].includes(name)).map(([name, , score]) => [name, score]);
    const month = dayAt(noon).slice(0, 7);
    if (dayAt(noon + 2 * DAY).startsWith(month))
      expect(ofTheseDays(await board(month))).toEqual([
        [bob.username, 190],
        [ada.username, 100],
      ]);

    await moveTo(noon + 7 * DAY);
    const { body } = await node.request.get(`/api/leaderboard/weeks/${weekName(noon)}`).expect(200);
    expect((body as WeekChampions).daily).toEqual([
      expect.objectContaining({ place: 1, username: bob.username, points: 290, days: 3 }),
      expect.objectContaining({ place: 2, username: ada.username, points: 100, days: 1, bestScoreId: best }),
    ]);
  });

  it('count 100, 90, 81 and 73 for the first four ranks of a day, and nothing before it is over', async () => {
    const players = [ada, bob, await makeUser(database), await makeUser(database)];
    for (const [index, player] of players.entries()) await play(player, 40 - index);
    const points = () => node.app.get(DailyBoardsRepository).sums(dayAt(noon), dayAt(noon), { limit: 10, offset: 0 });
    expect(await points()).toEqual([]);
    await moveTo(noon + DAY);
    expect((await points()).map(({ userId, score }) => [userId, score])).toEqual([
      [ada.id, 100],
      [bob.id, 90],
      [players[2]?.id, 81],
      [players[3]?.id, 73],
    ]);
  });

  it('show no winners before the week is over', async () => {
    await play(ada, 10);
    const { body } = await node.request.get(`/api/leaderboard/weeks/${weekName(noon)}`).expect(200);
    expect((body as WeekChampions).daily).toEqual([]);
  });
});

describe('a score of the daily', () => {
  it('that is removed leaves the board of the day, and returns with it', async () => {
    const id = await play(ada, 20);
    await play(bob, 10);
    await removeScore(node, id);
    expect(await board(dayAt(noon))).toEqual([[bob.username, 1, 10]]);
    expect(await daily(ada)).toMatchObject({ played: true, yourScore: null, yourRank: null });
    await restoreScore(node, id);
    expect(await board(dayAt(noon))).toHaveLength(2);
  });

  it('has a recording, which only those see who have played it, and nobody races, until the day is over', async () => {
    const better = await openPlay(ada);
    const { body: free } = await node.request.post('/api/play/rounds').auth(better, bearer).expect(200);
    const best = await finish(better, (free as RoundAnswer).round, 90);
    await until(
      () => database.rows('SELECT FROM period_bests WHERE score_id = $1', [best.id]),
      (rows) => rows.length > 0,
    );
    // Below the best of the week, whose runs would have none.
    const id = await play(ada, 20);
    expectError(await recordingOf(id), 'forbidden');
    expectError(await recordingOf(id).auth(bob.token, bearer), 'forbidden');
    const { headers } = await recordingOf(id).auth(ada.token, bearer).expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const bobs = await openPlay(bob);
    await begin(bobs);
    const { body: watched } = await recordingOf(id).auth(bob.token, bearer).expect(200);
    expect(watched).toMatchObject({ races: null });
    // A race would tell the seed.
    expectError(await node.request.post(`/api/scores/${id}/races`).auth(bobs, bearer), 'forbidden');

    await moveTo(noon + 10 * DAY);
    await node.app.get(ForgetRecordingsJob).run();
    await database.rows(`UPDATE recordings SET replaced_at = now() - interval '30 days', opened_at = NULL`);
    await node.app.get(ForgetRecordingsJob).run();
    const { headers: later } = await recordingOf(id).expect(200);
    expect(later['cache-control']).toBe('public, max-age=60');
    noon += 7 * DAY;
  });
});

describe('a guest', () => {
  const withCookie = async (cookie: string) =>
    (await node.request.get('/api/daily').set('Cookie', cookie).expect(200)).body as Daily;

  it('plays the daily once, and sees the rank that the score would have', async () => {
    await play(bob, 50);
    await play(ada, 20);
    const { token, cookie } = await playAsGuest(node, game.id);
    const { round } = await begin(token);
    await finish(token, round, 20);
    expect(await withCookie(cookie)).toMatchObject({
      ...{ played: true, yourScore: 20, yourRank: 2, yourBeaten: 0, yourScoreId: null, players: 2, streak: 1 },
    });
    const { token: again } = await playAsGuest(node, game.id, cookie);
    expectError(await ask(again), 'daily_played');
  });

  it('who signs in keeps the run on the board, although another run was better', async () => {
    const { token, cookie } = await playAsGuest(node, game.id);
    const { round } = await begin(token);
    await finish(token, round, 20);
    const { body: free } = await node.request.post('/api/play/rounds').auth(token, bearer).expect(200);
    await finish(token, (free as RoundAnswer).round, 70);
    const claim = () =>
      node.request.post('/api/user/guest-scores/claim').set('Cookie', cookie).auth(ada.token, bearer).expect(200);
    await claim();
    await claim();
    expect(await board(dayAt(noon))).toEqual([[ada.username, 1, 20]]);
    expect(await daily(ada)).toMatchObject({ played: true, yourScore: 20, yourRank: 1, streak: 1 });
    expectError(await ask(await openPlay(ada)), 'daily_played');
  });

  it('who signs in to an account that has played keeps the run of the account', async () => {
    await play(ada, 30);
    const { token, cookie } = await playAsGuest(node, game.id);
    const { round } = await begin(token);
    await finish(token, round, 60);
    await node.request.post('/api/user/guest-scores/claim').set('Cookie', cookie).auth(ada.token, bearer).expect(200);
    expect(await board(dayAt(noon))).toEqual([[ada.username, 1, 30]]);
  });
});

describe('a reminder', () => {
  const remind = () => node.app.get(RemindDailyJob).run();
  const noticesOf = async (player: MadeUser) => {
    const { body } = await node.request.get('/api/user/inbox').auth(player.token, bearer).expect(200);
    return (body as InboxPage).notices.map(({ kind, details }) => ({ kind, details }));
  };
  const DUE = [{ kind: 'daily_streak', details: { days: 3 } }];

  /** Plays on this day and the next two, with a clock that is so many minutes ahead of UTC. */
  async function playThreeDays(player: MadeUser, utcOffset: number): Promise<void> {
    for (const days of [0, 1, 2]) {
      await moveTo(noon + days * DAY);
      await ask(await openPlay(player), { utcOffset }).expect(200);
    }
  }

  it('comes once at 18:00 on the clock of a player whose streak of three ends today', async () => {
    await playThreeDays(ada, 120);
    await playThreeDays(bob, -300);
    await moveTo(noon + 3 * DAY + 3.9 * HOUR);
    await remind();
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([[], []]);
    await moveTo(noon + 3 * DAY + 4.1 * HOUR);
    await remind();
    await remind();
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([DUE, []]);
    await moveTo(noon + 3 * DAY + 11.1 * HOUR);
    await remind();
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([DUE, DUE]);
  });

  it('does not come to a player who has played today, or whose streak is shorter', async () => {
    await playThreeDays(ada, 0);
    await moveTo(noon + 3 * DAY);
    await ask(await openPlay(ada)).expect(200);
    await moveTo(noon + 2 * DAY);
    await ask(await openPlay(bob)).expect(200);
    await moveTo(noon + 3 * DAY + 8 * HOUR);
    await remind();
    expect([await noticesOf(ada), await noticesOf(bob)]).toEqual([[], []]);
  });

  it('is emailed only to those who want it', async () => {
    await node.request.put('/api/user/preferences').auth(bob.token, bearer).send({ daily_reminder: true }).expect(200);
    await playThreeDays(ada, 0);
    await playThreeDays(bob, 0);
    await moveTo(noon + 3 * DAY + 8 * HOUR);
    await remind();
    const mailed = await database.rows(
      `SELECT user_id FROM notices WHERE kind = 'daily_streak' AND mail_at IS NOT NULL AND user_id = ANY ($1)`,
      [[ada.id, bob.id]],
    );
    expect(mailed).toEqual([{ user_id: bob.id }]);
  });
});

describe('a game with hidden information', () => {
  it('has the same secrets for all on its day', async () => {
    const codes = await makeGame(database, { launch: 'hosted', arcadeId: 'codes' });
    await database.rows(`UPDATE games SET accepts = 'plays' WHERE id = $1`, [codes.id]);
    // The two games take turns.
    if ((await daily()).gameId !== codes.id) await moveTo(noon + DAY);
    expect((await daily()).gameId).toBe(codes.id);
    const answers = [];
    for (const player of [ada, bob]) {
      const token = await openPlay(player, codes);
      const { round, seed } = await begin(token);
      expect(seed).toBeNull();
      for (const [at, input] of ['0a', '0b'].entries()) {
        const guess = { round, at, input };
        const { body } = await node.request
          .post('/api/play/rounds/guesses')
          .auth(token, bearer)
          .send(guess)
          .expect(200);
        answers.push(body);
      }
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2));
  });
});
