import { MAX_SCORE } from '@gamegeek/contracts/boards/board-settings.js';
import { OTHER, UNKNOWN } from '@gamegeek/contracts/game-stats/game-stats.schemas.js';
import { PLAY_SILENCE } from '@gamegeek/contracts/play/play-limits.js';
import { BUCKETS_PER_POWER } from '@gamegeek/rules/score-buckets.js';
import { TODAY } from '../../../core/database/database-time.js';

/** A score may become visible a moment after its day is over; after an hour all of them are. */
const FINAL_AFTER = `interval '1 hour'`;
/** Older plays may have been deleted. */
const DAYS_BACK = 27;
/** Origins that are listed for each game and day. */
const MAX_ORIGINS = 20;

const startOf = (day: string) => `(${day})::date::timestamp AT TIME ZONE 'UTC'`;
/** When everything that happened on a day and on `days - 1` days after it is stored. */
const overAt = (day: string, days: number) => `${startOf(`${day} + ${days}`)} + ${FINAL_AFTER}`;

/** $1 lock. Nodes count one after the other. */
export const LOCK = 'SELECT pg_advisory_xact_lock($1)';

/**
 * The days to count, oldest first: those that are not over, those that were not counted since, and once more after the
 * next day and after a week, when it is known who came back.
 */
export const DAYS_TO_COUNT = `
  SELECT due.day::text
  FROM (SELECT ${TODAY} - back AS day FROM generate_series(0, ${DAYS_BACK}) AS back) due
  LEFT JOIN game_stats_days counted USING (day)
  WHERE counted.counted_at IS NULL OR counted.counted_at < ${overAt('due.day', 1)}
    OR (counted.counted_at < ${overAt('due.day', 2)} AND now() >= ${overAt('due.day', 2)})
    OR (counted.counted_at < ${overAt('due.day', 8)} AND now() >= ${overAt('due.day', 8)})
  ORDER BY due.day`;

/** $1 day. */
export const MARK_COUNTED = `
  INSERT INTO game_stats_days (day, counted_at) VALUES ($1::date, clock_timestamp())
  ON CONFLICT (day) DO UPDATE SET counted_at = excluded.counted_at`;

/** An account that has claimed a guest has played since the guest did. */
export const INHERIT_FROM_GUESTS = `
  INSERT INTO game_players AS known (player_id, game_id, first_day)
  SELECT g.claimed_by, p.game_id, min(p.first_day)
  FROM game_players p JOIN guests g ON g.id = p.guest_id
  WHERE g.claimed_by IS NOT NULL
  GROUP BY g.claimed_by, p.game_id
  ON CONFLICT (player_id, game_id) DO UPDATE SET first_day = excluded.first_day
  WHERE known.first_day > excluded.first_day`;

/** $1 day. */
export const FORGET_DAY = `DELETE FROM game_stats WHERE day = $1::date`;

/** The plays of a day. Silence ends a play later than the player did. */
const playsOf = (day: string) => `
  SELECT p.game_id, coalesce(p.user_id, g.claimed_by, p.guest_id) AS player, p.guest_id,
         coalesce(p.user_id, g.claimed_by) IS NOT NULL AS is_kept,
         coalesce(p.came_from, '${UNKNOWN}') AS origin,
         -- Before devices were noted, origins were not noted either.
         coalesce(p.device, CASE WHEN p.came_from IS NULL THEN '${UNKNOWN}' ELSE '${OTHER}' END) AS device,
         CASE WHEN p.connected_game_id IS NULL THEN floor(extract(epoch FROM greatest(interval '0', CASE
           WHEN p.ended_at < p.last_ping_at + interval '${PLAY_SILENCE} milliseconds' THEN p.ended_at ELSE p.last_ping_at
         END - p.started_at)))::integer END AS seconds
  FROM play_sessions p LEFT JOIN guests g ON g.id = p.guest_id
  WHERE p.started_at >= ${startOf(day)} AND p.started_at < ${startOf(`${day} + 1`)}`;

/** Who played on a day. */
const playersOf = (day: string) => `
  SELECT game_id, player FROM (${playsOf(day)}) plays
  UNION
  SELECT game_id, user_id FROM play_days WHERE day = ${day}`;

/** The buckets of libs/rules. */
const BUCKET = `(length(steps::text) - 1) * ${BUCKETS_PER_POWER} + left(rpad(steps::text, 2, '0'), 2)::integer - 10`;

/**
 * $1 day. The steps of the value (`toStored` of libs/rules) of scores on main boards; null for other boards, whose values
 * mean something else. Scores are clustered by time, so one day is a narrow range of the BRIN index.
 */
const SCORES = `
  SELECT s.game_id, CASE WHEN b.direction = 'asc' THEN ${MAX_SCORE} + 1 - s.score WHEN b.id IS NOT NULL THEN s.score END AS steps
  FROM (
    SELECT game_id, board_id, score FROM scores
    WHERE created_at >= ${startOf('$1')} AND created_at < ${startOf('$1::date + 1')}
    UNION ALL
    SELECT game_id, board_id, score FROM removed_scores
    WHERE created_at >= ${startOf('$1')} AND created_at < ${startOf('$1::date + 1')} AND restored_at IS NULL
  ) s
  LEFT JOIN boards b ON b.id = s.game_id AND s.board_id IS NULL`;

const cameBack = (days: number) =>
  `CASE WHEN now() >= ${overAt('$1::date', days + 1)} AND count(*) > 0 THEN count(d${days}.player) END AS d${days}`;

/** $1 day. */
export const COUNT_DAY = `
  WITH plays AS MATERIALIZED (${playsOf('$1::date')}
  ), active AS MATERIALIZED (
    SELECT game_id, player FROM plays UNION SELECT game_id, user_id FROM play_days WHERE day = $1::date
  ), of_plays AS (
    SELECT game_id, count(*) AS plays, count(DISTINCT guest_id) AS guests,
           count(DISTINCT guest_id) FILTER (WHERE is_kept) AS guests_kept,
           percentile_disc(0.5) WITHIN GROUP (ORDER BY seconds) AS median_seconds
    FROM plays GROUP BY game_id
  ), of_players AS (
    SELECT game_id, count(*) AS players FROM active GROUP BY game_id
  ), of_new_players AS (
    SELECT fresh.game_id, count(*) AS new_players, ${cameBack(1)}, ${cameBack(7)}
    FROM (
      SELECT game_id, player FROM active a
      WHERE NOT EXISTS (
        SELECT FROM game_players k WHERE k.player_id = a.player AND k.game_id = a.game_id AND k.first_day < $1::date
      )
    ) fresh
    LEFT JOIN (${playersOf('($1::date + 1)')}) d1 USING (game_id, player)
    LEFT JOIN (${playersOf('($1::date + 7)')}) d7 USING (game_id, player)
    GROUP BY fresh.game_id
  ), of_scores AS (
    SELECT game_id, sum(count) AS scores, jsonb_object_agg(bucket, count) FILTER (WHERE bucket IS NOT NULL) AS histogram
    FROM (SELECT game_id, ${BUCKET} AS bucket, count(*) AS count FROM (${SCORES}) scored GROUP BY 1, 2) counted
    GROUP BY game_id
  ), of_refusals AS (
    SELECT game_id, sum(count) AS refused FROM game_refusals WHERE day = $1::date GROUP BY game_id
  ), of_origins AS (
    SELECT game_id, jsonb_object_agg(origin, count) AS origins
    FROM (
      SELECT game_id, CASE WHEN place <= ${MAX_ORIGINS} THEN origin ELSE '${OTHER}' END AS origin, sum(count) AS count
      FROM (
        SELECT game_id, origin, count(*) AS count,
               row_number() OVER (PARTITION BY game_id ORDER BY count(*) DESC, origin) AS place
        FROM plays GROUP BY game_id, origin
      ) ordered
      GROUP BY 1, 2
    ) listed
    GROUP BY game_id
  ), of_devices AS (
    SELECT game_id, jsonb_object_agg(device, count) AS devices
    FROM (SELECT game_id, device, count(*) AS count FROM plays GROUP BY game_id, device) counted
    GROUP BY game_id
  )
  INSERT INTO game_stats (
    game_id, day, plays, players, new_players, guests, guests_kept, d1, d7, median_seconds, scores, refused, histogram,
    origins, devices
  )
  SELECT game.id, $1::date, coalesce(plays, 0), coalesce(players, 0), coalesce(new_players, 0), coalesce(guests, 0),
         coalesce(guests_kept, 0), d1, d7, median_seconds, coalesce(scores, 0), coalesce(refused, 0),
         coalesce(histogram, '{}'), coalesce(origins, '{}'), coalesce(devices, '{}')
  FROM (SELECT game_id FROM of_players UNION SELECT game_id FROM of_scores UNION SELECT game_id FROM of_refusals) seen
  JOIN games game ON game.id = seen.game_id
  LEFT JOIN of_plays USING (game_id)
  LEFT JOIN of_players USING (game_id)
  LEFT JOIN of_new_players USING (game_id)
  LEFT JOIN of_scores USING (game_id)
  LEFT JOIN of_refusals USING (game_id)
  LEFT JOIN of_origins USING (game_id)
  LEFT JOIN of_devices USING (game_id)`;

/**
 * $1 day. Locks new accounts, so that nothing is stored for one that is being deleted. Guests who have been deleted are
 * not stored.
 */
export const NOTE_PLAYERS = `
  INSERT INTO game_players AS known (player_id, game_id, guest_id, first_day)
  SELECT a.player, a.game_id, g.id, $1::date
  FROM (${playersOf('$1::date')}) a
  JOIN games ON games.id = a.game_id
  LEFT JOIN guests g ON g.id = a.player
  WHERE NOT EXISTS (
      SELECT FROM game_players k WHERE k.player_id = a.player AND k.game_id = a.game_id AND k.first_day <= $1::date
    )
    AND (g.id IS NOT NULL OR EXISTS (
      SELECT FROM users u WHERE u.id = a.player AND u.deleted_at IS NULL FOR KEY SHARE
    ))
  ON CONFLICT (player_id, game_id) DO UPDATE SET first_day = excluded.first_day
  WHERE known.first_day > excluded.first_day`;
