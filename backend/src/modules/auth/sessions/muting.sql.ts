import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import { User } from '../accounts/user.entity.js';

/** A mute that ends within this time of a new one is treated as the same, so that repeated requests change nothing. */
const TOLERANCE = "interval '1 minute'";

/** ? days, ? user, ? days. */
const MUTE = `
  UPDATE users SET muted_until = now() + ? * interval '1 day', updated_at = now()
  WHERE id = ? AND deleted_at IS NULL AND NOT is_admin
    AND (muted_until IS NULL OR muted_until < now() + ? * interval '1 day' - ${TOLERANCE})
  RETURNING muted_until AS "mutedUntil"`;

/** Returns the end of the mute; undefined for admins, and for users who are muted until then or longer. */
export async function muteUser(em: EntityManager, id: string, days: number): Promise<Date | undefined> {
  const [row] = await em.execute<{ mutedUntil: string }[]>(MUTE, [days, id, days]);
  return row && new Date(row.mutedUntil);
}

/** Returns false if the user is not muted. */
export async function unmuteUser(em: EntityManager, id: string): Promise<boolean> {
  const change = { mutedUntil: null, updatedAt: databaseTime() };
  return (await em.nativeUpdate(User, { id, mutedUntil: { $gt: databaseTime() } }, change)) > 0;
}
