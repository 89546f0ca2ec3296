import { randomBytes, randomUUID } from 'node:crypto';
import { ARCADE_GAME_IDS } from '@gamegeek/arcade/game.js';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { TODAY } from '../../../core/database/database-time.js';
import { Sql, type Row } from '../../../core/database/sql.service.js';
import type { DailyFinished } from '../../scores/daily-boards/daily-boards.events.js';
import type { Recording, ScoreOrigin } from '../../scores/submission/submission.js';
import { SEED_BYTES, type StartedRound } from '../rounds/rounds.repository.js';

export interface DailyRow extends Row {
  day: string;
  number: number;
  gameId: number;
  gameName: string;
  arcadeId: string;
  isToday: boolean;
  previous: string | null;
  next: string | null;
}

/** The player of a run: an account, or the guest of a browser. */
export type DailyPlayer = { userId: string } | { guestId: string };

export interface DailyRun extends Row {
  scoreId: number | null;
  /** Null before the run is over, and of a score that was removed or waits for a maker of the game. */
  score: number | null;
}

/** A run that a guest has finished, with what its score is stored with. */
export interface GuestRun extends Row {
  roundId: string;
  gameId: number;
  score: number | null;
  origin: ScoreOrigin;
}

/** $1 day; today if it is null. None in the future, as after a clock that was set back. */
const FIND = {
  name: 'find-daily',
  text: `
    SELECT d.day, d.number, d.game_id AS "gameId", g.name AS "gameName", g.arcade_id AS "arcadeId", d.day = ${TODAY} AS "isToday",
           (SELECT max(day) FROM dailies WHERE day < d.day) AS previous,
           (SELECT min(day) FROM dailies WHERE day > d.day AND day <= ${TODAY}) AS next
    FROM dailies d JOIN games g ON g.id = d.game_id AND g.active
    WHERE d.day = coalesce($1::date, ${TODAY}) AND d.day <= ${TODAY}`,
};

/**
 * $1 seed, $2 ids of the arcade in turn. Draws the daily of today: its game is the next one in turn of those that are
 * listed. Of concurrent draws one is stored.
 */
const DRAW = {
  name: 'draw-daily',
  text: `
    WITH arcade AS (
      SELECT id, row_number() OVER (ORDER BY array_position($2::text[], arcade_id)) - 1 AS turn, count(*) OVER () AS games
      FROM games WHERE arcade_id = ANY($2::text[]) AND active
    )
    INSERT INTO dailies (day, number, game_id, seed, drawn_at)
    SELECT ${TODAY}, (SELECT coalesce(max(number), 0) + 1 FROM dailies), id, $1, now()
    FROM arcade WHERE turn = (${TODAY} - date '2000-01-03') % games
    ON CONFLICT DO NOTHING`,
};

/**
 * $1 play session, $2 round, $3 day, $4 minutes ahead of UTC or null, $5 log. A session that was started as a guest may
 * belong to an account by now. Returns no row if the player has begun the counted run of the day.
 */
const BEGIN = {
  name: 'begin-daily-run',
  text: `
    WITH run AS (
      INSERT INTO daily_runs (round_id, day, user_id, guest_id, utc_offset, started_at)
      SELECT $2::uuid, $3::date, p.user_id, CASE WHEN p.user_id IS NULL THEN p.guest_id END, $4::smallint, now()
      FROM play_sessions p WHERE p.id = $1
      ON CONFLICT DO NOTHING RETURNING round_id, day
    )
    INSERT INTO play_rounds (id, session_id, seed, log, day, started_at)
    SELECT run.round_id, $1, d.seed, $5::text, run.day, now() FROM run JOIN dailies d ON d.day = run.day
    RETURNING id, seed, started_at AS "startedAt"`,
};

/** $1 play session, $2 day, $3 log of a run without inputs. A repeat of a request whose answer was lost. */
const REPEAT = {
  name: 'repeat-daily-round',
  text: `
    SELECT p.id, p.seed, p.started_at AS "startedAt" FROM play_rounds p JOIN daily_runs r ON r.round_id = p.id
    WHERE p.session_id = $1 AND r.day = $2::date AND r.score_id IS NULL AND r.guest_score IS NULL
      AND p.log IS NOT DISTINCT FROM $3::text AND p.started_at > now() - interval '10 seconds'`,
};

/** $1 day, $2 account, $3 guest; one of them is null. */
const RUN_OF = {
  name: 'daily-run-of-player',
  text: `
    SELECT s.id AS "scoreId", coalesce(s.score, r.guest_score) AS score
    FROM daily_runs r LEFT JOIN scores s ON s.id = r.score_id
    WHERE r.day = $1::date AND (r.user_id = $2::uuid OR r.guest_id = $3::uuid)`,
};

/** $1 account. In order. */
const DAYS_OF = { name: 'daily-days-of-user', text: 'SELECT day FROM daily_runs WHERE user_id = $1 ORDER BY day' };

/** $1 guest. */
const DAYS_OF_GUEST = {
  name: 'daily-days-of-guest',
  text: 'SELECT day FROM daily_runs WHERE guest_id = $1 ORDER BY day',
};

/** $1 round, $2 score. Returns a row once, if the run is of an account. */
const FINISH = {
  name: 'finish-daily-run',
  text: `
    UPDATE daily_runs SET score_id = $2 WHERE round_id = $1 AND score_id IS NULL AND user_id IS NOT NULL
    RETURNING day, user_id AS "userId"`,
};

/**
 * $1 score, $2 version of the rules, $3 seed, $4 log, $5 ticks: the recording of a run that was no best of its player.
 */
const KEEP_RECORDING = {
  name: 'keep-daily-recording',
  text: `
    INSERT INTO recordings (score_id, user_id, game_id, rules_version, seed, log, ticks)
    SELECT s.id, s.user_id, s.game_id, $2, decode($3, 'hex'), convert_to($4, 'UTF8'), $5 FROM scores s WHERE s.id = $1
    ON CONFLICT (score_id) DO NOTHING`,
};

/** $1 round, $2 score, $3 origin. */
const FINISH_AS_GUEST = {
  name: 'finish-daily-run-of-guest',
  text: `
    UPDATE daily_runs SET guest_score = $2, guest_origin = $3::jsonb
    WHERE round_id = $1 AND guest_id IS NOT NULL AND guest_score IS NULL`,
};

/** $1 guest, $2 account. The runs of days on which the account has none. */
const CLAIMABLE = {
  name: 'claimable-daily-runs',
  text: `
    SELECT r.round_id AS "roundId", d.game_id AS "gameId", r.guest_score AS score, r.guest_origin AS origin
    FROM daily_runs r JOIN dailies d USING (day)
    WHERE r.guest_id = $1 AND NOT EXISTS (SELECT FROM daily_runs o WHERE o.day = r.day AND o.user_id = $2) ORDER BY r.day`,
};

/** $1 round, $2 account. Not if the account has begun the run of the day meanwhile. */
const CLAIM = {
  name: 'claim-daily-run',
  text: `
    UPDATE daily_runs r SET user_id = $2, guest_id = NULL, guest_score = NULL, guest_origin = NULL
    WHERE round_id = $1 AND guest_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM daily_runs o WHERE o.day = r.day AND o.user_id = $2)`,
};

/** The daily of each day, and the counted runs. */
@Injectable()
export class DailiesRepository {
  constructor(private readonly sql: Sql) {}

  /** The daily of a day, by default of today, which is drawn when it is first asked for. */
  async find(day?: string): Promise<DailyRow | undefined> {
    const [row] = await this.sql.run<DailyRow>(FIND, [day ?? null]);
    if (row || day !== undefined) return row;
    await this.sql.run(DRAW, [randomBytes(SEED_BYTES), ARCADE_GAME_IDS]);
    const [drawn] = await this.sql.run<DailyRow>(FIND, [null]);
    return drawn;
  }

  /** The counted round of the player of a session; undefined if it was begun before. */
  async begin(
    day: string,
    { sessionId, utcOffset, log }: { sessionId: string; utcOffset: number | undefined; log: string | null },
  ): Promise<StartedRound | undefined> {
    const values = [sessionId, randomUUID(), day, utcOffset ?? null, log];
    const [started] = await this.sql.run<StartedRound>(BEGIN, values);
    if (started) return started;
    const [repeated] = await this.sql.run<StartedRound>(REPEAT, [sessionId, day, log]);
    return repeated;
  }

  async runOf(day: string, player: DailyPlayer): Promise<DailyRun | undefined> {
    const [row] = await this.sql.run<DailyRun>(RUN_OF, [day, ...columnsOf(player)]);
    return row;
  }

  /** The days played, in order. */
  async daysOf(player: DailyPlayer): Promise<string[]> {
    const [userId, guestId] = columnsOf(player);
    const rows = await (userId === null
      ? this.sql.run<{ day: string }>(DAYS_OF_GUEST, [guestId])
      : this.sql.run<{ day: string }>(DAYS_OF, [userId]));
    return rows.map(({ day }) => day);
  }

  /** Once: undefined with a repeat. The recording is kept, although the run may be no best of its player. */
  async finish(
    client: PoolClient,
    { roundId, scoreId, recording }: { roundId: string; scoreId: number; recording: Recording | null },
  ): Promise<DailyFinished | undefined> {
    const { rows } = await client.query<DailyFinished>({ ...FINISH, values: [roundId, scoreId] });
    const [finished] = rows;
    if (finished && recording) {
      const { rulesVersion, seed, log, ticks } = recording;
      await client.query({ ...KEEP_RECORDING, values: [scoreId, rulesVersion, seed, log, ticks] });
    }
    return finished;
  }

  async finishAsGuest(roundId: string, score: number, origin: ScoreOrigin): Promise<void> {
    await this.sql.run(FINISH_AS_GUEST, [roundId, score, origin]);
  }

  claimable(guestId: string, userId: string): Promise<GuestRun[]> {
    return this.sql.run<GuestRun>(CLAIMABLE, [guestId, userId]);
  }

  async claim(client: PoolClient, roundId: string, userId: string): Promise<void> {
    await client.query({ ...CLAIM, values: [roundId, userId] });
  }
}

const columnsOf = (player: DailyPlayer): [userId: string | null, guestId: string | null] =>
  'userId' in player ? [player.userId, null] : [null, player.guestId];
