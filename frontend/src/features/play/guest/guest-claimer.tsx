import { useGuestClaim } from './use-guest-claim.js';

/** Shows nothing: its place in the page says for whom scores are claimed. */
export function GuestClaimer({ userId }: { userId: string }): null {
  useGuestClaim(userId);
  return null;
}
