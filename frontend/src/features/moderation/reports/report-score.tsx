import type { LeaderboardEntry } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { ReactNode } from 'react';
import { Report } from './report.js';

/** The report button of a row. A stable function, so that boards render only changed rows. */
export function reportScore({ id, userId, username }: LeaderboardEntry): ReactNode {
  return <Report kind="score" id={id} ownerId={userId} name={username} isSmall />;
}
