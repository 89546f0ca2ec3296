import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.types.js';
import type { ReactNode } from 'react';
import { Report } from './report.js';

/** At the end of a row of a game's board. The same for every render: a board draws only the rows that have changed. */
export function reportScore({ id, userId, username }: LeaderboardEntry): ReactNode {
  return <Report kind="score" id={id} ownerId={userId} name={username} isSmall />;
}
