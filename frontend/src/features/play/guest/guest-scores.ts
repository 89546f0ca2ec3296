import { guestClaimSchema, type GuestClaim } from '@gamegeek/contracts/play/play.schemas.js';
import { nothing, request } from '#shared/api/api-client.js';
import { readStored, removeStored } from '#shared/storage.js';
import { deleteGuestRuns } from '../session/kept-runs.js';
import { deleteGuestQueue } from '../session/queued-scores.js';
import { GUEST_KEY } from './guest-key.js';

/** Whether this browser has played as a guest whom no account has claimed. */
export const isClaimPending = (): boolean => readStored(GUEST_KEY) !== null;

const listeners = new Set<(claim: GuestClaim) => void>();

/**
 * Called after each successful claim: also a running game claims, if the claim after signing in has failed. Returns a
 * function that stops it.
 */
export function onGuestClaim(listener: (claim: GuestClaim) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let claiming: Promise<GuestClaim | undefined> | undefined;

/**
 * Moves the guest's scores to the account that has just signed in; undefined if there are none. One request at a time.
 */
export function claimGuestScores(): Promise<GuestClaim | undefined> {
  claiming ??= claim().finally(() => (claiming = undefined));
  return claiming;
}

async function claim(): Promise<GuestClaim | undefined> {
  if (!isClaimPending()) return undefined;
  const claimed = await request('/api/user/guest-scores/claim', { method: 'POST', answer: guestClaimSchema });
  // Cleared only after success, so that a failed claim is retried.
  removeStored(GUEST_KEY);
  for (const listener of listeners) listener(claimed);
  return claimed;
}

/** Deletes the guest's scores of this browser and ends its sessions. */
export async function deleteGuestScores(): Promise<void> {
  await request('/api/user/guest-scores', { method: 'DELETE', answer: nothing });
  removeStored(GUEST_KEY);
  deleteGuestQueue();
  deleteGuestRuns();
}
