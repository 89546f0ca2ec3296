import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseTime } from '../../../core/database/database-time.js';
import { User } from '../accounts/user.entity.js';
import { RecoveryCode } from './recovery-code.entity.js';

/** Stores a secret that is not in use yet. Returns false if two-factor is on, or the address is not verified. */
export async function storeSecret(em: EntityManager, userId: string, totpSecret: Buffer): Promise<boolean> {
  const where = { id: userId, totpEnabledAt: null, deletedAt: null, emailVerifiedAt: { $ne: null } };
  return (await em.nativeUpdate(User, where, { totpSecret, totpLastStep: null })) > 0;
}

/**
 * Returns false if two-factor is on already, or if its secret is no longer this one: a concurrent set-up may have
 * replaced it. Within the transaction of `em`.
 */
export async function turnOnTwoFactor(
  em: EntityManager,
  { id, totpSecret }: Pick<User, 'id' | 'totpSecret'>,
  step: number,
  codeHashes: Buffer[],
): Promise<boolean> {
  const where = { id, totpEnabledAt: null, totpSecret, deletedAt: null };
  if ((await em.nativeUpdate(User, where, { totpEnabledAt: databaseTime(), totpLastStep: step })) === 0) return false;
  await em.nativeDelete(RecoveryCode, { user: id });
  await em.insertMany(
    RecoveryCode,
    codeHashes.map((codeHash) => ({ user: id, codeHash })),
  );
  return true;
}

/** Within the transaction of `em`. Returns whether it was on. */
export async function turnOffTwoFactor(em: EntityManager, userId: string): Promise<boolean> {
  const off = { totpSecret: null, totpEnabledAt: null, totpLastStep: null };
  const turnedOff = await em.nativeUpdate(User, { id: userId, totpEnabledAt: { $ne: null } }, off);
  await em.nativeDelete(RecoveryCode, { user: userId });
  return turnedOff > 0;
}

/** Returns false if the code of this step or of a later one has been used. */
export async function consumeStep(em: EntityManager, userId: string, step: number): Promise<boolean> {
  const later = { $or: [{ totpLastStep: null }, { totpLastStep: { $lt: step } }] };
  const on = { id: userId, totpEnabledAt: { $ne: null } };
  return (await em.nativeUpdate(User, { ...on, ...later }, { totpLastStep: step })) > 0;
}

/** Returns false if the user has no recovery code with one of these hashes. */
export async function consumeRecoveryCode(em: EntityManager, userId: string, hashes: Buffer[]): Promise<boolean> {
  return (await em.nativeDelete(RecoveryCode, { user: userId, codeHash: { $in: hashes } })) > 0;
}

export function countRecoveryCodes(em: EntityManager, userId: string): Promise<number> {
  return em.count(RecoveryCode, { user: userId });
}
