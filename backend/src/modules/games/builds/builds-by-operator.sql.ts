import type { EntityManager } from '@mikro-orm/postgresql';
import { runIn } from '../../../core/database/transaction.js';

export interface ListedBuild {
  id: string;
  gameId: number;
  game: string;
  number: number;
  uploader: string;
  size: number;
  verdict: string;
  played: boolean;
  hiddenReason: string | null;
  /** As the driver of MikroORM reads it. */
  createdAt: Date | string;
}

/** The game of a changed build. */
export interface ChangedBuild {
  gameId: number;
  game: string;
  /** It was the build that is played. */
  wasPlayed: boolean;
}

/** $1 game or null, $2 limit. */
const LIST = {
  name: 'list-builds',
  text: `
    SELECT b.id, g.id AS "gameId", g.name AS game, b.number, u.username AS uploader, b.size, b.verdict,
      g.build_id IS NOT DISTINCT FROM b.id AS played, b.hidden_reason AS "hiddenReason", b.created_at AS "createdAt"
    FROM builds b JOIN games g ON g.id = b.game_id JOIN users u ON u.id = b.uploaded_by
    WHERE $1::integer IS NULL OR g.id = $1
    ORDER BY b.created_at DESC, b.id LIMIT $2`,
};

/** $1 build. */
const FIND = {
  name: 'find-build',
  text: `
    SELECT g.id AS "gameId", g.name AS game, g.build_id IS NOT DISTINCT FROM b.id AS "wasPlayed"
    FROM builds b JOIN games g ON g.id = b.game_id WHERE b.id::text = $1 FOR NO KEY UPDATE OF g`,
};

/** $1 build, $2 reason or null. */
const HIDE = { name: 'hide-build', text: 'UPDATE builds SET hidden_reason = $2 WHERE id::text = $1' };

/** $1 game, $2 reason. */
const HIDE_GAME = {
  name: 'hide-game-of-build',
  text: `UPDATE games SET active = false, hidden_reason = $2, updated_at = now() WHERE id = $1 AND NOT draft`,
};

/** $1 game. */
const LEAVE_BUILD = {
  name: 'leave-build',
  text: `UPDATE games SET build_id = NULL, launch = 'link', updated_at = now() WHERE id = $1`,
};

/** $1 build. */
const REMOVE = { name: 'remove-build', text: 'DELETE FROM builds WHERE id::text = $1' };

export const listBuilds = (em: EntityManager, gameId: number | undefined, limit: number): Promise<ListedBuild[]> =>
  runIn<ListedBuild>(em, LIST, [gameId ?? null, limit]);

/** Its files are no longer served. With the build that is played, its game is hidden. Undefined if there is none. */
export const hideBuild = (em: EntityManager, id: string, reason: string): Promise<ChangedBuild | undefined> =>
  changeBuild(em, id, async (inner, { gameId, wasPlayed }) => {
    await runIn(inner, HIDE, [id, reason]);
    if (wasPlayed) await runIn(inner, HIDE_GAME, [gameId, reason]);
  });

/** Its files are served again; its game stays as it is. */
export const showBuild = (em: EntityManager, id: string): Promise<ChangedBuild | undefined> =>
  changeBuild(em, id, async (inner) => {
    await runIn(inner, HIDE, [id, null]);
  });

/** Deletes a build, also one that is played: then its game cannot be played until it has another one. */
export const removeBuild = (em: EntityManager, id: string): Promise<ChangedBuild | undefined> =>
  changeBuild(em, id, async (inner, { gameId, wasPlayed }) => {
    if (wasPlayed) await runIn(inner, LEAVE_BUILD, [gameId]);
    await runIn(inner, REMOVE, [id]);
  });

function changeBuild(
  em: EntityManager,
  id: string,
  change: (inner: EntityManager, found: ChangedBuild) => Promise<void>,
): Promise<ChangedBuild | undefined> {
  return em.transactional(async (inner) => {
    const [found] = await runIn<ChangedBuild>(inner, FIND, [id]);
    if (found) await change(inner, found);
    return found;
  });
}
