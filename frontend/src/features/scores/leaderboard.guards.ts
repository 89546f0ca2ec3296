import type { LeaderboardChanges, LeaderboardSnapshot } from '@gamegeek/contracts/live/live-events.js';
import { PERIODS } from '@gamegeek/contracts/scores/period.js';
import type { LeaderboardEntry, LeaderboardPage } from '@gamegeek/contracts/scores/scores.types.js';
import { isNumber, isString, listOf, nullable, oneOf, optional, shape } from '../../shared/api/shape.js';

const isEntry = shape<LeaderboardEntry>({
  rank: isNumber,
  id: isNumber,
  userId: isString,
  username: isString,
  score: isNumber,
  createdAt: isString,
  verified: optional(oneOf([true])),
});

export const isLeaderboardSnapshot = shape<LeaderboardSnapshot>({
  entries: listOf(isEntry),
  total: isNumber,
  watching: isNumber,
});

export const isLeaderboardChanges = shape<LeaderboardChanges>({
  upserts: listOf(isEntry),
  total: isNumber,
  watching: isNumber,
});

export const isLeaderboardPage = shape<LeaderboardPage>({
  gameId: nullable(isNumber),
  period: oneOf(PERIODS),
  total: isNumber,
  seq: isNumber,
  page: isNumber,
  limit: isNumber,
  entries: listOf(isEntry),
});
