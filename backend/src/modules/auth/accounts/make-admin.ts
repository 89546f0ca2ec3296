import type { EntityManager } from '@mikro-orm/postgresql';

/** Makes a user an admin. Answers the name as it is written, or undefined when nobody is called so. */
export async function makeAdmin(em: EntityManager, username: string): Promise<string | undefined> {
  const rows = await em.execute<{ username: string }[]>(
    'UPDATE users SET is_admin = true, updated_at = now() WHERE lower(username) = lower(?) AND deleted_at IS NULL RETURNING username',
    [username],
  );
  return rows[0]?.username;
}
