import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { withDatabase } from '../support/environment.ts';
import { now } from '../support/clock.ts';
import type { Stage } from '../support/stage.ts';
import { WATCHED_GAME } from '../databases/world.ts';

const AGREE_TIMEOUT = 5_000;

/** Computed from scores, not from projections. */
const TOP_HUNDRED = `
  SELECT rank() OVER (ORDER BY score DESC)::integer AS rank, best.id::float8 AS id, user_id AS "userId", username,
         score::float8 AS score,
         to_char(best.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdAt"
  FROM (
    SELECT DISTINCT ON (user_id) * FROM scores WHERE game_id = $1 ORDER BY user_id, score DESC, created_at, id
  ) best
  JOIN users ON users.id = best.user_id
  ORDER BY score DESC, best.created_at, best.id
  LIMIT 100`;

/** Checks that every watcher receives the board of the database within the timeout. */
export async function boardsAgree(stage: Stage, moment: string, rows: BoardRows = 100): Promise<void> {
  const what = `the boards of all watchers ${moment}`;
  const expected = await withDatabase(stage.environment.databaseUrl(stage.ours.database), async (db) => {
    const top = await db.query<AnyRow>(TOP_HUNDRED, [WATCHED_GAME]);
    return top.rows.slice(0, rows).map(rowText).join('\n');
  });
  const end = now() + AGREE_TIMEOUT;
  for (;;) {
    const { watchers, without, boards } = await stage.ours.fleet.call('boards', undefined);
    const matching = boards.filter(({ entries }) => entries.map(rowText).join('\n') === expected);
    const agreeing = matching.reduce((sum, board) => sum + board.watchers, 0);
    if (agreeing === watchers || now() > end) {
      const { gaps, resets, reconnects, firstRefusal } = await stage.ours.fleet.call('counts', undefined);
      const counters = `${gaps} gaps, ${resets} resets, ${reconnects} reconnects so far${firstRefusal ? `, ${firstRefusal}` : ''}`;
      const found = `${agreeing} of ${watchers} as in the database, ${without} without a board; ${counters}`;
      stage.checks.push({ what, ok: agreeing === watchers, found });
      return;
    }
    await pause(50);
  }
}

interface AnyRow {
  rank: number;
  id: number;
  userId: string;
  username: string;
  score: number;
  createdAt: string;
}

function rowText({ rank, id, userId, username, score, createdAt }: AnyRow): string {
  return [rank, id, userId, username, score, createdAt].join(' ');
}
