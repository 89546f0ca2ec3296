import type pg from 'pg';
import { achievementsOf, type AchievementKey } from '@gamegeek/rules/achievements.js';
import { paymentReason } from '@gamegeek/rules/credit-reasons.js';
import { takeBack } from '../../auth/index.js';
import { readStandings, type StandingRow } from './raise-achievements.js';

type Client = Pick<pg.ClientBase, 'query'>;

/** $1 players. Whoever raises theirs is waited for, and is seen by what is read next. */
const HOLD = {
  name: 'hold-achievements',
  text: `
    SELECT user_id AS "userId", key, progress, completed_at IS NOT NULL AS completed, times_taken_back AS "timesTakenBack"
    FROM achievements WHERE user_id = ANY($1::uuid[]) ORDER BY user_id, key FOR UPDATE`,
};

/** $1 players, $2 keys, $3 progress: arrays of one length; $4 as of which removal. Nothing rises by this. */
const LOWER = {
  name: 'lower-achievements',
  text: `
    UPDATE achievements held SET
      progress = least(held.progress, reached.progress), removals = greatest(held.removals, $4::bigint),
      times_taken_back = held.times_taken_back
        + CASE WHEN held.completed_at IS NOT NULL AND reached.progress < 100 THEN 1 ELSE 0 END,
      completed_at = CASE WHEN reached.progress = 100 THEN held.completed_at END
    FROM unnest($1::uuid[], $2::text[], $3::integer[]) AS reached (user_id, key, progress)
    WHERE held.user_id = reached.user_id AND held.key = reached.key`,
};

/** An achievement that somebody had reached, wholly or in part, and no longer has. */
export interface Fallen {
  userId: string;
  key: AchievementKey;
  /** It had been unlocked. */
  completed: boolean;
}

interface HeldRow extends Fallen {
  progress: number;
  timesTakenBack: number;
}

/**
 * After a score was removed: what these players have no longer reached goes back to what it truly is, and what it paid
 * goes back with it. Part of the caller's transaction; safe to run twice. Answers what has fallen.
 */
export async function lower(client: Client, userIds: string[]): Promise<Fallen[]> {
  const { rows: held } = await client.query<HeldRow>({ ...HOLD, values: [userIds] });
  const standings = await readStandings(client, userIds);
  const reached = standings.flatMap(reachedBy);
  const [first] = standings;
  if (!first) return [];
  const columns = [
    reached.map(({ userId }) => userId),
    reached.map(({ key }) => key),
    reached.map(({ progress }) => progress),
  ];
  await client.query({ ...LOWER, values: [...columns, first.removals] });
  const now = new Map(reached.map(({ userId, key, progress }) => [`${userId} ${key}`, progress]));
  const fallen = held.filter(({ userId, key, progress }) => (now.get(`${userId} ${key}`) ?? progress) < progress);
  await takeBack(
    client,
    fallen
      .filter(({ completed }) => completed)
      .map(({ userId, key, timesTakenBack }) => ({ userId, reason: paymentReason(key, timesTakenBack) })),
  );
  return fallen;
}

function reachedBy({ userId, bestScore, gamesPlayed }: StandingRow) {
  return achievementsOf({ bestScore, gamesPlayed }).map((state) => ({ userId, ...state }));
}
