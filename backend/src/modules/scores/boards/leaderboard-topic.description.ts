import { leaderboardChangesSchema, leaderboardSnapshotSchema } from '@gamegeek/contracts/scores/scores.schemas.js';
import type { TopicDescription } from '../../../core/live/topic-registry.service.js';

export const LEADERBOARD_TOPIC: TopicDescription = {
  topic: 'leaderboard:{gameId or global}:{all or week}',
  summary:
    'A board: its first 100 rows, or 10 if `watch` requests them. A patch contains the current entries of changed players; sort by score, then by time, then by id.',
  snapshot: leaderboardSnapshotSchema,
  changes: leaderboardChangesSchema,
};
