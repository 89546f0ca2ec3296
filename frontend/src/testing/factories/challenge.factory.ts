import type { Challenge, OwnChallenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { recording } from './recording.factory.js';

export const CHALLENGE_ID = '00000000-0000-4000-8000-0000000000c1';

/** An open challenge of ada about her run in game 7. */
export function challenge(changes: Partial<Challenge> = {}): Challenge {
  const { scoreId, gameId, gameName, player, score } = recording();
  return {
    id: CHALLENGE_ID,
    run: { scoreId, gameId, gameName, player, score, raceable: true },
    challenger: { ...player, score },
    opponent: null,
    answers: [],
    endsAt: new Date(Date.now() + 49 * 3_600_000).toISOString(),
    over: false,
    ...changes,
  };
}

/** The same as a row of the challenges of a user. */
export function ownChallenge(changes: Partial<OwnChallenge> = {}): OwnChallenge {
  const { answers: _, ...fields } = challenge();
  return { ...fields, answer: null, ...changes };
}
