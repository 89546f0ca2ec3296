import { useGuestClaim } from './use-guest-claim.js';

/** Renders nothing; claims guest scores for the user of the surrounding page. */
export function GuestClaimer({ userId }: { userId: string }): null {
  useGuestClaim(userId);
  return null;
}
