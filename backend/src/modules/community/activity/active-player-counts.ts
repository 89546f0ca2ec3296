import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';

/** Any number that no other user of advisory locks in this database takes. */
const COUNTING_LOCK = 7_260_873;
/** Many players are counted in pieces that nobody has to wait for. */
const AT_ONCE = 500;
/** Longer than a score may take from its time to its commit. */
const COMMITTED_WITHIN = '10 seconds';

const THESE_DAYS = `ARRAY(SELECT (now() AT TIME ZONE 'UTC')::date - back FROM generate_series(0, 6) AS back)`;

/** When somebody scored last; a day whose scores have all been removed is the day itself. */
const LAST_PLAYED = `
  coalesce(
    (SELECT s.created_at FROM scores s WHERE s.user_id = days.user_id ORDER BY s.created_at DESC LIMIT 1),
    days.last::timestamp AT TIME ZONE 'UTC'
  )`;

/**
 * Everybody who has scored since somebody was last known to, whoever did so first ahead, so that a run that ends early
 * leaves nobody behind. The summary of the pages leads there at once.
 */
const LATELY_PLAYED = `
  SELECT user_id AS id FROM scores
  WHERE created_at > (SELECT max(last_played_at) - interval '${COMMITTED_WITHIN}' FROM active_players)
  GROUP BY user_id ORDER BY max(created_at), user_id`;

/** Everybody of whom something else is kept than these seven days, today (UTC) included, have seen. */
const COUNTED_WRONG = `
  WITH days AS (
    SELECT user_id, count(DISTINCT game_id) AS games, max(day) AS last
    FROM play_days WHERE day > (now() AT TIME ZONE 'UTC')::date - 7 GROUP BY user_id
  ), active AS (
    SELECT days.user_id, games, ${LAST_PLAYED} AS at FROM days JOIN users u ON u.id = user_id AND u.deleted_at IS NULL
  )
  SELECT user_id AS id
  FROM active FULL JOIN active_players kept USING (user_id)
  WHERE (kept.games_played, kept.last_played_at) IS DISTINCT FROM (active.games::integer, active.at)
  ORDER BY active.at, user_id`;

/**
 * Counts these players anew. Rows are written only where something has changed. Players are held, so that no account
 * that is being deleted comes back.
 */
const COUNT = `
  WITH present AS MATERIALIZED (
    SELECT id FROM users WHERE id = ANY (?::uuid[]) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE
  ), counted AS MATERIALIZED (
    SELECT days.user_id, days.games, ${LAST_PLAYED} AS at
    FROM (
      SELECT present.id AS user_id, of_user.games, of_user.last
      FROM present CROSS JOIN LATERAL (
        SELECT count(DISTINCT d.game_id)::integer AS games, max(d.day) AS last
        FROM play_days d WHERE d.user_id = present.id AND d.day = ANY (${THESE_DAYS})
      ) of_user
    ) days
    WHERE days.games > 0
  ), gone AS (
    DELETE FROM active_players WHERE user_id = ANY (?::uuid[]) AND user_id NOT IN (SELECT user_id FROM counted)
    RETURNING user_id
  ), written AS (
    INSERT INTO active_players AS kept (user_id, games_played, last_played_at)
    SELECT user_id, games, at FROM counted ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET games_played = excluded.games_played, last_played_at = excluded.last_played_at
    WHERE (kept.games_played, kept.last_played_at) IS DISTINCT FROM (excluded.games_played, excluded.last_played_at)
    RETURNING user_id
  )
  SELECT (SELECT count(*) FROM gone)::int + (SELECT count(*) FROM written)::int AS changed`;

interface Player {
  id: string;
}

/** Keeps the count of who plays how much in these days, from play days and scores. */
@Injectable()
export class ActivePlayerCounts {
  constructor(private readonly em: EntityManager) {}

  /** Follows those who have just played; the first count is of everybody. Answers how many have changed. */
  async follow(): Promise<number> {
    const [known] = await this.em.fork().execute<object[]>('SELECT 1 FROM active_players LIMIT 1');
    return this.count(known ? LATELY_PLAYED : COUNTED_WRONG);
  }

  /** Finds what nobody's play tells of: days pass, scores are removed, and a queue may lose what it was asked. */
  recount(): Promise<number> {
    return this.count(COUNTED_WRONG);
  }

  private async count(whom: string): Promise<number> {
    const ids = (await this.em.fork().execute<Player[]>(whom)).map(({ id }) => id);
    let players = 0;
    for (let first = 0; first < ids.length; first += AT_ONCE) {
      players += await this.countPiece(ids.slice(first, first + AT_ONCE));
    }
    return players;
  }

  private async countPiece(ids: string[]): Promise<number> {
    const list = `{${ids.join(',')}}`;
    return this.em.fork().transactional(async (em) => {
      // Whoever counts the same players at the same time reads after this has been committed.
      await em.execute('SELECT pg_advisory_xact_lock(?)', [COUNTING_LOCK]);
      const [row] = await em.execute<{ changed: number }[]>(COUNT, [list, list]);
      return row?.changed ?? 0;
    });
  }
}
