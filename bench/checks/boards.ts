import { setTimeout as pause } from 'node:timers/promises';
import type { BoardRows } from '@gamegeek/contracts/live/watch-options.js';
import { withDatabase } from '../support/environment.ts';
import { now } from '../support/clock.ts';
import type { Stage } from '../support/stage.ts';
import { WATCHED_GAME } from '../support/world.ts';

const SETTLE_WITHIN = 5_000;

/** From the scores themselves, not from projections. */
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

/** Whether every watcher holds the board of the database, within the time limit for a patch. */
export async function boardsAgree(stage: Stage, moment: string, rows: BoardRows = 100): Promise<void> {
  const what = `the boards of all watchers ${moment}`;
  const truth = await withDatabase(stage.environment.databaseUrl(stage.ours.database), async (db) => {
    const top = await db.query<AnyRow>(TOP_HUNDRED, [WATCHED_GAME]);
    return top.rows.slice(0, rows).map(plainRow).join('\n');
  });
  const end = now() + SETTLE_WITHIN;
  for (;;) {
    const { watchers, without, boards } = await stage.ours.fleet.call('boards', undefined);
    const right = boards.filter(({ entries }) => entries.map(plainRow).join('\n') === truth);
    const agreeing = right.reduce((sum, board) => sum + board.watchers, 0);
    if (agreeing === watchers || now() > end) {
      const { gaps, resets, reconnects, firstRefusal } = await stage.ours.fleet.call('counts', undefined);
      const story = `${gaps} gaps, ${resets} resets, ${reconnects} reconnects so far${firstRefusal ? `, ${firstRefusal}` : ''}`;
      const found = `${agreeing} of ${watchers} as in the database, ${without} without a board; ${story}`;
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

function plainRow({ rank, id, userId, username, score, createdAt }: AnyRow): string {
  return [rank, id, userId, username, score, createdAt].join(' ');
}
