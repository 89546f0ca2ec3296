import type { Challenge } from '@gamegeek/contracts/challenges/challenges.schemas.js';
import { paths } from '#shared/routing/paths.js';

const CHALLENGE = 'challenge';

/** The address of a race that counts for a challenge. */
export const challengeRace = ({ id, run }: Challenge): string =>
  `${paths.race(run.gameId, run.scoreId)}&${CHALLENGE}=${id}`;

/** The id of the challenge that the address of a race names. */
export const challengeIdOf = (query: URLSearchParams): string | undefined => query.get(CHALLENGE) ?? undefined;

/** Whether races of this reader count for the challenge while it is open: of the challenger's run, no other race does. */
export const isChallenged = ({ run, challenger, opponent }: Challenge, readerId: string | undefined): boolean =>
  readerId === challenger.id ? readerId !== run.player.id : opponent === null || readerId === opponent.id;
