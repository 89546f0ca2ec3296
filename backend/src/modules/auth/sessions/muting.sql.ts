import type { EntityManager } from '@mikro-orm/postgresql';
import { User } from '../accounts/index.js';

/** Returns false for admins, and for users who are muted until `unlessUntil` or longer. */
export async function muteUser(em: EntityManager, id: string, until: Date, unlessUntil: Date): Promise<boolean> {
  const shorter = [{ mutedUntil: null }, { mutedUntil: { $lt: unlessUntil } }];
  const change = { mutedUntil: until, updatedAt: new Date() };
  return (await em.nativeUpdate(User, { id, deletedAt: null, isAdmin: false, $or: shorter }, change)) > 0;
}

/** Returns false if the user is not muted. */
export async function unmuteUser(em: EntityManager, id: string): Promise<boolean> {
  const change = { mutedUntil: null, updatedAt: new Date() };
  return (await em.nativeUpdate(User, { id, mutedUntil: { $gt: new Date() } }, change)) > 0;
}
